import { type CalendarDay, daysBetween } from '#machines/calendar.ts';
import type { ChargingDeps } from '#server/charging/charging.ts';
import { currentEvent, fundSharingEnds } from '#server/event/event.ts';
import { endFundSharing } from '#server/fund-sharing/fund-sharing.ts';
import { commitmentProgressOf, missingOf } from '#server/fundraising/fundraising.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { JobPayload } from '#server/platform/jobs/jobs.ts';
import { dailyKey } from '#server/platform/jobs/jobs.types.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { chargeShortfall } from './fundraising-deadline.charge.ts';
import { warningEmail } from './fundraising-deadline.emails.ts';
import { committedRiders, lastWarningKind, lastWarningTo, riderOf } from './fundraising-deadline.queries.ts';
import {
  chargeableFrom,
  chargeJob,
  enqueueCharge,
  type Stage,
  stageOf,
  warnedSince,
} from './fundraising-deadline.rules.ts';

type WarnDeps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;

export { shortfallPurpose } from './fundraising-deadline.purpose.ts';

const sweepJob = 'fundraising-deadline-sweep';
const warningJob = 'fundraising-deadline-warning';
const day = 24 * 60 * 60 * 1000;

/** Schedules the sweep of `time`'s day, once for all processes. */
export const scheduleDeadlineSweep = (
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  time: Date,
): Promise<void> =>
  db.transaction().execute((trx) => jobs.enqueue(trx, sweepJob, {}, { runAt: time, key: dailyKey(time) }));

const enqueueWarning = (
  deps: Pick<Platform, 'jobs'>,
  trx: Trx,
  stage: Stage,
  eventId: string,
  personId: string,
) => deps.jobs.enqueue(trx, warningJob, { eventId, personId }, { key: `${eventId}:${personId}:${stage}` });

/**
 * Charges riders who had the last warning for a day, and warns the others: this server may have been down through the whole period. An
 * unsent e-mail does not count, and the next day's sweep checks again.
 */
const enqueueDue = async (
  deps: Pick<Platform, 'settings' | 'jobs'>,
  trx: Trx,
  { id, ...event }: { id: string; fundraisingDeadline: CalendarDay },
  personId: string,
) => {
  const last = await lastWarningTo(trx, personId, warnedSince(event.fundraisingDeadline));
  if (!last) return enqueueWarning(deps, trx, 'charge', id, personId);
  const warnedAt = deps.settings.mail.smtpUrl === null ? last.writtenAt : last.sentAt;
  if (warnedAt === null) return;
  await enqueueCharge(deps, trx, { eventId: id, personId, attempt: 1 }, chargeableFrom(warnedAt));
};

const announced = async (deps: Pick<Platform, 'db'>) => {
  try {
    return await currentEvent(deps.db);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'event-not-found') return null;
    throw error;
  }
};

/** Gives every committed rider the day's job; each is done once, so a second sweep on the same day changes nothing. */
const sweep = async (deps: Pick<Platform, 'settings' | 'db' | 'clock' | 'jobs' | 'mail'>): Promise<void> => {
  const event = await announced(deps);
  const stage = event && stageOf(event.fundraisingDeadline, fundSharingEnds(event), deps.clock.today());
  // The shortfalls are known only once the standing offers are settled.
  if (event && stage === 'charge') await endFundSharing(deps, event);
  if (event && stage)
    await deps.db.transaction().execute(async (trx) => {
      for (const personId of await committedRiders(trx, event.id))
        if (stage === 'charge') await enqueueDue(deps, trx, event, personId);
        else await enqueueWarning(deps, trx, stage, event.id, personId);
    });
  await scheduleDeadlineSweep(deps, new Date(deps.clock.now().getTime() + day));
};

const warn = async (deps: WarnDeps, payload: JobPayload): Promise<void> => {
  const { db, clock, mail, settings } = deps;
  await db.transaction().execute(async (trx) => {
    const rider = await riderOf(trx, String(payload.personId), String(payload.eventId));
    const shortfall = missingOf(commitmentProgressOf(rider.sums));
    const days = daysBetween(clock.today(), rider.event.fundraisingDeadline);
    if (shortfall === 0) return;
    // A missed warning before the deadline is not repeated: the one after it is enough.
    const since = warnedSince(rider.event.fundraisingDeadline);
    if (days < 0 && (await lastWarningTo(trx, rider.personId, since))) return;
    await mail.send(trx, {
      ...warningEmail(rider, shortfall, clock.today(), settings.publicUrl),
      to: rider.emailAddress,
      personId: rider.personId,
      kind: days > 1 ? 'fundraising-deadline-warning' : lastWarningKind,
    });
  });
};

/**
 * Warns riders with a shortfall 30, 7 and 1 days before the deadline. Charges them the day after fund sharing has ended, though never
 * before the last warning has been out for a day.
 */
export const registerDeadlineJobs = (deps: ChargingDeps): void => {
  deps.jobs.register(sweepJob, () => sweep(deps), { isNeverGivenUp: true });
  // Its key keeps a later sweep from adding it again, and without the last warning nothing is ever charged.
  deps.jobs.register(warningJob, (payload) => warn(deps, payload), { isNeverGivenUp: true });
  deps.jobs.register(
    chargeJob,
    ({ eventId, personId, attempt }) =>
      chargeShortfall(deps, {
        eventId: String(eventId),
        personId: String(personId),
        attempt: Number(attempt),
      }),
    { lane: 'charges', isNeverGivenUp: true },
  );
};
