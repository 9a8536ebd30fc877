import { type CalendarDay, dayIn, eventZone } from '#machines/calendar.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Events } from '#server/platform/events/events.ts';

/** The time that the whole server uses: the machine's, plus an offset that the sandbox can move. */
export type Clock = {
  now: () => Date;
  /** Today in the event's time zone. Birth dates and deadlines are compared with this day. */
  today: () => CalendarDay;
};

/** Moves the clock for every process on the same database. Never offered in production. */
export type MovableClock = Clock & {
  /** `null` puts the clock back to the machine's time. Resolves with the new time. */
  moveTo: (time: Date | null) => Promise<Date>;
  /** Reads the offset again after the data were reset. */
  refresh: () => Promise<void>;
};

const channel = 'clock_moved';

/** The time zone's name after a time, for people. */
export const eventZoneName = 'Eastern Time';

const readOffset = async (db: Db): Promise<number> => {
  const row = await db.selectFrom('sandboxClock').select('offsetMilliseconds').executeTakeFirst();
  return row?.offsetMilliseconds ?? 0;
};

/** A clock that derives the event's days from any source of time. */
export const clockFrom = (now: () => Date): Clock => ({ now, today: () => dayIn(eventZone, now()) });

/** The machine's clock, for production. */
export const machineClock: Clock = clockFrom(() => new Date());

/** A clock whose offset is in the database; an event announces a move to other processes. */
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

/** In milliseconds. */
export const dayLength = 24 * 60 * 60 * 1000;

/** Whole years on `day`. A person born on 29 February turns a year older on 1 March. */
export const ageOn = (birthDate: CalendarDay, day: CalendarDay): number => {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
};
