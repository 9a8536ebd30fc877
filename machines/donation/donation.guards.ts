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

/** The look-ups within a minute. After them the screen says that we will write. */
export const longestPolling = pollsWithin(60_000);

/**
 * The look-ups before an attempt that has not arrived is withdrawn. A request that was under way when its answer was lost may arrive
 * shortly after the first look-up. A request of another page is under way for half a minute at most.
 */
const pollsUntilWithdrawn = { here: pollsWithin(4_000), elsewhere: pollsWithin(30_000) };

/** The donation as the form holds it, with its charge; null if the form holds something that can't be sent. */
export const donationOf = (context: DonationContext): DonationTerms | null => {
  const checked = checkDraft(draftOf(context));
  const bill = billOfDonation(context);
  if (!('donation' in checked) || bill === null) return null;
  const { recipientType, id } = context.recipient;
  return { ...checked.donation, recipient: { recipientType, id }, charge: bill.charge };
};

/** The payment that is sent; null if the payment form has to be asked first. */
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

/** The data that is sent with the payment; empty if the payment form collected nothing. */
export const deviceDataOf = ({ tokenized }: DonationContext): { deviceData?: string } =>
  tokenized?.kind === 'nonce' && tokenized.deviceData !== undefined
    ? { deviceData: tokenized.deviceData }
    : {};

/** The card's owner has to prove that the card is theirs, and was not asked yet. */
export const needsAuthentication = ({ tokenized }: DonationContext, error: FlowError): boolean =>
  error.code === 'authentication-needed' &&
  tokenized?.kind === 'nonce' &&
  tokenized.type === 'CreditCard' &&
  tokenized.isAuthenticated !== true;

/** What the bank gets. Guards let no incomplete draft get here. */
export const authenticationOf = (context: DonationContext): CardAuthentication => {
  const { charge = 0, donor } = donationOf(context) ?? {};
  const nonce = context.tokenized?.kind === 'nonce' ? context.tokenized.nonce : '';
  return { nonce, charge, donor } as CardAuthentication;
};

/** Whether this page showed the whole donation to the donor, and it has its payment. */
export const isLookedOver = (context: DonationContext): boolean =>
  context.today !== null && donationOf(context) !== null && paymentOf(context) !== null;

/** Everything that this donation charges. */
export const chargedOf = (context: DonationContext, donation: DonationTerms): Charged => {
  const { recipient, frequency, amount, isFeeCovered, charge } = donation;
  return { recipient, frequency, amount, isFeeCovered, charge, method: draftOf(context).method };
};

const closedCodes: ReadonlySet<string | null> = new Set(['recipient-closed', 'recipient-not-found']);
export const isClosed = (error: FlowError) => closedCodes.has(error.code);

/** There is no clear answer: this donation may have been charged, or another one under the same key. */
export const isOutcomeUnknown = (error: FlowError) =>
  error.code === 'idempotency-key-reused' ||
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  error.kind === 'unknownOutcome' ||
  // Below 500 the server itself refused.
  (error.kind === 'unexpected' && (error.status === null || error.status >= 500));

/** The server has no attempt under this key, and the machine no longer waits for it. */
export const isAbsent = (context: DonationContext, error: FlowError) =>
  error.code === 'donation-not-found' &&
  context.polls >= pollsUntilWithdrawn[context.isSentHere ? 'here' : 'elsewhere'];

export const isCharged = (outcome: DonationOutcome) =>
  outcome.state === 'charged' && outcome.receipt !== null;
/** The server has no attempt under this key, and will not charge one that arrives later. */
export const isWithdrawn = ({ state, reason }: DonationOutcome) =>
  state === 'notCharged' && reason === 'withdrawn';
export const isNotCharged = ({ state }: DonationOutcome) => state === 'notCharged';

export const hasErrorsIn = (context: DonationContext, step: DonationStep): boolean =>
  Object.keys(errorsInStep(draftOf(context), step)).length > 0;

/** A step can be opened once all before it are complete. */
export const canOpen = (context: DonationContext, step: AskingStep): boolean =>
  step === 'amount' ||
  (!hasErrorsIn(context, 'amount') && (step === 'donor' || !hasErrorsIn(context, 'donor')));

/** Whether the first problem is in this step. */
export const isFaultIn = (context: DonationContext, step: DonationStep): boolean => {
  const [first] = Object.keys(context.fieldErrors);
  return first !== undefined && stepOfField(first, draftOf(context)) === step;
};

/** The fields that the payment form or wallet was asked with. If one of them changes, it has to be asked again. */
export const chargedFields = [
  'amount',
  'isFeeCovered',
  'frequency',
  'method',
] as const satisfies (keyof DonationDraft)[];

export const isOfCharge = (changes: Partial<DonationDraft>): boolean =>
  chargedFields.some((field) => field in changes);
