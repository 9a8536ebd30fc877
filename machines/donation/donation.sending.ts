import {
  assignFailure,
  assignTimeout,
  ofError,
  ofOutput,
  ofTimeout,
  whenExpired,
} from '#machines/fragments.ts';
import { authenticationOf, deviceDataOf, donationOf, paymentOf } from './donation.guards.ts';
import { meta } from './donation.messages.ts';
import { donationSetup, ofOutcome } from './donation.setup.ts';
import type { DonationContext, DonationRequest } from './donation.types.ts';

const requestOf = (context: DonationContext) =>
  ({
    ...donationOf(context),
    payment: paymentOf(context),
    isRepeatMeant: context.attempt?.isRepeatMeant ?? false,
    proof: context.proof,
    ...deviceDataOf(context),
    // Guards let no incomplete donation get here.
  }) as DonationRequest;

/** While the donation is under way, Back leads out of the page, and the leave warning asks. */
const atNoStep = { type: 'notifyStepShown', params: { depth: 0 } } as const;

const attemptIn = ({ context }: { context: DonationContext }) => ({ key: context.attempt?.key ?? '' });

const known = [
  {
    guard: { type: 'isCharged', params: ofOutcome },
    target: '#donation.thanked',
    actions: { type: 'assignThanks', params: ofOutcome },
  },
  {
    guard: { type: 'isNotCharged', params: ofOutcome },
    target: '#donation.declining',
    actions: { type: 'assignNotCharged', params: ofOutcome },
  },
] as const;

/** The same after a look-up, where an attempt that has not arrived may have been withdrawn. */
const foundOut = [
  {
    guard: { type: 'isWithdrawn', params: ofOutcome },
    target: '#donation.returning',
    actions: { type: 'assignWithdrawn', params: ofOutcome },
  },
  ...known,
] as const;

/** The only state that moves money. */
export const sending = donationSetup.createStateConfig({
  description:
    'The gift is sent under its key. Whatever is not a plain answer leads to asking, never to a second charge.',
  meta: meta.sending,
  tags: ['busy', 'form', 'locked'],
  entry: atNoStep,
  invoke: {
    id: 'createDonation',
    src: 'createDonation',
    input: ({ context }) => ({
      key: context.attempt?.key ?? '',
      request: requestOf(context),
      isGuest: context.isGuest,
    }),
    onDone: [...known, { target: 'confirming' }],
    onError: [
      { ...whenExpired, actions: { type: 'assignTurnedDown', params: ofError } },
      { guard: { type: 'needsProof', params: ofError }, target: 'proving', actions: 'assignAttemptClosed' },
      {
        guard: { type: 'needsAuthentication', params: ofError },
        target: 'authenticating',
        actions: 'assignAttemptClosed',
      },
      {
        guard: { type: 'isDeclined', params: ofError },
        target: 'declining',
        actions: { type: 'assignDecline', params: ofError },
      },
      {
        guard: { type: 'isRepeated', params: ofError },
        target: 'repeating',
        actions: { type: 'assignTurnedDown', params: ofError },
      },
      {
        guard: { type: 'isClosed', params: ofError },
        target: 'closed',
        actions: { type: 'assignTurnedDown', params: ofError },
      },
      {
        guard: { type: 'isChargeChanged', params: ofError },
        target: 'reviewing',
        actions: { type: 'assignQuote', params: ofError },
      },
      { guard: { type: 'isOutcomeUnknown', params: ofError }, target: 'confirming' },
      {
        guard: { type: 'hasFields', params: ofError },
        target: 'correcting',
        actions: { type: 'assignTurnedDown', params: ofError },
      },
      { target: 'reviewing', actions: { type: 'assignTurnedDown', params: ofError } },
    ],
  },
  after: { sendLimit: 'confirming' },
});

/** Between two sends of the same donation: the gateway got nothing of it. */
export const authenticating = donationSetup.createStateConfig({
  description:
    'Cards are being tried out, here or everywhere on the site: the card’s owner proves to their bank that it is theirs.',
  meta: meta.authenticating,
  tags: ['busy', 'form', 'locked'],
  invoke: {
    id: 'authenticateCard',
    src: 'authenticateCard',
    input: ({ context }) => authenticationOf(context),
    onDone: {
      target: 'sending',
      actions: [{ type: 'assignAuthenticated', params: ofOutput }, 'assignSentAgain'],
    },
    onError: [
      {
        guard: { type: 'isDeclined', params: ofError },
        target: 'declining',
        actions: { type: 'assignDecline', params: ofError },
      },
      { target: 'editing.payment', actions: { type: 'assignUnauthenticated', params: ofError } },
    ],
  },
  after: {
    authenticateLimit: {
      target: 'editing.payment',
      actions: { type: 'assignUnauthenticated', params: ofTimeout },
    },
  },
});

const askAgain = { target: 'checking', actions: ['clearPolls', 'clearFailure'] } as const;

/** A donation without an answer. It ends as charged, not charged, or "we will write to you". */
export const confirming = donationSetup.createStateConfig({
  description:
    'It is not known whether the donor was charged. The server is asked by the attempt’s key until it knows.',
  meta: meta.confirming,
  // The payment form keeps its content: a donation that wasn't charged may be tried again with it.
  tags: ['form', 'locked'],
  entry: atNoStep,
  initial: 'waiting',
  states: {
    waiting: {
      description: 'A moment until the next question.',
      tags: ['busy'],
      after: { pollDelay: { target: 'checking', actions: 'countPoll' } },
    },
    checking: {
      description: 'The server is asked what became of the attempt.',
      tags: ['busy'],
      invoke: {
        id: 'findAttempt',
        src: 'findAttempt',
        input: attemptIn,
        onDone: [...foundOut, { target: 'deciding' }],
        onError: [
          { guard: { type: 'isAbsent', params: ofError }, target: 'withdrawing' },
          { target: 'deciding' },
        ],
      },
      after: { loadLimit: 'deciding' },
    },
    withdrawing: {
      description:
        'Nothing has arrived. The attempt is closed at the server, so that nothing that is held up on its way is charged later.',
      tags: ['busy'],
      invoke: {
        id: 'withdrawAttempt',
        src: 'withdrawAttempt',
        input: attemptIn,
        onDone: [...foundOut, { target: 'deciding' }],
        onError: { target: 'deciding' },
      },
      after: { loadLimit: 'deciding' },
    },
    deciding: {
      description: 'Asks again as long as it is reasonable to wait.',
      always: [{ guard: 'hasPollsLeft', target: 'waiting' }, { target: 'written' }],
    },
    written: {
      description:
        'The person is told that we will write, and may give something else; the server goes on reconciling.',
      meta: meta.written,
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      on: {
        'outcome.requested': askAgain,
        'connection.returned': askAgain,
        'donation.begun': { target: 'leaving', actions: 'clearFailure' },
      },
    },
    leaving: {
      description:
        'Something else is to be given. What has arrived is the server’s to settle, and its letter doesn’t need this page; what hasn’t is closed, and the person told.',
      meta: meta.written,
      tags: ['busy'],
      invoke: {
        id: 'withdrawAttempt',
        src: 'withdrawAttempt',
        input: attemptIn,
        onDone: [...foundOut, { target: '#donation.editing', actions: 'assignBegun' }],
        onError: { target: 'written', actions: assignFailure },
      },
      after: { loadLimit: { target: 'written', actions: assignTimeout } },
    },
  },
});
