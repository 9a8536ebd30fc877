import type { CalendarDay } from '#machines/calendar.ts';
import { type FlowError, flowError } from '#machines/flow-error.ts';
import type { FieldErrors } from '#machines/form/field-errors.ts';
import { failureOf, mended, noFailure } from '#machines/form/form-failure.ts';
import { isSame } from '#machines/form/typed-values.ts';
import { draftOf } from './donation.drafts.ts';
import { chargedOf, donationOf, isOfCharge } from './donation.guards.ts';
import { isSameRecipient } from './donation.selectors.ts';
import type {
  Charged,
  DonationAttempt,
  DonationContext,
  DonationDraft,
  DonationInput,
  DonationOutcome,
  DonationStep,
  KeptDonation,
  KnownDonor,
  Tokenized,
} from './donation.types.ts';
import { errorsInStep } from './donation-draft.rules.ts';

type Update = Partial<DonationContext>;

/** The message and the amount for one recipient are not used for another. */
const forOthers = ({ typed, recipient }: KeptDonation, to: DonationInput['recipient']) => {
  if (isSameRecipient(recipient, to)) return typed;
  const { amount: _amount, message: _message, tributeKind: _kind, ...own } = typed;
  return own;
};

export const initialContext = (input: DonationInput): DonationContext => {
  const kept = input.kept === 'outdated' ? null : input.kept;
  return {
    recipient: input.recipient,
    defaults: {
      isFeeCovered: input.isProcessingFeeChecked,
      frequency: input.isMonthlyDonationChecked ? 'Monthly' : 'Once',
    },
    known: null,
    isGuest: false,
    isDonorUnclear: false,
    typed: kept === null ? {} : forOthers(kept, input.recipient),
    step: kept?.step ?? 'amount',
    ...noFailure,
    tokenized: null,
    proof: null,
    quotedCharge: null,
    today: null,
    attempt: kept?.attempt ?? null,
    isSentHere: false,
    decline: null,
    polls: 0,
    receipt: null,
    isReceiptResent: false,
    isStartedAfresh: input.kept === 'outdated',
  };
};

export const donorKnown = (known: KnownDonor | null): Update => ({ known, isDonorUnclear: false });
export const donorUnclear = (): Update => ({ ...noFailure, isDonorUnclear: true });

export const typed = (context: DonationContext, changes: Partial<DonationDraft>): Update => {
  return {
    ...mended(context, [...Object.keys(changes), ...('method' in changes ? ['payment'] : [])]),
    typed: { ...context.typed, ...changes },
    ...(isOfCharge(changes) ? { quotedCharge: null, tokenized: null } : {}),
  };
};

export const paymentChanged = (context: DonationContext): Update => ({
  ...mended(context, ['payment']),
  tokenized: null,
});

/** Problems are shown one after the other; this is the first. */
export const refused = (
  context: DonationContext,
  step: DonationStep,
  paymentErrors: FieldErrors = {},
): Update => {
  const [first] = Object.entries({ ...paymentErrors, ...errorsInStep(draftOf(context), step) });
  return { fieldErrors: first === undefined ? {} : Object.fromEntries([first]), problem: null };
};

/** The wallet's details fill empty fields. They are not part of the payment. */
export const tokenizedBy = (context: DonationContext, tokenized: Tokenized): Update => {
  if (tokenized.kind !== 'nonce') return { tokenized };
  const { payer = {}, ...given } = tokenized;
  const { address, ...who } = payer;
  const draft = draftOf(context);
  const missing = Object.entries(who).filter(([field]) => draft[field as keyof typeof who].trim() === '');
  const hasAddress = [draft.address, draft.city, draft.postalCode].some((text) => text.trim() !== '');
  return {
    tokenized: given,
    typed: { ...context.typed, ...Object.fromEntries(missing), ...(hasAddress ? {} : address) },
  };
};

export const reviewed = (today: CalendarDay): Update => ({
  ...noFailure,
  today,
  decline: null,
  isStartedAfresh: false,
});

const attemptFor = (last: DonationAttempt | null, charge: Charged, key: string): DonationAttempt =>
  last !== null && isSame(last.charged, charge)
    ? { ...last, isOpen: true }
    : { key, charged: charge, isRepeatMeant: false, isOpen: true };

/** Keeps the key of an equal attempt that never got a clear answer. */
export const confirmed = (context: DonationContext, key: string): Update => {
  const donation = donationOf(context);
  if (donation === null) return {};
  const attempt = attemptFor(context.attempt, chargedOf(context, donation), key);
  return { ...noFailure, decline: null, proof: null, polls: 0, attempt, isSentHere: true };
};

/** A second donation is another intention, so it gets its own key. */
export const repeated = (context: DonationContext, key: string): Update => {
  const { attempt = null, ...update } = confirmed({ ...context, attempt: null }, key);
  return { ...update, attempt: attempt && { ...attempt, isRepeatMeant: true } };
};

/** Valid for the same charge as before, with the bank's confirmation. */
export const authenticated = ({ tokenized }: DonationContext, nonce: string): Update =>
  tokenized?.kind === 'nonce' ? { tokenized: { ...tokenized, nonce, isAuthenticated: true } } : {};

/** The card form has to be asked again: the bank may have used up its nonce. */
export const unauthenticated = (error: unknown): Update => ({ ...failed(error), tokenized: null });

/** The attempt is not open at the gateway: the same attempt can be sent again when the missing part is there. */
export const attemptClosed = ({ attempt }: DonationContext): Update => ({
  attempt: attempt && { ...attempt, isOpen: false },
});

/** Sends the refused attempt again, with the same key. */
export const sentAgain = ({ attempt }: DonationContext): Update => ({
  ...noFailure,
  attempt: attempt && { ...attempt, isOpen: true },
});

/** Fields that have another name in the form than in the contract. */
const formPaths: Record<string, string> = {
  'organization.id': 'organizationName',
  'organization.name': 'organizationName',
  'tribute.kind': 'tributeKind',
  'tribute.name': 'tributeName',
  'tribute.familyEmail': 'tributeEmail',
  charge: 'amount',
};
const fieldPath = (path: string) => formPaths[path] ?? path.replace(/^donor\.(address\.)?/, '');

export const failed = (error: unknown): Update => failureOf(error, fieldPath);

/** Refused before the donation was read: the key is unused, so the next attempt keeps it. */
const turnedAway: readonly unknown[] = [401, 428, 429];

/** A clear refusal: nothing was charged. */
export const turnedDown = (context: DonationContext, error: FlowError): Update => ({
  ...failed(error),
  ...(turnedAway.includes(error.status) ? attemptClosed(context) : { attempt: null }),
});

/** The figures are the server's from now on. Without a number in the answer, our own figure stays. */
export const quoted = (error: FlowError): Update => {
  const charge = Number(error.reason);
  return {
    ...noFailure,
    problem: error,
    attempt: null,
    quotedCharge: Number.isInteger(charge) && charge > 0 ? charge : null,
  };
};

export const declinedAtOnce = ({ reason, message }: FlowError): Update => ({
  ...noFailure,
  attempt: null,
  tokenized: null,
  decline: { reason: reason ?? null, detail: message },
});

export const declinedLater = ({ reason, detail }: DonationOutcome): Update => ({
  ...noFailure,
  attempt: null,
  tokenized: null,
  decline: { reason, detail },
});

/** The attempt never arrived, and its key is closed. The next attempt gets a new one. */
export const withdrawn = ({ detail }: DonationOutcome): Update => ({
  ...noFailure,
  attempt: null,
  problem: flowError({ kind: 'network', message: detail ?? '' }),
});

export const thanked = (context: DonationContext, { receipt }: DonationOutcome): Update => ({
  ...noFailure,
  ...attemptClosed(context),
  receipt,
  tokenized: null,
  proof: null,
});

/** A guest has no saved method. */
export const becameGuest = (context: DonationContext): Update => {
  const { known } = context;
  // The known details of the donor stay in the form, as if typed.
  const { method, ...details } = draftOf(context);
  return {
    ...noFailure,
    isGuest: true,
    known: null,
    typed: known === null ? context.typed : { ...details, ...(method === 'saved' ? {} : { method }) },
  };
};

/** Another donation: the donor and the method stay, the amount and the message do not. */
export const begun = (context: DonationContext): Update => {
  const {
    amount: _amount,
    unclearAmount: _unclear,
    message: _message,
    tributeKind: _kind,
    ...typedBefore
  } = context.typed;
  return {
    ...noFailure,
    typed: typedBefore,
    attempt: null,
    tokenized: null,
    proof: null,
    receipt: null,
    isReceiptResent: false,
    decline: null,
    polls: 0,
  };
};
