import { assign, sendTo, setup } from 'xstate';
import type { CalendarDay } from '#machines/calendar.ts';
import { noFailure } from '#machines/form/form-failure.ts';
import type { OfError } from '#machines/fragments.ts';
import { sessionGuards, watchSession } from '#machines/fragments.ts';
import { paymentForm } from '#machines/payment/payment-form.ts';
import { pollDelayAfter } from '#machines/poll-delay.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import { emptiedAfter } from './donation.declines.ts';
import { draftOf } from './donation.drafts.ts';
import * as guards from './donation.guards.ts';
import { isOpen } from './donation.selectors.ts';
import type {
  AskingStep,
  CardAuthentication,
  ChallengeAnswer,
  DonationContext,
  DonationDraft,
  DonationEvent,
  DonationInput,
  DonationMeta,
  DonationMethod,
  DonationOutcome,
  DonationRequest,
  DonationStep,
  KnownDonor,
  Tokenized,
} from './donation.types.ts';
import * as updates from './donation.updates.ts';
import type { StepEntriesEvent } from './step-entries.machine.ts';

type OfStep = { step: DonationStep };
type OfOutcome = { outcome: DonationOutcome };

/** Milliseconds after which the machine no longer waits for the answer to a donation. */
export const sendLimit = 30_000;

export const donationSetup = setup({
  types: {
    context: {} as DonationContext,
    events: {} as DonationEvent,
    input: {} as DonationInput,
    meta: {} as DonationMeta,
    /** `form`: the form is on the page, and the payment form stays in it. `locked`: the donation is on its way. */
    tags: {} as 'busy' | 'form' | 'locked',
  },
  // Each rejects with a FlowError, unless it only sends events. With `isGuest` a call goes without the session that ended.
  actors: {
    /** Loads the signed-in donor's details and saved method. For a guest it resolves with null and sends no request. */
    loadDonor: promisePort<KnownDonor | null>('loadDonor'),
    /**
     * Turns the content of the payment form, or of a wallet's window, into a nonce for one charge; `charge` in cents. Rejects with
     * `invalid` and fields `payment.…` when the form shows its own errors.
     */
    tokenizePayment: promisePort<Tokenized, { method: DonationMethod; charge: number; isMonthly: boolean }>(
      'tokenizePayment',
    ),
    /**
     * Keeps the attempt in the tab, without its payment, and then sends it. The same key is safe to send again. Navigation does not cancel
     * it.
     */
    createDonation: promisePort<DonationOutcome, { key: string; request: DonationRequest; isGuest: boolean }>(
      'createDonation',
    ),
    /** Resolves with the outcome of the attempt with that key; rejects with 404 where none has arrived. */
    findAttempt: promisePort<DonationOutcome, { key: string }>('findAttempt'),
    /**
     * The same. Where none has arrived, the key is closed: the outcome is `notCharged` with the reason `withdrawn`, and nothing under that
     * key is charged later.
     */
    withdrawAttempt: promisePort<DonationOutcome, { key: string }>('withdrawAttempt'),
    /** Gets a challenge for the attempt with that key and solves it. */
    solveChallenge: promisePort<ChallengeAnswer, { key: string; isGuest: boolean }>('solveChallenge'),
    /**
     * Asks the card's owner to prove to their bank that the card is theirs, and resolves with a nonce that carries the proof. Rejects with
     * `declined` and the reason `authentication-failed` or `authentication-unavailable`, and with anything else where the donor came back
     * early.
     */
    authenticateCard: promisePort<{ nonce: string }, CardAuthentication>('authenticateCard'),
    /** Sends the receipt again. `attempt` is the donation's key, which lets a guest do it. */
    resendReceipt: promisePort<void, { key: string; receiptId: string; attempt: string; isGuest: boolean }>(
      'resendReceipt',
    ),
    watchSession,
    /**
     * Keeps an entry in the tab's history for each step. It is told `step.shown`, and sends `step.opened`
     * when the donor goes Back.
     */
    followSteps: callbackPort<StepEntriesEvent>('followSteps'),
    /** Sends `connection.returned` each time there is a network again. */
    watchConnection: callbackPort<{ type: 'connection.returned' }>('watchConnection'),
    paymentForm,
  },
  guards: {
    isDonorUnclear: ({ context }) => context.isDonorUnclear,
    isOpen: ({ context }) => isOpen(context),
    isInvalid: ({ context }) => guards.donationOf(context) === null,
    isIncomplete: ({ context }, { step }: OfStep) => guards.hasErrorsIn(context, step),
    hasPaymentErrors: (_, { errors }: { errors: Record<string, string> }) => Object.keys(errors).length > 0,
    canOpen: ({ context }, { step, asked }: { step: AskingStep; asked: AskingStep }) =>
      asked === step && guards.canOpen(context, step),
    isFaultIn: ({ context }, { step }: OfStep) => guards.isFaultIn(context, step),
    isUncharged: (_, { changes }: { changes: Partial<DonationDraft> }) => !guards.isOfCharge(changes),
    hasPayment: ({ context }) => guards.paymentOf(context) !== null,
    isLookedOver: ({ context }) => guards.isLookedOver(context),
    hasPollsLeft: ({ context }) => context.polls < guards.longestPolling,
    isCharged: (_, { outcome }: OfOutcome) => guards.isCharged(outcome),
    isWithdrawn: (_, { outcome }: OfOutcome) => guards.isWithdrawn(outcome),
    isNotCharged: (_, { outcome }: OfOutcome) => guards.isNotCharged(outcome),
    ...sessionGuards,
    needsProof: ({ context }, { error }: OfError) =>
      error.code === 'proof-of-work-needed' && context.proof === null,
    needsAuthentication: ({ context }, { error }: OfError) => guards.needsAuthentication(context, error),
    isDeclined: (_, { error }: OfError) => error.kind === 'declined',
    isRepeated: (_, { error }: OfError) => error.code === 'donation-repeated',
    isClosed: (_, { error }: OfError) => guards.isClosed(error),
    isChargeChanged: (_, { error }: OfError) => error.code === 'charge-changed',
    isOutcomeUnknown: (_, { error }: OfError) => guards.isOutcomeUnknown(error),
    hasFields: (_, { error }: OfError) => error.fields.length > 0,
    isAbsent: ({ context }, { error }: OfError) => guards.isAbsent(context, error),
  },
  actions: {
    assignDonor: assign((_, { donor }: { donor: KnownDonor | null }) => updates.donorKnown(donor)),
    assignDonorUnclear: assign(() => updates.donorUnclear()),
    assignRefusal: assign(({ context }, refusal: OfStep & { paymentErrors?: Record<string, string> }) =>
      updates.refused(context, refusal.step, refusal.paymentErrors),
    ),
    assignStep: assign({ step: (_, { step }: { step: AskingStep }) => step }),
    assignReview: assign((_, { today }: { today: CalendarDay }) => updates.reviewed(today)),
    assignTokenized: assign(({ context }, { tokenized }: { tokenized: Tokenized }) =>
      updates.tokenizedBy(context, tokenized),
    ),
    assignConfirmed: assign(({ context }, { key }: { key: string }) => updates.confirmed(context, key)),
    assignRepeat: assign(({ context }, { key }: { key: string }) => updates.repeated(context, key)),
    assignProof: assign({ proof: (_, { proof }: { proof: ChallengeAnswer }) => proof }),
    assignAuthenticated: assign(({ context }, { nonce }: { nonce: string }) =>
      updates.authenticated(context, nonce),
    ),
    assignUnauthenticated: assign((_, { error }: OfError) => updates.unauthenticated(error)),
    assignAttemptClosed: assign(({ context }) => updates.attemptClosed(context)),
    assignSentAgain: assign(({ context }) => updates.sentAgain(context)),
    assignFailure: assign((_, { error }: OfError) => updates.failed(error)),
    assignTurnedDown: assign(({ context }, { error }: OfError) => updates.turnedDown(context, error)),
    assignQuote: assign((_, { error }: OfError) => updates.quoted(error)),
    assignDecline: assign((_, { error }: OfError) => updates.declinedAtOnce(error)),
    assignNotCharged: assign((_, { outcome }: OfOutcome) => updates.declinedLater(outcome)),
    assignThanks: assign(({ context }, { outcome }: OfOutcome) => updates.thanked(context, outcome)),
    assignWithdrawn: assign((_, { outcome }: OfOutcome) => updates.withdrawn(outcome)),
    assignGuest: assign(({ context }) => updates.becameGuest(context)),
    assignBegun: assign(({ context }) => updates.begun(context)),
    notifyStepShown: sendTo('steps', (_, { depth }: { depth: number }) => ({ type: 'step.shown', depth })),
    /** The card form empties the fields that the bank refused. */
    notifyCardEmptied: sendTo('paymentForm', ({ context }) => ({
      type: 'card.emptied',
      fields: emptiedAfter(context.decline?.reason ?? null),
    })),
    clearFailure: assign(noFailure),
    clearPolls: assign({ polls: 0 }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
  },
  delays: {
    loadLimit: 10_000,
    /** A card form answers soon; in a wallet's window a person needs time. */
    tokenizeLimit: ({ context }) => (draftOf(context).method === 'CreditCard' ? 20_000 : 600_000),
    sendLimit,
    proofLimit: 60_000,
    /** The bank sends a code to the donor's phone, or asks in its app. */
    authenticateLimit: 600_000,
    pollDelay: ({ context }) => pollDelayAfter(context.polls),
  },
});

export const ofOutcome = ({ event }: { event: { output: DonationOutcome } }) => ({ outcome: event.output });
