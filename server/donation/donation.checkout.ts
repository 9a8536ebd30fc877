import {
  type ChargingDeps,
  closeKey,
  deleteClosedKeys,
  isKeyClosed,
  type PurposeDeps,
  reconcileIfDue,
} from '#server/charging/charging.ts';
import { forgetSignals, newChallenge } from '#server/fraud/fraud.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import { hourlyKey } from '#server/platform/jobs/jobs.types.ts';
import type { Platform } from '#server/platform/platform.ts';
import { resendReceipt } from '#server/receipt/receipt.ts';
import { attemptOf, outcomeOf, withdrawn } from './donation.attempt.ts';
import { give } from './donation.giving.ts';
import { registerTelling } from './donation.notification.ts';
import { registerLatePayerNews } from './donation.payer-news.ts';
import { donationProblem } from './donation.problems.ts';
import { donationPurpose } from './donation.purpose.ts';
import { forgetJob, purposeName, type RecurringPlans } from './donation.types.ts';

const hour = 60 * 60_000;

/** Schedules the deletion of outdated rows for `time`'s hour, once for all processes. */
export const scheduleForgetting = ({ db, jobs }: Pick<Platform, 'db' | 'jobs'>, time: Date): Promise<void> =>
  db.transaction().execute((trx) => jobs.enqueue(trx, forgetJob, {}, { runAt: time, key: hourlyKey(time) }));

const registerForgetting = ({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): void =>
  jobs.register(
    forgetJob,
    async () => {
      const now = clock.now();
      await forgetSignals(db, now);
      await deleteClosedKeys(db, purposeName, now);
      await scheduleForgetting({ db, jobs }, new Date(clock.now().getTime() + hour));
    },
    { isNeverGivenUp: true },
  );

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
