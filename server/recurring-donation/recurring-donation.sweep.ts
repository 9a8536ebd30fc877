import type { JobPayload } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { chargeDue, writeToDonor } from './recurring-donation.charge.ts';
import { expiringLetter } from './recurring-donation.emails.ts';
import {
  dueDonations,
  type Expiring,
  expiringDonations,
  lockDonation,
} from './recurring-donation.queries.ts';
import { expiryStage, lastDayOf, nextLook } from './recurring-donation.rules.ts';

const sweepJob = 'recurring-donation-sweep';
const chargeJob = 'recurring-donation-charge';
const expiringJob = 'recurring-donation-expiring';

/**
 * Has the recurring donations looked at at `time`; however many processes ask for the same, once. By its time and not its day: a look in the
 * morning, when a process starts, asks for the regular one of the same day.
 */
export const scheduleRecurringSweep = ({ db, jobs }: Platform, time: Date): Promise<void> =>
  db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, sweepJob, {}, { runAt: time, key: time.toISOString() }));

/** One job a donation and day: what couldn't be found out today is looked at again tomorrow. */
const enqueueCharges = async ({ db, clock, jobs }: Platform): Promise<void> => {
  const today = clock.today();
  const ids = await dueDonations(db, today);
  await db.transaction().execute(async (trx) => {
    for (const donationId of ids)
      await jobs.enqueue(trx, chargeJob, { donationId }, { key: `${donationId}:${today}` });
  });
};

/** Each warning once for each last month: who has a new card is not warned of the old one. */
const enqueueWarning = async (
  { db, clock, jobs }: Platform,
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

const sweep = async (platform: Platform): Promise<void> => {
  await enqueueCharges(platform);
  for (const expiring of await expiringDonations(platform.db, platform.clock.today()))
    await enqueueWarning(platform, expiring);
  await scheduleRecurringSweep(platform, nextLook(platform.clock.now()));
};

const warn = (platform: Platform, payload: JobPayload): Promise<void> =>
  platform.db.transaction().execute(async (trx) => {
    const donation = await lockDonation(trx, String(payload.donationId));
    const { expirationMonth: month, expirationYear: year } = donation.method ?? {};
    const lastDay = month && year ? lastDayOf({ month, year }) : null;
    if (donation.state !== 'active' || lastDay === null || lastDay !== payload.lastDay) return;
    await writeToDonor(platform, trx, donation, {
      ...expiringLetter(donation, lastDay, platform.settings.publicUrl),
      kind: 'recurring-donation-card-expiring',
    });
  });

/**
 * Recurring donations run on the same day of the month, the last where it is shorter, in the event's time zone. A refused charge is tried
 * again after 3, 5 and 7 days, then the donation is paused. Who missed several months is charged for the latest. A card's end is warned of
 * 30 and 7 days ahead.
 */
export const recurringDonationJobs = (platform: Platform): void => {
  platform.jobs.register(sweepJob, () => sweep(platform), { lane: 'charges', isNeverGivenUp: true });
  platform.jobs.register(chargeJob, ({ donationId }) => chargeDue(platform, String(donationId)), {
    lane: 'charges',
  });
  platform.jobs.register(expiringJob, (payload) => warn(platform, payload));
};
