import { sql } from 'kysely';
import { type CalendarDay, eventZone } from '#machines/calendar.ts';
import type { Place } from '#server/membership/membership.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

type Named = { firstName: string; lastName: string };

/** What changed in a peloton since the day `since`; `raised` in cents, `requests` are those open now. */
export type WeekFacts = {
  since: CalendarDay;
  joined: Named[];
  left: Named[];
  raised: number;
  requests: number;
};

/** Adds a job for each peloton with members, some hundreds, in one statement; once for a Monday. */
export const addLetterJobs = async (
  trx: Trx,
  kind: string,
  { eventId, monday, now }: { eventId: string; monday: CalendarDay; now: Date },
): Promise<void> => {
  await sql`
    insert into job (kind, key, payload, run_at, created_at)
    select ${kind}, peloton_id || ':' || ${monday}::text,
      jsonb_build_object('pelotonId', peloton_id, 'eventId', event_id, 'monday', ${monday}::text),
      ${now}::timestamptz, ${now}::timestamptz
    from peloton_member where event_id = ${eventId} and role = 'captain'
    on conflict (kind, key) do nothing`.execute(trx);
};

/** Reserves a Monday's e-mail for this run; false where it was written. A second worker waits for the first one's transaction. */
export const claimWeek = async (trx: Trx, place: Place, monday: CalendarDay): Promise<boolean> => {
  const row = await trx
    .insertInto('pelotonWeeklyLetter')
    .values({ pelotonId: place.pelotonId, eventId: place.eventId, monday })
    .onConflict((conflict) => conflict.doNothing())
    .returning('monday')
    .executeTakeFirst();
  return row !== undefined;
};

const midnight = (day: unknown) => sql`(${day}::date)::timestamp at time zone ${eventZone}`;

/** What changed from the Monday of the previous e-mail, or a week ago, until this Monday. Money among members cancels out. */
export const weekFacts = async (
  db: Db | Trx,
  { pelotonId, eventId }: Place,
  monday: CalendarDay,
): Promise<WeekFacts> => {
  const { rows } = await sql<WeekFacts>`
    with told as (
      select coalesce(max(monday), ${monday}::date - 7) as since from peloton_weekly_letter
      where peloton_id = ${pelotonId} and event_id = ${eventId} and monday < ${monday}
    ),
    span as (select since, ${midnight(sql`since`)} as from_time, ${midnight(monday)} as to_time from told),
    member as (
      select person_id, joined_at from peloton_member where peloton_id = ${pelotonId} and event_id = ${eventId}
    ),
    gone as (
      select person_id, max(happened_at) as at from peloton_log, span
      where peloton_id = ${pelotonId} and event_id = ${eventId} and kind in ('left', 'removed')
        and happened_at >= from_time and happened_at < to_time
        and person_id not in (select person_id from member)
      group by person_id
    ),
    owner (owner_type, owner_id) as (
      select 'User', person_id from member union all select 'Peloton', ${pelotonId}::uuid
    )
    select span.since,
      (
        select coalesce(json_agg(json_build_object('firstName', first_name, 'lastName', last_name) order by joined_at, id), '[]')
        from member join person on person.id = member.person_id
        where joined_at >= from_time and joined_at < to_time
      ) as joined,
      (
        select coalesce(json_agg(json_build_object('firstName', first_name, 'lastName', last_name) order by gone.at, id), '[]')
        from gone join person on person.id = gone.person_id
      ) as left,
      (
        select greatest(0, coalesce(sum(raised), 0))::bigint
        from owner join dated_recipient_total total using (owner_type, owner_id)
        where event_year = (select year from event where id = ${eventId})
          and counted_at >= from_time and counted_at < to_time
      ) as raised,
      (
        select count(*)::int from peloton_request
        where peloton_id = ${pelotonId} and event_id = ${eventId} and state = 'open'
      ) as requests
    from span`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('A week has no facts.');
  return facts;
};
