import { type CalendarDay, dayIn, eventZone } from '#machines/calendar.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Events } from '#server/platform/events/events.ts';

/** The time everything in the server goes by: the machine's, plus an offset that the sandbox can move. */
export type Clock = {
  now: () => Date;
  /** Today in the event's time zone, what a birth date or a deadline is compared with. */
  today: () => CalendarDay;
};

/** Moves the clock for every process on the same database. Never offered in production. */
export type MovableClock = Clock & {
  /** `null` puts the clock back to the machine's time. Resolves with the new time. */
  moveTo: (time: Date | null) => Promise<Date>;
  /** Reads the offset anew, after the data were reset. */
  refresh: () => Promise<void>;
};

const channel = 'clock_moved';

/** What the zone is called where a time is written for a person. */
export const eventZoneName = 'Eastern Time';

const readOffset = async (db: Db): Promise<number> => {
  const row = await db.selectFrom('sandboxClock').select('offsetMilliseconds').executeTakeFirst();
  return row?.offsetMilliseconds ?? 0;
};

/** A clock whose days are the event's, by any measure of time. */
export const clockFrom = (now: () => Date): Clock => ({ now, today: () => dayIn(eventZone, now()) });

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
