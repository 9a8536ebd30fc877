import { sql } from 'kysely';
import { type CalendarDay, eventZone } from '#machines/calendar.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { type Totals, totalsTable } from './totals.ts';

/** A person's fundraising in one event year. Amounts in cents; days as `YYYY-MM-DD`, null if not reached. */
export type FundraisingYear = {
  year: number;
  isCurrent: boolean;
  raised: number;
  owed: number;
  goal: number;
  committed: number;
  goalMetOn: CalendarDay | null;
  committedMetOn: CalendarDay | null;
};

/** The entries of these totals, each with the instant from which it counts. */
const datedTable = (totals: Totals) =>
  sql.table(totals === 'exact' ? 'dated_recipient_total' : 'public_dated_recipient_total');

/** A person's raised amount in each event, and the first days on which it reached the goal and the commitment; the earliest first. */
export const fundraisingYears = async (
  db: Db | Trx,
  personId: string,
  totals: Totals,
): Promise<FundraisingYear[]> => {
  const { rows } = await sql<FundraisingYear>`
    with daily as (
      select event_year as year, (counted_at at time zone ${eventZone})::date as day, sum(raised) as raised
      from ${datedTable(totals)} where owner_type = 'User' and owner_id = ${personId} group by 1, 2
    ),
    running as (select year, day, sum(raised) over (partition by year order by day) as raised from daily),
    sums as (
      select event_year as year, sum(raised) as raised from ${totalsTable(totals)}
      where owner_type = 'User' and owner_id = ${personId} group by 1
    ),
    terms as (
      select event.year, event.is_current, committed.amount as committed, greatest(coalesce(fundraising.goal, 0), committed.amount) as goal
      from event
      cross join lateral (
        select coalesce(sum(commitment), 0) as amount from participation
        where person_id = ${personId} and event_id = event.id and kind = 'Rider' and state = 'registered'
      ) committed
      left join fundraising on fundraising.event_id = event.id and fundraising.person_id = ${personId}
    )
    select
      terms.year, terms.is_current, terms.goal, terms.committed, greatest(coalesce(sums.raised, 0), 0) as raised,
      greatest(-coalesce(sums.raised, 0), 0) as owed,
      (
        select min(day) from running
        where running.year = terms.year and terms.goal > 0 and sums.raised >= terms.goal and running.raised >= terms.goal
      ) as goal_met_on,
      (
        select min(day) from running
        where running.year = terms.year and terms.committed > 0 and sums.raised >= terms.committed
          and running.raised >= terms.committed
      ) as committed_met_on
    from terms left join sums using (year)
    order by terms.year
  `.execute(db);
  return rows;
};
