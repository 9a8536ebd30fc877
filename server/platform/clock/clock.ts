import { eventZone } from '#machines/event-zone.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Events } from '#server/platform/events/events.ts';

/** The time everything in the server goes by: the machine's, plus an offset that the sandbox can move. */
export type Clock = {
  now: () => Date;
  /** Today in the event's time zone, as YYYY-MM-DD: what a birth date or a deadline is compared with. */
  today: () => string;
};

/** Moves the clock for every process on the same database. Never offered in production. */
export type MovableClock = Clock & {
  /** `null` puts the clock back to the machine's time. Resolves with the new time. */
  moveTo: (time: Date | null) => Promise<Date>;
  /** Reads the offset anew, after the data were reset. */
  refresh: () => Promise<void>;
};

const channel = 'clock_moved';
// Canada writes dates the way ISO 8601 does.
const dates = new Intl.DateTimeFormat('en-CA', { timeZone: eventZone, dateStyle: 'short' });

/** The day that a moment falls on where the event is, YYYY-MM-DD. */
export const dayOf = (time: Date): string => dates.format(time);

/** What the zone is called where a time is written for a person. */
export const eventZoneName = 'Eastern Time';

const times = new Intl.DateTimeFormat('en-GB', { timeZone: eventZone, timeStyle: 'short' });

/** What the event's clocks show at a moment, HH:MM. */
export const clockTimeAt = (time: Date): string => times.format(time);

const offsets = new Intl.DateTimeFormat('en-US', { timeZone: eventZone, timeZoneName: 'longOffset' });

/** How far the event's clocks are from UTC at a moment, such as -04:00. */
const offsetAt = (time: Date): string =>
  offsets
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.slice(3) || 'Z';

/**
 * The moment at which the event's clocks show this time of a day (YYYY-MM-DD, HH:MM). An hour that the clocks show twice is the first of
 * the two; in an hour that they leave out, it is as long after the hour before.
 */
export const momentAt = (day: string, time: string): Date => {
  const shown = `${day}T${time}:00`;
  const before = offsetAt(new Date(Date.parse(`${shown}Z`) - 12 * 60 * 60 * 1000));
  const moment = new Date(shown + before);
  const after = new Date(shown + offsetAt(moment));
  return offsetAt(after) === offsetAt(moment) ? after : moment;
};

const readOffset = async (db: Db): Promise<number> => {
  const row = await db.selectFrom('sandboxClock').select('offsetMilliseconds').executeTakeFirst();
  return row?.offsetMilliseconds ?? 0;
};

/** A clock whose days are the event's, by any measure of time. */
export const clockFrom = (now: () => Date): Clock => ({ now, today: () => dayOf(now()) });

/** The machine's clock, which production goes by. */
export const machineClock: Clock = clockFrom(() => new Date());

/** A clock whose offset is in the database; a move reaches other processes by an event. */
export const openMovableClock = async (db: Db, events: Events): Promise<MovableClock> => {
  let offset = await readOffset(db);
  await events.subscribe(channel, (moved) => {
    offset = Number(moved);
  });
  const now = () => new Date(Date.now() + offset);
  return {
    ...clockFrom(now),
    moveTo: async (time) => {
      const next = time === null ? 0 : time.getTime() - Date.now();
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('sandboxClock')
          .values({ onlyRow: true, offsetMilliseconds: next })
          .onConflict((conflict) => conflict.column('onlyRow').doUpdateSet({ offsetMilliseconds: next }))
          .execute();
        await events.publish(trx, channel, String(next));
      });
      offset = next;
      return now();
    },
    refresh: async () => {
      offset = await readOffset(db);
    },
  };
};
