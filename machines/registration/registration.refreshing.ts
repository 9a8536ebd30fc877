import { assignFailure, assignTimeout } from '#machines/fragments.ts';
import { meta } from './registration.messages.ts';
import { ofRegistration, registrationSetup, sharedFailures, staleFailures } from './registration.setup.ts';

/** What the registration is by now, after it went on elsewhere. */
export const refreshing = registrationSetup.createStateConfig({
  description: 'The registration was saved elsewhere since the person saw it; the current version is loaded.',
  meta: meta.refreshing,
  tags: ['busy', 'form'],
  invoke: {
    id: 'refreshRegistration',
    src: 'loadRegistration',
    onDone: [
      {
        // A save whose answer was lost is nobody else's.
        guard: { type: 'isOwnSave', params: ofRegistration },
        target: 'saving',
        actions: { type: 'assignOverNow', params: ofRegistration },
      },
      {
        guard: { type: 'isAnsweredElsewhere', params: ofRegistration },
        target: 'elsewhere',
        actions: { type: 'assignElsewhere', params: ofRegistration },
      },
      { target: 'answering', actions: { type: 'assignMerged', params: ofRegistration } },
    ],
    // The save was refused, so nothing of it waits for an answer.
    onError: [
      ...sharedFailures,
      staleFailures[0],
      { target: 'answering', actions: ['clearAttempt', assignFailure] },
    ],
  },
  after: {
    loadLimit: {
      target: 'answering',
      actions: ['clearAttempt', assignTimeout],
    },
  },
});

/** The same step was saved elsewhere: both answers are shown, and what is typed stays until the person decides. */
export const elsewhere = registrationSetup.createStateConfig({
  description: 'The same step was saved elsewhere; the person chooses which answer to keep.',
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
