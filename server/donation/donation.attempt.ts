import { money } from '#machines/money.ts';
import { declinedProblem, findIntent, type IntentState, isUndecided } from '#server/charging/charging.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { paymentProblem } from '#server/platform/payments/payment.problems.ts';
import type { DeclineReason } from '#server/platform/payments/payments.ts';
import type { ProblemError } from '#server/platform/problems/problem-error.ts';
import { receiptOf, receiptView } from '#server/receipt/receipt.ts';
import type { Outcome } from './donation.types.ts';

export type Attempt = {
  intentId: string;
  requestHash: string;
  state: IntentState;
  declineReason: string | null;
  declineDetail: string | null;
  /** cents */
  charge: number;
  updatedAt: Date;
};

/** The attempt under a key; null when there is none. */
export const attemptOf = async (db: Db | Trx, key: string): Promise<Attempt | null> => {
  const attempt = await db
    .selectFrom('donationAttempt')
    .select(['intentId', 'requestHash', 'declineDetail', 'charge'])
    .where('attemptKey', '=', key)
    .executeTakeFirst();
  const intent = attempt && (await findIntent(db, attempt.intentId));
  if (attempt === undefined || intent === undefined) return null;
  const { state, declineReason, updatedAt } = intent;
  return { ...attempt, state, declineReason, updatedAt };
};

/** The text for the donor of an orphaned charge; cents. */
export const cameTooLate = (charge: number): ProblemError =>
  paymentProblem('payment-declined', {
    detail:
      `Your payment of ${money(charge)} came through too late to count, so we’re refunding it now. ` +
      'You can give again. You only pay once.',
    reason: 'came-too-late',
  });

/** Why nothing was charged, or kept. */
export const refusalOf = ({ state, declineReason, declineDetail, charge }: Attempt): ProblemError => {
  if (state === 'refunded') return cameTooLate(charge);
  const reason = (declineReason ?? 'do-not-honor') as DeclineReason;
  return declinedProblem({ reason, detail: declineDetail });
};

/** The key is closed: no attempt began under it, and none will. */
export const withdrawn: Outcome = {
  state: 'notCharged',
  receipt: null,
  reason: 'withdrawn',
  detail: 'Your gift didn’t reach us, and nothing was charged. You can give now.',
};

export const processing: Outcome = { state: 'processing', receipt: null, reason: null, detail: null };

/** The outcome of an attempt, for the holder of its key. A donation that was refunded later still counts as given. */
export const outcomeOf = async (db: Db | Trx, attempt: Attempt): Promise<Outcome> => {
  if (isUndecided(attempt)) return processing;
  const receipt = await receiptOf(db, attempt.intentId);
  if (receipt) return { state: 'charged', receipt: receiptView(receipt), reason: null, detail: null };
  const { message, options } = refusalOf(attempt);
  return { state: 'notCharged', receipt: null, reason: options.reason ?? null, detail: message };
};
