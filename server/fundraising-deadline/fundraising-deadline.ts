import { currentEvent } from '#server/event/event.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { JobPayload } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { chargeShortfall } from './fundraising-deadline.charge.ts';
import { warning } from './fundraising-deadline.emails.ts';
import { chargeJob, enqueueCharge } from './fundraising-deadline.order.ts';
import { committedRiders, lastWarningKind, lastWarningTo, riderOf } from './fundraising-deadline.queries.ts';
import {
  chargeableFrom,
  daysUntil,
  type Stage,
  shortfallOf,
  stageOf,
  warnedSince,
} from './fundraising-deadline.rules.ts';

export { shortfallPurpose } from './fundraising-deadline.purpose.ts';

const sweepJob = 'fundraising-deadline-sweep';
const warningJob = 'fundraising-deadline-warning';
const day = 24 * 60 * 60 * 1000;

/** Has the deadline looked at on `time`'s day; however many processes ask, once. */
export const scheduleDeadlineSweep = ({ db, jobs }: Platform, time: Date): Promise<void> =>
  db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, sweepJob, {}, { runAt: time, key: time.toISOString().slice(0, 10) }));

type Event = { id: string; fundraisingDeadline: string };

const enqueueWarning = (platform: Platform, trx: Trx, stage: Stage, eventId: string, personId: string) =>
  platform.jobs.enqueue(trx, warningJob, { eventId, personId }, { key: `${eventId}:${personId}:${stage}` });

/**
 * Charges whoever had the last warning for a day, and warns whoever hadn't: this server may have been away through the whole
 * period. A letter that still waits to be carried is none yet, and the next day's sweep looks again.
 */
const enqueueDue = async (platform: Platform, trx: Trx, { id, ...event }: Event, personId: string) => {
  const last = await lastWarningTo(trx, personId, warnedSince(event.fundraisingDeadline));
  if (!last) return enqueueWarning(platform, trx, 'charge', id, personId);
  const warnedAt = platform.settings.mail.smtpUrl === null ? last.writtenAt : last.sentAt;
  if (warnedAt === null) return;
  await enqueueCharge(platform, trx, { eventId: id, personId, attempt: 1 }, chargeableFrom(warnedAt));
};

const announced = async (platform: Platform) => {
  try {
    return await currentEvent(platform.db);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'event-not-found') return null;
    throw error;
  }
};

/** Gives everybody who committed the day's job; each is done once, so a second look on the same day changes nothing. */
const sweep = async (platform: Platform): Promise<void> => {
  const event = await announced(platform);
  const stage = event && stageOf(event.fundraisingDeadline, platform.clock.today());
  if (event && stage)
    await platform.db.transaction().execute(async (trx) => {
      for (const personId of await committedRiders(trx, event.id))
        if (stage === 'charge') await enqueueDue(platform, trx, event, personId);
        else await enqueueWarning(platform, trx, stage, event.id, personId);
    });
  await scheduleDeadlineSweep(platform, new Date(platform.clock.now().getTime() + day));
};

const warn = async (platform: Platform, payload: JobPayload): Promise<void> => {
  const { db, clock, mail, settings } = platform;
  await db.transaction().execute(async (trx) => {
    const rider = await riderOf(trx, String(payload.personId), String(payload.eventId));
    const shortfall = shortfallOf(rider.sums);
    const days = daysUntil(rider.event.fundraisingDeadline, clock.today());
    if (shortfall === 0) return;
    // A warning that was due before the deadline and couldn't be written: the one after it is enough.
    const since = warnedSince(rider.event.fundraisingDeadline);
    if (days < 0 && (await lastWarningTo(trx, rider.personId, since))) return;
    await mail.send(trx, {
      ...warning(rider, shortfall, days, settings.publicUrl),
      to: rider.emailAddress,
      personId: rider.personId,
      kind: days > 1 ? 'fundraising-deadline-warning' : lastWarningKind,
    });
  });
};

/**
 * Riders short of their commitment are warned 30, 7 and 1 days ahead, and charged the day after the deadline, though
 * never before the last warning has been out for a day.
 */
export const registerDeadlineJobs = (platform: Platform): void => {
  platform.jobs.register(sweepJob, () => sweep(platform), { isNeverGivenUp: true });
  // Its key keeps a later sweep from making it anew, and without the last warning nothing is ever charged.
  platform.jobs.register(warningJob, (payload) => warn(platform, payload), { isNeverGivenUp: true });
  platform.jobs.register(
    chargeJob,
    ({ eventId, personId, attempt }) =>
      chargeShortfall(platform, {
        eventId: String(eventId),
        personId: String(personId),
        attempt: Number(attempt),
      }),
    { lane: 'charges', isNeverGivenUp: true },
  );
};
