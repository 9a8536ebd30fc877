import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { FundraisingSums } from './fundraising.rules.ts';

// Recipient accounts are credited with what they get, and a credit is negative: a balance is minus the sum.

/** Sums of one person in one event; undefined when there is no such event. */
export const personSums = async (
  db: Db | Trx,
  personId: string,
  eventId: string,
): Promise<FundraisingSums | undefined> => {
  const { rows } = await sql<FundraisingSums>`
    with own_entry as (
      select entry.transaction_id, entry.account_id, entry.amount, account.event_year
      from ledger_account account
      join ledger_entry entry on entry.account_id = account.id
      where account.owner_id = ${personId} and account.owner_type = 'User'
    )
    select
      ${personId}::text as person_id,
      (select coalesce(-sum(amount), 0) from own_entry where event_year = event.year) as raised,
      (select coalesce(-sum(amount), 0) from own_entry) as all_time_raised,
      (
        -- what came from a peloton, less what was given back to one
        select coalesce(-sum(own.amount), 0)
        from own_entry own
        where own.event_year = event.year and exists (
          select from ledger_entry other
          join ledger_account giver on giver.id = other.account_id
          where other.transaction_id = own.transaction_id
            and giver.owner_type = 'Peloton'
            and sign(other.amount) <> sign(own.amount)
        )
      ) as attributed,
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

/** A peloton's own fund, what its members raised while they were in it, and the same of the pelotons below it. */
export const pelotonSums = async (
  db: Db | Trx,
  pelotonId: string,
  eventId: string,
): Promise<{ raised: number; allTimeRaised: number }> => {
  const { rows } = await sql<{ raised: number; allTimeRaised: number }>`
    with recursive family (id) as (
      select id from peloton where id = ${pelotonId}
      union
      select child.id from peloton child join family on child.parent_id = family.id
    ),
    counted (account_id, event_id) as (
      select account.id, event.id
      from family
      join ledger_account account on account.owner_id = family.id and account.owner_type = 'Peloton'
      join event on event.year = account.event_year
      union
      select account.id, event.id
      from family
      join peloton_member member on member.peloton_id = family.id and member.state = 'approved'
      join event on event.id = member.event_id
      join ledger_account account on account.owner_id = member.person_id
        and account.owner_type = 'User' and account.event_year = event.year
    )
    select
      coalesce(-sum(entry.amount) filter (where counted.event_id = ${eventId}), 0) as raised,
      coalesce(-sum(entry.amount), 0) as all_time_raised
    from counted
    join ledger_entry entry on entry.account_id = counted.account_id
  `.execute(db);
  return rows[0] ?? { raised: 0, allTimeRaised: 0 };
};

/** Everything that reached a recipient in that year; what they shared with each other cancels out. */
export const yearSum = async (db: Db | Trx, year: number): Promise<number> => {
  const { rows } = await sql<{ raised: number }>`
    select coalesce(-sum(entry.amount), 0) as raised
    from ledger_account account
    join ledger_entry entry on entry.account_id = account.id
    where account.kind = 'recipient' and account.event_year = ${year}
  `.execute(db);
  return rows[0]?.raised ?? 0;
};
