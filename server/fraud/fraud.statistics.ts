import { sql } from 'kysely';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Tries of people without a history, and their declines without a later charge of the same donor. */
export type Paced = { tries: number; abandoned: number };

/** The tries of the last hour, and of the last day. */
export type PacedTries = { hour: Paced; day: Paced };

/** The site's tries over a long time; see `settledTries`. */
export type Settled = { plain: PacedTries; authenticated: PacedTries };

/** Milliseconds. A donor whose card was refused tries again within minutes, and does not count before. */
const thinkingTime = 3 * 60_000;
const hour = 60 * 60_000;
const day = 24 * hour;

/** The statistics are cached: they change slowly, and every donation needs them. */
const keptFor = 5_000;

/** Reading more would not pay: at so many tries in three minutes the newest 200 are enough. */
const mostTries = 20_000;

const paced = (isAuthenticated: boolean, now: number) => {
  const [settled, anHourAgo, aDayAgo] = [now - thinkingTime, now - hour, now - day].map(
    (time) => new Date(time),
  );
  const since = (begin: Date | undefined) => sql`(
    select json_build_object('tries', coalesce(sum(tries), 0)::int, 'abandoned', coalesce(sum(greatest(declined - charged, 0)), 0)::int)
    from (
      select count(*) as tries,
        count(*) filter (where outcome = 'declined' and card is not null and occurred_at <= ${settled}) as declined,
        count(*) filter (where outcome = 'charged') as charged
      from newest where occurred_at > ${begin} group by donor
    ) by_donor)`;
  return sql`(
    with newest as materialized (
      select donor, outcome, card, occurred_at from donation_signal
      where not is_known and outcome <> 'unconfirmed'
        and is_authenticated = ${sql.lit(isAuthenticated)} and occurred_at > ${aDayAgo} and occurred_at <= ${new Date(now)}
      order by occurred_at desc limit ${sql.lit(mostTries)}
    )
    select json_build_object('hour', ${since(anHourAgo)}, 'day', ${since(aDayAgo)}))`;
};

const readSettled = async (db: Db, now: number): Promise<Settled> => {
  const { rows } = await sql<{ settled: Settled }>`
    select json_build_object('plain', ${paced(false, now)}, 'authenticated', ${paced(true, now)}) as settled
  `.execute(db);
  const [{ settled } = { settled: none }] = rows;
  return settled;
};

const nothing: PacedTries = { hour: { tries: 0, abandoned: 0 }, day: { tries: 0, abandoned: 0 } };
const none: Settled = { plain: nothing, authenticated: nothing };

const kept = new WeakMap<Db, { at: number; settled: Promise<Settled> }>();

/**
 * The tries of all people without a history in the last hour and day, and the abandoned declines among them. They show a slow card tester
 * among many donors, whom the newest few hundred tries do not show. Up to five seconds old.
 */
export const settledTries = ({ db, clock }: { db: Db; clock: Clock }): Promise<Settled> => {
  const now = clock.now().getTime();
  const last = kept.get(db);
  // A clock that was put back must not keep them for ever.
  if (last && now >= last.at && now < last.at + keptFor) return last.settled;
  const settled = readSettled(db, now);
  kept.set(db, { at: now, settled });
  settled.catch(() => kept.delete(db));
  return settled;
};
