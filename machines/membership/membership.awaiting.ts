import { whenExpired } from '#machines/fragments.ts';
import { membershipMeta as meta } from './membership.messages.ts';
import { attemptOf, membershipSetup, ofJoinState } from './membership.setup.ts';

/** While somebody else decides, the page asks for the answer now and then, as long as it is visible. */
const watching = {
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'waiting',
} as const;

const waiting = membershipSetup.createStateConfig({
  description: 'Some seconds pass before the page asks for the join state again',
  on: { 'page.hidden': 'resting' },
  after: { pollDelay: 'checking' },
});

const resting = membershipSetup.createStateConfig({
  description: 'The page is hidden, so it loads nothing',
  on: { 'page.shown': 'checking' },
});

const checking = membershipSetup.createStateConfig({
  description: 'The page asks for the join state again; the shown content stays and can be used',
  on: { 'page.hidden': 'resting' },
  invoke: {
    id: 'refreshJoinState',
    src: 'loadJoinState',
    input: ({ context: { pelotonId } }) => ({ pelotonId: pelotonId ?? '' }),
    onDone: [
      {
        guard: { type: 'isUnchanged', params: ofJoinState },
        target: 'waiting',
        actions: 'assignPolled',
      },
      {
        target: '#membership.sorting',
        actions: [{ type: 'assignDecided', params: ofJoinState }, 'notifyChanged'],
      },
    ],
    // After a failure, the next look-up tries again.
    onError: [whenExpired, { target: 'waiting', actions: 'assignPolled' }],
  },
  after: { loadLimit: { target: 'waiting', actions: 'assignPolled' } },
});

const polled = { waiting, resting, checking };

/** Captain and admins have not answered yet. */
export const pending = membershipSetup.createStateConfig({
  ...watching,
  description: 'The request waits for an answer; the person can take it back',
  meta: meta.pending,
  on: {
    'withdrawal.requested': { target: 'withdrawalAsked', actions: 'clearFailure' },
    'code.changed': { actions: { type: 'assignCode', params: ({ event }) => event } },
    'code.submitted': [
      { guard: 'isInvalidCode', actions: 'assignCodeRefusal' },
      { target: 'joining', actions: { type: 'assignAttempt', params: attemptOf('code') } },
    ],
  },
  states: polled,
});

/** The captain waits for the person's answer. */
export const offered = membershipSetup.createStateConfig({
  ...watching,
  description: 'The captain offers the captaincy; the person accepts or declines it',
  meta: meta.offered,
  on: {
    'offer.accepted': {
      target: 'answering',
      actions: [
        { type: 'assignAnswer', params: { isAccepting: true } },
        'clearAttempt',
        { type: 'assignAttempt', params: attemptOf('answer') },
      ],
    },
    'offer.declined': {
      target: 'answering',
      actions: [
        { type: 'assignAnswer', params: { isAccepting: false } },
        'clearAttempt',
        { type: 'assignAttempt', params: attemptOf('answer') },
      ],
    },
  },
  states: polled,
});
