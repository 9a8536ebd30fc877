import type { ChargingDeps } from '#server/charging/charging.ts';
import type { JobPayload } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { chargeDue, writeToDonor } from './recurring-donation.charge.ts';
import { expiringEmail } from './recurring-donation.emails.ts';
import {
  dueDonations,
  type Expiring,
  expiringDonations,
  lockDonation,
} from './recurring-donation.queries.ts';
import { expiryStage, lastDayOf, nextLook } from './recurring-donation.rules.ts';

type EnqueueChargesDeps = Pick<Platform, 'db' | 'clock' | 'jobs'>;

type WarnDeps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;

const sweepJob = 'recurring-donation-sweep';
const chargeJob = 'recurring-donation-charge';
const expiringJob = 'recurring-donation-expiring';

/**
 * Schedules the sweep at `time`, once for all processes. The key is the time, not the day: a sweep at the start of a process schedules the
 * regular one of the same day.
 */
export const scheduleRecurringSweep = (
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  time: Date,
): Promise<void> =>
  db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, sweepJob, {}, { runAt: time, key: time.toISOString() }));

/** One job for each donation and day: what stays unknown today is checked again tomorrow. */
const enqueueCharges = async ({ db, clock, jobs }: EnqueueChargesDeps): Promise<void> => {
  const today = clock.today();
  const ids = await dueDonations(db, today);
  await db.transaction().execute(async (trx) => {
    for (const donationId of ids)
      await jobs.enqueue(trx, chargeJob, { donationId }, { key: `${donationId}:${today}` });
  });
};

/** Each warning once for each expiry: a donor with a new card gets no warning about the old one. */
const enqueueWarning = async (
  { db, clock, jobs }: EnqueueChargesDeps,
  { id, month, year }: Expiring,
): Promise<void> => {
  const lastDay = lastDayOf({ month, year });
  const stage = expiryStage(lastDay, clock.today());
  if (stage === null) return;
  await db
    .transaction()
    .execute((trx) =>
      jobs.enqueue(trx, expiringJob, { donationId: id, lastDay }, { key: `${id}:${lastDay}:${stage}` }),
    );
};

const sweep = async (deps: EnqueueChargesDeps): Promise<void> => {
  await enqueueCharges(deps);
  for (const expiring of await expiringDonations(deps.db, deps.clock.today()))
    await enqueueWarning(deps, expiring);
  await scheduleRecurringSweep(deps, nextLook(deps.clock.now()));
};

const warn = (deps: WarnDeps, payload: JobPayload): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const donation = await lockDonation(trx, String(payload.donationId));
    const { expirationMonth: month, expirationYear: year } = donation.method ?? {};
    const lastDay = month && year ? lastDayOf({ month, year }) : null;
    if (donation.state !== 'active' || lastDay === null || lastDay !== payload.lastDay) return;
    await writeToDonor(deps, trx, donation, {
      ...expiringEmail(donation, lastDay, deps.settings.publicUrl),
      kind: 'recurring-donation-card-expiring',
    });
  });

/**
 * Recurring donations run on the same day of each month, or its last day where it is shorter, in the event's time zone. A refused charge is
 * retried after 3, 5 and 7 days, then the donation is paused. After several missed months only the latest is charged. The expiry of a card
 * is announced 30 and 7 days ahead.
 */
export const recurringDonationJobs = (deps: ChargingDeps): void => {
  deps.jobs.register(sweepJob, () => sweep(deps), { lane: 'charges', isNeverGivenUp: true });
  deps.jobs.register(chargeJob, ({ donationId }) => chargeDue(deps, String(donationId)), {
    lane: 'charges',
  });
  deps.jobs.register(expiringJob, (payload) => warn(deps, payload));
};
