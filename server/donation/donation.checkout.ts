import {
  type ChargingDeps,
  closeKey,
  isKeyClosed,
  type PurposeDeps,
  reconcileIfDue,
} from '#server/charging/charging.ts';
import { newChallenge } from '#server/fraud/fraud.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import { resendReceipt } from '#server/receipt/receipt.ts';
import { attemptOf, outcomeOf, withdrawn } from './donation.attempt.ts';
import { give } from './donation.giving.ts';
import { registerTelling } from './donation.notification.ts';
import { registerLatePayerNews } from './donation.payer-news.ts';
import { donationProblem } from './donation.problems.ts';
import { donationPurpose } from './donation.purpose.ts';
import { registerForgetting } from './donation.retention.ts';
import { purposeName, type RecurringPlans } from './donation.types.ts';

/** The outcome of the attempt under a key; asks the gateway again where that may bring news. */
const readAttempt = async (deps: ChargingDeps, plans: RecurringPlans, key: string) => {
  const { db } = deps;
  const attempt = await attemptOf(db, key);
  if (!attempt) {
    if (await isKeyClosed(db, purposeName, key)) return withdrawn;
    throw donationProblem('donation-not-found');
  }
  const intent = { ...attempt, id: attempt.intentId };
  const isNews = await reconcileIfDue(deps, donationPurpose(plans), intent);
  return outcomeOf(db, isNews ? ((await attemptOf(db, key)) ?? attempt) : attempt);
};

/** The same; a key without an attempt is closed. */
const withdrawAttempt = async (deps: ChargingDeps, plans: RecurringPlans, key: string) => {
  await closeKey(deps, purposeName, key);
  return readAttempt(deps, plans, key);
};

export const checkoutOperations = (deps: ChargingDeps, plans: RecurringPlans) =>
  ({
    createDonation: (call) => give(deps, plans, call),
    getDonationAttempt: async ({ headers }) => ({
      status: 200,
      body: await readAttempt(deps, plans, headers['idempotency-key']),
    }),
    withdrawDonationAttempt: async ({ headers }) => ({
      status: 200,
      body: await withdrawAttempt(deps, plans, headers['idempotency-key']),
    }),
    createDonationChallenge: async (call) => ({ status: 200, body: await newChallenge(deps, call) }),
    resendDonationReceipt: (call) => resendReceipt(deps, call),
  }) satisfies Partial<Handlers>;

/** The jobs after the answer: e-mails, and data retention. */
export const donationJobs = (deps: PurposeDeps): void => {
  registerTelling(deps);
  registerLatePayerNews(deps);
  registerForgetting(deps);
};
