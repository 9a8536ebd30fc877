import { ofError, ofTimeout } from '#machines/event-params.ts';
import { meta } from './registration.messages.ts';
import { ofOutput, registrationSetup, sharedFailures, staleFailures } from './registration.setup.ts';

/** What the registration is by now, after it went on elsewhere. */
export const refreshing = registrationSetup.createStateConfig({
  description: 'The registration was saved elsewhere since the person saw it; it is fetched as it is now.',
  meta: meta.refreshing,
  tags: ['busy', 'form'],
  invoke: {
    id: 'refreshRegistration',
    src: 'loadRegistration',
    onDone: [
      {
        // A save whose answer was lost is nobody else's.
        guard: { type: 'isOwnSave', params: ofOutput },
        target: 'saving',
        actions: { type: 'assignOverNow', params: ofOutput },
      },
      {
        guard: { type: 'isAnsweredElsewhere', params: ofOutput },
        target: 'elsewhere',
        actions: { type: 'assignElsewhere', params: ofOutput },
      },
      { target: 'answering', actions: { type: 'assignMerged', params: ofOutput } },
    ],
    // The save was refused, so nothing of it waits for an answer.
    onError: [
      ...sharedFailures,
      staleFailures[0],
      { target: 'answering', actions: ['clearAttempt', { type: 'assignFailure', params: ofError }] },
    ],
  },
  after: {
    loadLimit: {
      target: 'answering',
      actions: ['clearAttempt', { type: 'assignFailure', params: ofTimeout }],
    },
  },
});

/** The same step was saved elsewhere: both answers are shown, and what is typed stays until the person decides. */
export const elsewhere = registrationSetup.createStateConfig({
  description: 'The same step was saved elsewhere; the person chooses which answer stands.',
  meta: meta.elsewhere,
  tags: ['form'],
  on: {
    'elsewhere.taken': [
      { guard: 'isElsewhereAllSaved', target: 'completing', actions: 'takeElsewhere' },
      { target: 'answering', actions: 'takeElsewhere' },
    ],
    'elsewhere.overwritten': { target: 'saving', actions: 'overwriteElsewhere' },
  },
});
