import type { DonationPayment } from '#machines/donation/donation.types.ts';
import { type FlowError, flowError, toFlowError } from '#machines/flow-error.ts';
import { failureOf, mended, noFailure, refusalOf } from '#machines/form/form-failure.ts';
import { changesOf, isSame } from '#machines/form/typed-values.ts';
import {
  type CheckedChanges,
  checkChanges,
  draftOfDonation,
  openDonation,
  recurringBill,
  recurringDraftOf,
} from './recurring-donation.rules.ts';
import type {
  NewMethod,
  RecurringAttempt,
  RecurringChanges,
  RecurringDonation,
  RecurringDonationContext,
  RecurringDraft,
  RecurringGiving,
} from './recurring-donation.types.ts';

type Update = Partial<RecurringDonationContext>;

const untouched = { ...noFailure, typed: {}, tokenized: null, attempt: null } satisfies Update;

export const initialContext = (): RecurringDonationContext => ({
  donations: [],
  savedMethod: null,
  openId: null,
  ...untouched,
  news: null,
});

/** The checked form of the open donation; null if none is open. */
export const checked = (context: RecurringDonationContext): CheckedChanges | null => {
  const donation = openDonation(context);
  return donation === null ? null : checkChanges(recurringDraftOf(context, donation), donation);
};

const methodOf = ({ typed }: RecurringDonationContext) => typed.method ?? 'kept';

/** The method that the payment form or a wallet has to be asked for; null if none is new. */
export const newMethodOf = (context: RecurringDonationContext): NewMethod | null => {
  const method = methodOf(context);
  return method === 'kept' || method === 'saved' ? null : method;
};

export const needsPayment = (context: RecurringDonationContext) =>
  newMethodOf(context) !== null && context.tokenized === null;

/** The monthly charge of the form, in cents, for the window of a wallet. */
export const chargeOf = (context: RecurringDonationContext): number => {
  const donation = openDonation(context);
  return donation === null
    ? 0
    : (recurringBill(recurringDraftOf(context, donation))?.charge ?? donation.charge);
};

/** Whether the form differs from what is stored. */
export const isChanged = (context: RecurringDonationContext): boolean => {
  const result = checked(context);
  if (newMethodOf(context) !== null) return true;
  return result !== null && 'changes' in result && Object.keys(result.changes).length > 0;
};

/** The stored donations; what was typed stays as long as its donation exists. */
export const loaded = (context: RecurringDonationContext, giving: RecurringGiving): Update => {
  const { openId, typed: before } = context;
  if (openId !== null && !giving.donations.some(({ id }) => id === openId)) return { ...gone(), ...giving };
  const donation = openDonation(context);
  const stillTyped = donation === null ? before : changesOf(draftOfDonation(donation), before);
  return { attempt: null, typed: stillTyped, ...giving };
};

export const opened = (id: string): Update => ({ ...untouched, openId: id, news: null });
export const closed = (): Update => ({ ...untouched, openId: null });

const charged = ['amount', 'isFeeCovered', 'method'] as const satisfies (keyof RecurringDraft)[];

export const typed = (context: RecurringDonationContext, changes: Partial<RecurringDraft>): Update => {
  const isCharged = charged.some((field) => field in changes);
  return {
    ...mended(context, [...Object.keys(changes), ...('method' in changes ? ['payment'] : [])]),
    typed: { ...context.typed, ...changes },
    ...(isCharged ? { tokenized: null } : {}),
  };
};

export const paymentChanged = (context: RecurringDonationContext): Update => ({
  ...mended(context, ['payment']),
  tokenized: null,
});

export const refused = (context: RecurringDonationContext): Update => refusalOf(checked(context) ?? {});

/** Keeps the key of an equal change that was never answered. */
export const submitted = (context: RecurringDonationContext, key: string): Update => {
  const { openId, attempt: last } = context;
  const method = methodOf(context);
  const result = checked(context);
  if (openId === null || result === null || !('changes' in result)) return {};
  const { changes } = result;
  const isAgain = last?.kind === 'change' && last.method === method && isSame(last.changes, changes);
  const attempt: RecurringAttempt = isAgain
    ? last
    : { kind: 'change', key, donationId: openId, changes, method };
  return { ...noFailure, news: null, attempt };
};

const paymentOf = (context: RecurringDonationContext): DonationPayment | null => {
  const { tokenized } = context;
  return tokenized?.kind === 'nonce' && newMethodOf(context) !== null
    ? { nonce: tokenized.nonce, type: tokenized.type, isKept: true }
    : null;
};

/** The request, with the payment that is never kept. */
export const sentChanges = (context: RecurringDonationContext): RecurringChanges => {
  const payment = paymentOf(context);
  const changes = context.attempt?.kind === 'change' ? context.attempt.changes : {};
  return payment === null ? changes : { ...changes, payment };
};

export const saved = (context: RecurringDonationContext, donation: RecurringDonation): Update => ({
  ...untouched,
  openId: null,
  donations: context.donations.map((one) => (one.id === donation.id ? donation : one)),
  news: { kind: 'changed', donation },
});

/** Keeps the key of an attempt to end the same donation that was never answered. */
export const endConfirmed = ({ attempt, openId }: RecurringDonationContext, key: string): Update => ({
  ...noFailure,
  attempt: attempt?.kind === 'end' ? attempt : { kind: 'end', key, donationId: openId ?? '' },
});

export const ended = (context: RecurringDonationContext): Update => {
  const donation = openDonation(context);
  return {
    ...untouched,
    openId: null,
    donations: context.donations.filter(({ id }) => id !== context.openId),
    news: donation && { kind: 'ended', donation },
  };
};

const fieldPath = (path: string) =>
  path === 'charge' ? 'amount' : path.replace(/^recipient\..*/, 'recipient');

/** The text beside the choice that has to be made again. */
const refusedFields = (code: string | null): Record<string, string> => {
  if (code === 'recipient-closed')
    return { recipient: 'They’re no longer taking gifts. Choose someone else, or the general fund.' };
  if (code === 'recipient-not-found')
    return { recipient: 'We can’t find them anymore. Choose someone else, or the general fund.' };
  return code === 'payment-method-missing'
    ? { method: 'This payment method is no longer saved. Choose another one.' }
    : {};
};

/** A saved method that no longer exists is not offered again. */
const withoutSaved = ({ typed: { method: _method, ...rest } }: RecurringDonationContext): Update => ({
  savedMethod: null,
  typed: rest,
});

/** Refused before the request was read, so a nonce is still valid. */
const turnedAway: readonly unknown[] = [401, 429];

/** An answered refusal ends the attempt. Without an answer, its key stays valid for the next one. */
export const failed = (context: RecurringDonationContext, error: unknown): Update => {
  const problem = toFlowError(error);
  const { fieldErrors } = failureOf(problem, fieldPath);
  const isAnswered = problem.status !== null && problem.status < 500;
  return {
    ...(problem.code === 'payment-method-missing' ? withoutSaved(context) : {}),
    problem,
    fieldErrors: { ...fieldErrors, ...refusedFields(problem.code) },
    // After a new sign-in, or after a refusal for too many requests, the same attempt continues.
    ...(isAnswered && !turnedAway.includes(problem.status) ? { attempt: null, tokenized: null } : {}),
  };
};

/** It was ended elsewhere, or by us; the list shows what remains. */
export const gone = (): Update => ({
  ...untouched,
  openId: null,
  problem: flowError({
    kind: 'conflict',
    message: 'This gift has ended, so there’s nothing left to change. We won’t charge it again.',
  }),
});

/** The donation itself does not exist. A missing recipient or method is only a choice to make again. */
export const isGone = (error: FlowError) => error.code === 'recurring-donation-not-found';

/** The stored values that filled the form have changed. */
export const isOutdated = (error: FlowError) => error.code === 'charge-changed';
