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

/** While the donation is being sent, Back leaves the page, and the leave warning asks first. */
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

/** The transitions after a look-up or a withdrawal of the attempt. */
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
    'Sends the donation under its key. Without a clear answer, the server is asked for the outcome; nothing is charged twice.',
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

/** Runs between two sends of the same donation. The gateway has not received it yet. */
export const authenticating = donationSetup.createStateConfig({
  description:
    'The server suspects card testing, by this donor or on the whole site, so the card’s owner authenticates with their bank.',
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

/** A donation whose outcome is unknown. It ends as charged, not charged, or "we will write to you". */
export const confirming = donationSetup.createStateConfig({
  description:
    'It is unknown whether the donor was charged. The server is asked by the attempt’s key until it knows, or the polls run out.',
  meta: meta.confirming,
  // The payment form keeps its content: a donation that wasn't charged may be tried again with it.
  tags: ['form', 'locked'],
  entry: atNoStep,
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Waits before the next look-up.',
      tags: ['busy'],
      after: { pollDelay: { target: 'checking', actions: 'countPoll' } },
    },
    checking: {
      description: 'Asks the server for the outcome of the attempt.',
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
        'The server has received nothing. It closes the attempt, so that a delayed request is not charged later.',
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
      description: 'Asks again until the polls run out.',
      always: [{ guard: 'hasPollsLeft', target: 'waiting' }, { target: 'written' }],
    },
    written: {
      description:
        'The donor reads that we will write, and may start another donation. The server keeps reconciling this one.',
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
        'The donor wants to start another donation. The server settles an attempt that it received, and e-mails the donor. It closes any other attempt, and the page says so.',
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
