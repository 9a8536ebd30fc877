import type { JobPayload } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { chargeDue, writeToDonor } from './recurring-donation.charge.ts';
import { expiringLetter } from './recurring-donation.emails.ts';
import { dueGifts, type Expiring, expiringGifts, lockGift } from './recurring-donation.queries.ts';
import { expiryStage, lastDayOf, nextLook } from './recurring-donation.rules.ts';

const sweepJob = 'monthly-gift-sweep';
const chargeJob = 'monthly-gift-charge';
const expiringJob = 'monthly-gift-expiring';

/**
 * Has the monthly gifts looked at at `time`; however many processes ask for the same, once. By its time and not its day: a look in the
 * morning, when a process starts, asks for the regular one of the same day.
 */
export const scheduleMonthlySweep = ({ db, jobs }: Platform, time: Date): Promise<void> =>
  db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, sweepJob, {}, { runAt: time, key: time.toISOString() }));

/** One job a gift and day: what couldn't be found out today is looked at again tomorrow. */
const enqueueCharges = async ({ db, clock, jobs }: Platform): Promise<void> => {
  const today = clock.today();
  const ids = await dueGifts(db, today);
  await db.transaction().execute(async (trx) => {
    for (const giftId of ids) await jobs.enqueue(trx, chargeJob, { giftId }, { key: `${giftId}:${today}` });
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
      jobs.enqueue(trx, expiringJob, { giftId: id, lastDay }, { key: `${id}:${lastDay}:${stage}` }),
    );
};

const sweep = async (platform: Platform): Promise<void> => {
  await enqueueCharges(platform);
  for (const expiring of await expiringGifts(platform.db, platform.clock.today()))
    await enqueueWarning(platform, expiring);
  await scheduleMonthlySweep(platform, nextLook(platform.clock.now()));
};

const warn = (platform: Platform, payload: JobPayload): Promise<void> =>
  platform.db.transaction().execute(async (trx) => {
    const gift = await lockGift(trx, String(payload.giftId));
    const { expirationMonth: month, expirationYear: year } = gift.method ?? {};
    const lastDay = month && year ? lastDayOf({ month, year }) : null;
    if (gift.state !== 'active' || lastDay === null || lastDay !== payload.lastDay) return;
    await writeToDonor(platform, trx, gift, {
      ...expiringLetter(gift, lastDay, platform.settings.publicUrl),
      kind: 'monthly-gift-card-expiring',
    });
  });

/**
 * Monthly gifts run on the same day of the month, the last where it is shorter, in the event's time zone. A refused charge is tried
 * again after 3, 5 and 7 days, then the gift is paused. Who missed several months is charged for the latest. A card's end is warned of
 * 30 and 7 days ahead.
 */
export const monthlyGiftJobs = (platform: Platform): void => {
  platform.jobs.register(sweepJob, () => sweep(platform), { lane: 'charges', isNeverGivenUp: true });
  platform.jobs.register(chargeJob, ({ giftId }) => chargeDue(platform, String(giftId)), { lane: 'charges' });
  platform.jobs.register(expiringJob, (payload) => warn(platform, payload));
};
