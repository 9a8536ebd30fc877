import { assign, sendTo, setup } from 'xstate';
import type { CalendarDay } from '#machines/calendar.ts';
import { noFailure } from '#machines/form/form-failure.ts';
import type { OfError } from '#machines/fragments.ts';
import { sessionGuards } from '#machines/fragments.ts';
import { paymentForm } from '#machines/payment/payment-form.ts';
import { pollDelayAfter } from '#machines/poll-delay.ts';
import { emptiedAfter } from './donation.declines.ts';
import { draftOf } from './donation.drafts.ts';
import * as guards from './donation.guards.ts';
import { donationPorts } from './donation.ports.ts';
import { isOpen } from './donation.selectors.ts';
import type {
  AskingStep,
  ChallengeAnswer,
  DonationContext,
  DonationDraft,
  DonationEvent,
  DonationInput,
  DonationMeta,
  DonationOutcome,
  DonationStep,
  KnownDonor,
  Tokenized,
} from './donation.types.ts';
import * as updates from './donation.updates.ts';

type OfStep = { step: DonationStep };
type OfOutcome = { outcome: DonationOutcome };

/** Milliseconds after which nobody waits for the answer to a donation any more. */
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
  actors: { ...donationPorts, paymentForm },
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
    assignHeld: assign(({ context }) => updates.held(context)),
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
    /** The card form forgets what the bank said no to. */
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
    /** A card form answers soon; in a wallet's window a person takes their time. */
    tokenizeLimit: ({ context }) => (draftOf(context).method === 'CreditCard' ? 20_000 : 600_000),
    sendLimit,
    proofLimit: 60_000,
    /** The bank writes a code to the donor's phone, or asks them in its app. */
    authenticateLimit: 600_000,
    pollDelay: ({ context }) => pollDelayAfter(context.polls),
  },
});

export const ofOutcome = ({ event }: { event: { output: DonationOutcome } }) => ({ outcome: event.output });
