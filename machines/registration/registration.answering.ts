import { assign } from 'xstate';
import { ofKey } from '#machines/fragments.ts';
import { meta } from './registration.messages.ts';
import { registrationSetup } from './registration.setup.ts';
import type { FormStep } from './registration.types.ts';
import * as updates from './registration.updates.ts';

const step = (name: FormStep, description: string) => ({
  description,
  meta: meta[name],
  tags: ['form' as const],
});

const place = (name: FormStep) => ({
  guard: { type: 'isAt' as const, params: { step: name } },
  target: name,
});

/** The steps that a person fills in, one state each. */
export const answering = registrationSetup.createStateConfig({
  description: 'The person is at a step and types.',
  initial: 'placing',
  on: {
    'draft.changed': { actions: assign(({ context, event }) => updates.typed(context, event)) },
    'step.back': { guard: 'hasPrevious', target: '.placing', actions: 'assignPrevious' },
    'step.opened': {
      guard: { type: 'canOpen', params: ({ event }) => ({ step: event.step }) },
      target: '.placing',
      actions: { type: 'assignOpened', params: ({ event }) => ({ step: event.step }) },
    },
    'step.submitted': [
      { guard: 'isInvalid', actions: 'assignRefusal' },
      { guard: 'isRetryOfPayment', target: 'saving', actions: 'clearFailure' },
      {
        guard: 'needsPayment',
        target: 'tokenizing',
        actions: { type: 'assignAttempt', params: ofKey },
      },
      {
        guard: 'isFee',
        target: 'paying',
        actions: { type: 'assignAttempt', params: ofKey },
      },
      {
        target: 'saving',
        actions: { type: 'assignAttempt', params: ofKey },
      },
    ],
    'code.applied': [
      {
        guard: { type: 'hasCode', params: ({ event }) => ({ kind: event.kind }) },
        target: 'checkingCode',
        actions: assign(({ context, event }) => updates.codeAsked(context, event.kind)),
      },
      { actions: assign(({ event }) => updates.codeMissing(event.kind)) },
    ],
    'code.removed': {
      actions: assign(({ context, event }) => updates.codeRemoved(context, event.kind)),
    },
  },
  states: {
    placing: {
      description:
        'Goes to the person’s step, or to the state of an undecided payment or a finished registration.',
      always: [
        { guard: 'isPaymentOpen', target: '#registration.confirming', actions: 'clearPolls' },
        place('participation'),
        place('profile'),
        place('route-signature'),
        place('route-gravel'),
        place('volunteer'),
        place('activity-goals'),
        place('fundraising'),
        place('additional-info'),
        place('waiver'),
        { target: 'fee' },
      ],
    },
    participation: step('participation', 'Challenger, Rider of one or both rides, Volunteer, in any mix.'),
    profile: step('profile', 'Contact, birth date and emergency contact.'),
    'route-signature': step('route-signature', 'A route of Ride Weekend, with group and sponsor code.'),
    'route-gravel': step('route-gravel', 'A route of Gravel Day, with group and sponsor code.'),
    volunteer: step('volunteer', 'Shifts to help in.'),
    'activity-goals': step('activity-goals', 'What a Challenger sets out to do.'),
    fundraising: step('fundraising', 'Goal, commitment and the card a shortfall is charged to.'),
    'additional-info': step('additional-info', 'Sizes, employer, and what the person likes to tell.'),
    waiver: step('waiver', 'The waiver is read and signed; below 18 by a guardian too.'),
    fee: step('fee', 'What is charged now, with a discount if there is one.'),
  },
});
