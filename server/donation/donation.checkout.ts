import { closeKey, isKeyClosed, reconcileIfDue } from '#server/charging/charging.ts';
import { newChallenge } from '#server/fraud/fraud.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { resendReceipt } from '#server/receipt/receipt.ts';
import { attemptOf, outcomeOf, withdrawn } from './donation.attempt.ts';
import { give } from './donation.giving.ts';
import { registerTelling } from './donation.notification.ts';
import { donationProblem } from './donation.problems.ts';
import { donationPurpose } from './donation.purpose.ts';
import { registerForgetting } from './donation.retention.ts';
import { purposeName, type RecurringPlans } from './donation.types.ts';

type DonationJobsDeps = { settings: Settings; db: Db; clock: Clock; mail: Mail; jobs: Jobs };

type ReadAttemptDeps = DonationJobsDeps & { payments: Payments; log: Log };

/** How the attempt under a key stands, asked of the gateway once more where that may be news. */
const readAttempt = async (deps: ReadAttemptDeps, plans: RecurringPlans, key: string) => {
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

/** The same, and where nothing was begun under the key, nothing will be. */
const withdrawAttempt = async (deps: ReadAttemptDeps, plans: RecurringPlans, key: string) => {
  await closeKey(deps, purposeName, key);
  return readAttempt(deps, plans, key);
};

/** Giving. */
export const checkoutOperations = (deps: ReadAttemptDeps, plans: RecurringPlans) =>
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

/** The work that goes on after the answer: e-mails, and data retention. */
export const donationJobs = (deps: DonationJobsDeps): void => {
  registerTelling(deps);
  registerForgetting(deps);
};
