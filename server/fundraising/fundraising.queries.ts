import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { FundraisingSums } from './fundraising.rules.ts';
import { entriesOf, type Totals } from './totals.ts';

// Recipient accounts are credited with what they get, and a credit is negative: a balance is minus the sum.

/** Sums of one person in one event; undefined when there is no such event. */
export const personSums = async (
  db: Db | Trx,
  personId: string,
  eventId: string,
  totals: Totals,
): Promise<FundraisingSums | undefined> => {
  const { rows } = await sql<FundraisingSums>`
    with own as (
      select account.event_year, sums.amount, sums.attributed
      from ledger_account account
      cross join lateral (
        -- what came from a peloton, less what was given back to one, beside the whole
        select sum(entry.amount) as amount,
          sum(entry.amount) filter (where entry.part in ('attributed', 'given-back')) as attributed
        from ${entriesOf(totals)} entry where entry.account_id = account.id
      ) sums
      where account.owner_id = ${personId} and account.owner_type = 'User'
    )
    select
      ${personId}::text as person_id,
      (select coalesce(-sum(amount), 0) from own where event_year = event.year) as raised,
      (select coalesce(-sum(amount), 0) from own) as all_time_raised,
      (select coalesce(-sum(attributed), 0) from own where event_year = event.year) as attributed,
      (
        select coalesce(sum(commitment), 0)
        from participation
        where person_id = ${personId} and event_id = event.id and kind = 'Rider' and state = 'registered'
      ) as committed_amount,
      coalesce(fundraising.goal, 0) as goal,
      coalesce(fundraising.seen_success, false) as seen_success
    from event
    left join fundraising on fundraising.event_id = event.id and fundraising.person_id = ${personId}
    where event.id = ${eventId}
  `.execute(db);
  return rows[0];
};

export type Progress = { id: string; raised: number; goal: number };

/** What each of the people raised in an event by their public totals, and their goal or the commitment above it; in no order. */
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
        select coalesce(-sum(entry.amount), 0)
        from ledger_account account
        join public_entry entry on entry.account_id = account.id
        where account.owner_id = person.id and account.owner_type = 'User' and account.event_year = event.year
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

export type PelotonSums = { id: string; raised: number; allTimeRaised: number };

/** Each peloton's own fund, what its members raised while they were in it, and the same of the pelotons below it. */
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
    counted (top_id, account_id, event_id) as (
      select family.top_id, account.id, event.id
      from family
      join ledger_account account on account.owner_id = family.id and account.owner_type = 'Peloton'
      join event on event.year = account.event_year
      union
      select family.top_id, account.id, event.id
      from family
      join peloton_member member on member.peloton_id = family.id and member.state = 'approved'
      join event on event.id = member.event_id
      join ledger_account account on account.owner_id = member.person_id
        and account.owner_type = 'User' and account.event_year = event.year
    )
    select
      counted.top_id as id,
      coalesce(-sum(entry.amount) filter (where counted.event_id = ${eventId}), 0) as raised,
      coalesce(-sum(entry.amount), 0) as all_time_raised
    from counted
    join ${entriesOf(totals)} entry on entry.account_id = counted.account_id
    group by counted.top_id
  `.execute(db);
  return rows;
};

/** Public totals of everything that reached a recipient, by year; what they shared with each other cancels out. */
export const yearSums = async (db: Db | Trx): Promise<{ year: number; raised: number }[]> => {
  const { rows } = await sql<{ year: number; raised: number }>`
    select account.event_year as year, -sum(entry.amount) as raised
    from ledger_account account
    join public_entry entry on entry.account_id = account.id
    where account.kind = 'recipient'
    group by account.event_year
  `.execute(db);
  return rows;
};

/** The same for one year, which needn't read the others'. */
export const yearSum = async (db: Db | Trx, year: number): Promise<number> => {
  const { rows } = await sql<{ raised: number }>`
    select coalesce(-sum(entry.amount), 0) as raised
    from ledger_account account
    join public_entry entry on entry.account_id = account.id
    where account.kind = 'recipient' and account.event_year = ${year}
  `.execute(db);
  return rows[0]?.raised ?? 0;
};
