import { type FlowError, flowError, toFlowError } from '#machines/flow-error.ts';
import type { GiftPayment } from './donation.types.ts';
import { type CheckedChanges, checkChanges, monthlyDraftOf, openGift } from './monthly-gift.rules.ts';
import type {
  MonthlyAttempt,
  MonthlyChanges,
  MonthlyDraft,
  MonthlyGiftContext,
  RecurringGift,
} from './monthly-gift.types.ts';

type Update = Partial<MonthlyGiftContext>;

const clean = { fieldErrors: {}, problem: null } satisfies Update;
const untouched = { ...clean, typed: {}, tokenized: null, attempt: null } satisfies Update;

export const initialContext = (): MonthlyGiftContext => ({
  gifts: [],
  openId: null,
  ...untouched,
  news: null,
});

/** The form of the gift that is looked at, held against its rules; null where there is none. */
export const checked = (context: MonthlyGiftContext): CheckedChanges | null => {
  const gift = openGift(context);
  return gift === null ? null : checkChanges(monthlyDraftOf(context, gift), gift);
};

const methodOf = ({ typed }: MonthlyGiftContext) => typed.method ?? 'kept';

export const needsPayment = (context: MonthlyGiftContext) =>
  methodOf(context) !== 'kept' && context.tokenized === null;

/** Whether the form asks for something that isn't so already. */
export const isChanged = (context: MonthlyGiftContext): boolean => {
  const result = checked(context);
  if (methodOf(context) !== 'kept') return true;
  return result !== null && 'changes' in result && Object.keys(result.changes).length > 0;
};

export const loaded = (context: MonthlyGiftContext, gifts: RecurringGift[]): Update => ({
  gifts,
  openId: gifts.some(({ id }) => id === context.openId) ? context.openId : null,
  attempt: null,
});

export const opened = (id: string): Update => ({ ...untouched, openId: id, news: null });
export const closed = (): Update => ({ ...untouched, openId: null });

const charged = ['amount', 'isFeeCovered', 'method'] as const satisfies (keyof MonthlyDraft)[];

export const typed = (context: MonthlyGiftContext, changes: Partial<MonthlyDraft>): Update => {
  const isAbout = (path: string) => path in changes || (path.startsWith('payment.') && 'method' in changes);
  const isCharged = charged.some((field) => field in changes);
  return {
    typed: { ...context.typed, ...changes },
    fieldErrors: Object.fromEntries(Object.entries(context.fieldErrors).filter(([path]) => !isAbout(path))),
    ...(isCharged ? { tokenized: null } : {}),
  };
};

export const paymentChanged = ({ fieldErrors }: MonthlyGiftContext): Update => ({
  tokenized: null,
  fieldErrors: Object.fromEntries(
    Object.entries(fieldErrors).filter(([path]) => !path.startsWith('payment.')),
  ),
});

export const refused = (context: MonthlyGiftContext): Update => {
  const result = checked(context);
  return { problem: null, fieldErrors: result !== null && 'fieldErrors' in result ? result.fieldErrors : {} };
};

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps the key of an attempt to change just the same that was never answered. */
export const submitted = (context: MonthlyGiftContext, key: string): Update => {
  const { openId, attempt: last } = context;
  const result = checked(context);
  if (openId === null || result === null || !('changes' in result)) return {};
  const { changes } = result;
  const isAgain = last?.kind === 'change' && last.giftId === openId && isSame(last.changes, changes);
  const attempt: MonthlyAttempt = isAgain ? last : { kind: 'change', key, giftId: openId, changes };
  return { ...clean, news: null, attempt };
};

const paymentOf = ({ tokenized, typed: { method } }: MonthlyGiftContext): GiftPayment | null =>
  tokenized?.kind === 'nonce' && method !== undefined && method !== 'kept'
    ? { nonce: tokenized.nonce, type: tokenized.type, isKept: true }
    : null;

/** What goes over the wire, with the payment that is never kept. */
export const changesOf = (context: MonthlyGiftContext): MonthlyChanges => {
  const payment = paymentOf(context);
  const changes = context.attempt?.kind === 'change' ? context.attempt.changes : {};
  return payment === null ? changes : { ...changes, payment };
};

export const saved = (context: MonthlyGiftContext, gift: RecurringGift): Update => ({
  ...untouched,
  openId: null,
  gifts: context.gifts.map((one) => (one.id === gift.id ? gift : one)),
  news: { kind: 'changed', gift },
});

/** Keeps the key of an attempt to end the same gift that was never answered. */
export const endConfirmed = ({ attempt, openId }: MonthlyGiftContext, key: string): Update => ({
  ...clean,
  attempt: attempt?.kind === 'end' ? attempt : { kind: 'end', key, giftId: openId ?? '' },
});

export const ended = (context: MonthlyGiftContext): Update => {
  const gift = openGift(context);
  return {
    ...untouched,
    openId: null,
    gifts: context.gifts.filter(({ id }) => id !== context.openId),
    news: gift && { kind: 'ended', gift },
  };
};

const fieldPath = (path: string) =>
  path === 'charge' ? 'amount' : path.replace(/^recipient\..*/, 'recipient');

/** A refusal that was answered ends the attempt; one that was not keeps its key for the next try. */
export const failed = ({ attempt }: MonthlyGiftContext, error: unknown): Update => {
  const problem = toFlowError(error);
  const fields = problem.fields.map(({ path, message }) => [fieldPath(path), message]);
  const isAnswered = problem.status !== null && problem.status < 500;
  return {
    problem,
    fieldErrors: Object.fromEntries(fields),
    ...(isAnswered ? { tokenized: null } : {}),
    // Who signs in again goes on with the very same.
    attempt: isAnswered && problem.status !== 401 ? null : attempt,
  };
};

/** It was ended elsewhere, or by us; the list says what there still is. */
export const gone = (): Update => ({
  ...untouched,
  openId: null,
  problem: flowError({
    kind: 'conflict',
    message:
      'This gift has ended, so there is nothing to change any more. Nothing more will be charged for it.',
  }),
});

export const isUnauthorized = (error: FlowError) => error.kind === 'unauthorized' && error.status === 401;

/** The gift itself is not there; a recipient who isn't is a choice to be made anew. */
export const isGone = (error: FlowError) =>
  (error.status === 404 || error.status === 410) && error.code !== 'recipient-not-found';
