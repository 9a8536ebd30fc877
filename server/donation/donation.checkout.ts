import { newChallenge } from '#server/fraud/fraud.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { registerSummaries } from '#server/receipt/annual-summary.mailing.ts';
import { resendReceipt } from '#server/receipt/receipt.resend.ts';
import { attemptOf, outcomeOf } from './donation.attempt.ts';
import { give } from './donation.giving.ts';
import { registerGivingBack } from './donation.late-charge.ts';
import { registerTelling } from './donation.notification.ts';
import { reconcileIfDue, registerReconciling } from './donation.reconcile.ts';
import { registerForgetting } from './donation.retention.ts';
import { isWithdrawn, withdraw, withdrawn } from './donation.withdrawal.ts';

/** How the attempt under a key stands, asked of the gateway once more where that may be news. */
const readAttempt = async (platform: Platform, key: string) => {
  const { db } = platform;
  const attempt = await attemptOf(db, key);
  if (!attempt) {
    if (await isWithdrawn(db, key)) return withdrawn;
    throw new ProblemError('donation-not-found');
  }
  const isNews = await reconcileIfDue(platform, attempt);
  return outcomeOf(db, isNews ? ((await attemptOf(db, key)) ?? attempt) : attempt);
};

/** The same, and where nothing was begun under the key, nothing will be. */
const withdrawAttempt = async (platform: Platform, key: string) => {
  await withdraw(platform, key);
  return readAttempt(platform, key);
};

/** Giving. */
export const checkoutOperations = (platform: Platform) =>
  ({
    createDonation: (call) => give(platform, call),
    getDonationAttempt: async ({ headers }) => ({
      status: 200,
      body: await readAttempt(platform, headers['idempotency-key']),
    }),
    withdrawDonationAttempt: async ({ headers }) => ({
      status: 200,
      body: await withdrawAttempt(platform, headers['idempotency-key']),
    }),
    createDonationChallenge: async (call) => ({ status: 200, body: await newChallenge(platform, call) }),
    resendDonationReceipt: (call) => resendReceipt(platform, call),
  }) satisfies Partial<Handlers>;

export { scheduleSummaries } from '#server/receipt/annual-summary.mailing.ts';
export { scheduleForgetting } from './donation.retention.ts';

/** The work that goes on after the answer: open charges, money that came too late, and letters. */
export const donationJobs = (platform: Platform): void => {
  registerReconciling(platform);
  registerGivingBack(platform);
  registerTelling(platform);
  registerSummaries(platform);
  registerForgetting(platform);
};
