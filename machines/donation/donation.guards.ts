import type { FlowError } from '#machines/flow-error.ts';
import { pollsWithin } from '#machines/poll-delay.ts';
import { draftOf } from './donation.drafts.ts';
import { billOfDonation } from './donation.selectors.ts';
import type {
  AskingStep,
  CardAuthentication,
  Charged,
  DonationContext,
  DonationDraft,
  DonationOutcome,
  DonationPayment,
  DonationStep,
  DonationTerms,
} from './donation.types.ts';
import { checkDraft, errorsInStep, stepOfField } from './donation-draft.rules.ts';

/** Look-ups within a minute; after them the screen says that we will write. */
export const longestPolling = pollsWithin(60_000);

/**
 * Questions before what has not arrived is withdrawn. What was on its way when the answer was lost may arrive a moment after the first
 * question; and what another page sends is on its way for half a minute at most.
 */
const pollsUntilWithdrawn = { here: pollsWithin(4_000), elsewhere: pollsWithin(30_000) };

/** The donation as it stands, with what it is charged; null where the form holds something that can't be sent. */
export const donationOf = (context: DonationContext): DonationTerms | null => {
  const checked = checkDraft(draftOf(context));
  const bill = billOfDonation(context);
  if (!('donation' in checked) || bill === null) return null;
  const { recipientType, id } = context.recipient;
  return { ...checked.donation, recipient: { recipientType, id }, charge: bill.charge };
};

/** What is sent as payment; null where the payment form has to be asked first. */
export const paymentOf = (context: DonationContext): DonationPayment | null => {
  const { method, isMethodKept } = draftOf(context);
  const { tokenized, known } = context;
  if (method === 'saved') return { useSaved: true };
  if (tokenized === null) return null;
  if (tokenized.kind === 'chariot') return { chariotSession: tokenized.session };
  return {
    nonce: tokenized.nonce,
    type: tokenized.type,
    isKept: known !== null && isMethodKept,
    ...(tokenized.isAuthenticated && { isAuthenticated: true }),
  };
};

/** What is sent beside the payment; nothing where the payment form collected nothing. */
export const deviceDataOf = ({ tokenized }: DonationContext): { deviceData?: string } =>
  tokenized?.kind === 'nonce' && tokenized.deviceData !== undefined
    ? { deviceData: tokenized.deviceData }
    : {};

/** The card's owner is to prove that it is theirs, and has not been asked yet. */
export const needsAuthentication = ({ tokenized }: DonationContext, error: FlowError): boolean =>
  error.code === 'authentication-needed' &&
  tokenized?.kind === 'nonce' &&
  tokenized.type === 'CreditCard' &&
  tokenized.isAuthenticated !== true;

/** What the bank is shown; the guards let nothing get there that isn't whole. */
export const authenticationOf = (context: DonationContext): CardAuthentication => {
  const { charge = 0, donor } = donationOf(context) ?? {};
  const nonce = context.tokenized?.kind === 'nonce' ? context.tokenized.nonce : '';
  return { nonce, charge, donor } as CardAuthentication;
};

/** Whether the whole donation was shown to the donor in this page, and has what it is paid with. */
export const isLookedOver = (context: DonationContext): boolean =>
  context.today !== null && donationOf(context) !== null && paymentOf(context) !== null;

/** All that is charged with this donation. */
export const chargedOf = (context: DonationContext, donation: DonationTerms): Charged => {
  const { recipient, frequency, amount, isFeeCovered, charge } = donation;
  return { recipient, frequency, amount, isFeeCovered, charge, method: draftOf(context).method };
};

const closedCodes = new Set(['recipient-closed', 'recipient-not-found']);
export const isClosed = (error: FlowError) => error.code !== null && closedCodes.has(error.code);

/**
 * No answer that says what happened: the donation may have been charged. So may the other one that went out under the same
 * key.
 */
export const isOutcomeUnknown = (error: FlowError) =>
  error.code === 'idempotency-key-reused' ||
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  error.kind === 'unknownOutcome' ||
  // Below 500 it is the server's own no, whatever it is about.
  (error.kind === 'unexpected' && (error.status === null || error.status >= 500));

/** Nothing has arrived under the attempt's key, and it isn't waited for any longer. */
export const isAbsent = (context: DonationContext, error: FlowError) =>
  error.code === 'donation-not-found' &&
  context.polls >= pollsUntilWithdrawn[context.isSentHere ? 'here' : 'elsewhere'];

export const isCharged = (outcome: DonationOutcome) =>
  outcome.state === 'charged' && outcome.receipt !== null;
/** Nothing has arrived under its key, and nothing that does will be charged. */
export const isWithdrawn = ({ state, reason }: DonationOutcome) =>
  state === 'notCharged' && reason === 'withdrawn';
export const isNotCharged = ({ state }: DonationOutcome) => state === 'notCharged';

export const hasErrorsIn = (context: DonationContext, step: DonationStep): boolean =>
  Object.keys(errorsInStep(draftOf(context), step)).length > 0;

/** A step can be opened once all before it are complete. */
export const canOpen = (context: DonationContext, step: AskingStep): boolean =>
  step === 'amount' ||
  (!hasErrorsIn(context, 'amount') && (step === 'donor' || !hasErrorsIn(context, 'donor')));

/** Whether the first thing that is said to be wrong stands in this step. */
export const isFaultIn = (context: DonationContext, step: DonationStep): boolean => {
  const [first] = Object.keys(context.fieldErrors);
  return first !== undefined && stepOfField(first, draftOf(context)) === step;
};

/** Everything a payment form or a wallet was asked for: with another sum or method it has to be asked again. */
export const chargedFields = [
  'amount',
  'isFeeCovered',
  'frequency',
  'method',
] as const satisfies (keyof DonationDraft)[];

export const isOfCharge = (changes: Partial<DonationDraft>): boolean =>
  chargedFields.some((field) => field in changes);
