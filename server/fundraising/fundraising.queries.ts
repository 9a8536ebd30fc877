import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { FundraisingSums } from './fundraising.rules.ts';
import { type Totals, totalsTable } from './totals.ts';

/**
 * Sums of one person in one event.
 * @throws Error where there is no such event
 */
export const personSums = async (
  db: Db | Trx,
  personId: string,
  eventId: string,
  totals: Totals,
): Promise<FundraisingSums> => {
  const { rows } = await sql<FundraisingSums>`
    select
      ${personId}::text as person_id,
      own.*,
      (
        select coalesce(sum(commitment), 0)
        from participation
        where person_id = ${personId} and event_id = event.id and kind = 'Rider' and state = 'registered'
      ) as committed_amount,
      coalesce(fundraising.goal, 0) as goal,
      coalesce(fundraising.seen_success, false) as seen_success,
      coalesce(fundraising.celebrated, 0) as celebrated
    from event
    cross join lateral (
      select
        coalesce(sum(raised) filter (where event_year = event.year), 0) as raised,
        coalesce(sum(raised), 0) as all_time_raised,
        -- Shares from pelotons, less those returned to them.
        coalesce(sum(raised) filter (where event_year = event.year and part in ('attributed', 'given-back')), 0) as attributed
      from ${totalsTable(totals)} where owner_type = 'User' and owner_id = ${personId}
    ) own
    left join fundraising on fundraising.event_id = event.id and fundraising.person_id = ${personId}
    where event.id = ${eventId}
  `.execute(db);
  if (rows[0] === undefined) throw new Error(`There is no event ${eventId}.`);
  return rows[0];
};

export type Progress = { id: string; raised: number; goal: number };

/** Each person's public total in an event, and their goal or the higher commitment; in no order. */
export const peopleProgress = async (
  db: Db | Trx,
  personIds: readonly string[],
  eventId: string,
): Promise<Progress[]> => {
  if (personIds.length === 0) return [];
  const { rows } = await sql<Progress>`
    select
      person.id,
      (
        select coalesce(sum(raised), 0) from ${totalsTable('public')}
        where owner_type = 'User' and owner_id = person.id and event_year = event.year
      ) as raised,
      greatest(
        coalesce(fundraising.goal, 0),
        (
          select coalesce(sum(commitment), 0)
          from participation
          where person_id = person.id and event_id = event.id and kind = 'Rider' and state = 'registered'
        )
      ) as goal
    from person
    join event on event.id = ${eventId}
    left join fundraising on fundraising.event_id = event.id and fundraising.person_id = person.id
    where person.id in (${sql.join(personIds)})
  `.execute(db);
  return rows;
};

export type PelotonSums = { id: string; balance: number; fund: number; owed: number; allTimeBalance: number };

/**
 * Sums of each peloton: its fund, its members' totals in each event, and the same of the pelotons below it.
 * `balance` sums all of them, `fund` the positive funds, and `owed` all negative balances.
 */
export const pelotonSums = async (
  db: Db | Trx,
  pelotonIds: readonly string[],
  eventId: string,
  totals: Totals,
): Promise<PelotonSums[]> => {
  if (pelotonIds.length === 0) return [];
  const { rows } = await sql<PelotonSums>`
    with recursive family (top_id, id) as (
      select id, id from peloton where id in (${sql.join(pelotonIds)})
      union
      select family.top_id, child.id from peloton child join family on child.parent_id = family.id
    ),
    counted (top_id, owner_type, owner_id, event_id, event_year) as (
      select family.top_id, 'Peloton', family.id, event.id, event.year from family cross join event
      union
      select family.top_id, 'User', member.person_id, event.id, event.year
      from family
      join peloton_member member on member.peloton_id = family.id
      join event on event.id = member.event_id
    ),
    balances as (
      select top_id, owner_type, event_id, sum(raised) as balance
      from counted join ${totalsTable(totals)} total using (owner_type, owner_id, event_year)
      group by top_id, owner_type, owner_id, event_id
    )
    select
      top_id as id,
      coalesce(sum(balance) filter (where event_id = ${eventId}), 0) as balance,
      coalesce(sum(greatest(0, balance)) filter (where event_id = ${eventId} and owner_type = 'Peloton'), 0) as fund,
      coalesce(sum(greatest(0, -balance)) filter (where event_id = ${eventId}), 0) as owed,
      coalesce(sum(balance), 0) as all_time_balance
    from balances
    group by top_id
  `.execute(db);
  return rows;
};

/** Public totals of all recipients together, by year; shares among them cancel out. */
export const yearSums = async (db: Db | Trx): Promise<{ year: number; raised: number }[]> => {
  const { rows } = await sql<{ year: number; raised: number }>`
    select event_year as year, sum(raised) as raised from ${totalsTable('public')} group by event_year
  `.execute(db);
  return rows;
};

/** The public total of all recipients in one year. It does not read the other years. */
export const yearSum = async (db: Db | Trx, year: number): Promise<number> => {
  const { rows } = await sql<{ raised: number }>`
    select coalesce(sum(raised), 0) as raised from ${totalsTable('public')} where event_year = ${year}
  `.execute(db);
  return rows[0]?.raised ?? 0;
};
