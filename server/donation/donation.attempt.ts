import type { Db, Trx } from '#server/platform/database/database.ts';
import { type DeclineReason, declineTexts, PaymentDeclined } from '#server/platform/payments/payments.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { receiptOf } from '#server/receipt/receipt.queries.ts';
import { receiptView } from '#server/receipt/receipt.view.ts';
import { cameTooLate } from './donation.late-charge.ts';
import type { Outcome } from './donation.types.ts';

export type Attempt = {
  intentId: string;
  requestHash: string;
  state: 'created' | 'charged' | 'declined' | 'unknown' | 'refunded';
  declineReason: string | null;
  declineDetail: string | null;
  /** cents */
  charge: number;
  updatedAt: Date;
};

/** What was sent under a key; null when nothing was. */
export const attemptOf = async (db: Db | Trx, key: string): Promise<Attempt | null> =>
  (await db
    .selectFrom('donationAttempt')
    .innerJoin('paymentIntent', 'paymentIntent.id', 'donationAttempt.intentId')
    .select(['intentId', 'requestHash', 'state', 'declineReason', 'declineDetail', 'charge', 'updatedAt'])
    .where('attemptKey', '=', key)
    .executeTakeFirst()) ?? null;

/** A refusal as the answer that says what to do about it. */
export const asDeclined = (declined: PaymentDeclined): ProblemError =>
  new ProblemError('payment-declined', {
    detail: declined.detail,
    reason: declined.reason,
    cause: declined,
  });

/** Why nothing was taken, or is kept. */
export const refusalOf = ({ state, declineReason, declineDetail, charge }: Attempt): ProblemError => {
  if (state === 'refunded') return cameTooLate(charge);
  const reason = (declineReason ?? 'do-not-honor') as DeclineReason;
  return asDeclined(new PaymentDeclined(reason, declineDetail ?? declineTexts[reason]));
};

export const processing: Outcome = { state: 'processing', receipt: null, reason: null, detail: null };

/** How an attempt stands, for whoever holds its key. A gift that was given back later was given all the same. */
export const outcomeOf = async (db: Db | Trx, attempt: Attempt): Promise<Outcome> => {
  if (attempt.state === 'created' || attempt.state === 'unknown') return processing;
  const receipt = await receiptOf(db, attempt.intentId);
  if (receipt) return { state: 'charged', receipt: receiptView(receipt), reason: null, detail: null };
  const { message, options } = refusalOf(attempt);
  return { state: 'notCharged', receipt: null, reason: options.reason ?? null, detail: message };
};
