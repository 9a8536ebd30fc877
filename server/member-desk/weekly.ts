import { sql } from 'kysely';
import { type CalendarDay, dayIn, daysAfter, eventZone, instantIn, mondayOf } from '#machines/calendar.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import { money } from '#machines/money.ts';
import { currentEvent } from '#server/event/event.ts';
import { leadersToWriteTo, type Place } from '#server/membership/membership.ts';
import { findPeloton } from '#server/peloton/peloton.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Db, type Trx, transact } from '#server/platform/database/database.ts';
import type { JobPayload, Jobs } from '#server/platform/jobs/jobs.ts';
import { dayInWords } from '#server/platform/mail/format.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { memberPage, membersTogether } from './member.queries.ts';
import { weeklyEmail } from './member-desk.emails.ts';
import { neededPerWeek, timeLeft } from './member-desk.rules.ts';

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
const addLetterJobs = async (
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

/** Reserves a Monday's e-mail for this run; false if it was written. A second worker waits for the first one's transaction. */
const claimWeek = async (trx: Trx, place: Place, monday: CalendarDay): Promise<boolean> => {
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
const weekFacts = async (
  db: Db | Trx,
  { pelotonId, eventId }: Place,
  monday: CalendarDay,
): Promise<WeekFacts> => {
  const { rows } = await sql<WeekFacts>`
    with previous as (
      select coalesce(max(monday), ${monday}::date - 7) as since from peloton_weekly_letter
      where peloton_id = ${pelotonId} and event_id = ${eventId} and monday < ${monday}
    ),
    span as (select since, ${midnight(sql`since`)} as from_time, ${midnight(monday)} as to_time from previous),
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

const sweepJob = 'peloton-week-sweep';
const letterJob = 'peloton-week-letter';

type SweepDeps = { db: Db; clock: Clock; jobs: Jobs };
type EmailDeps = { settings: Pick<Settings, 'publicUrl'>; db: Db; clock: Clock; mail: Mail };

/** Schedules the e-mails of the Monday after `time`, once for all processes. */
export const scheduleWeeklyEmails = ({ db, jobs }: { db: Db; jobs: Jobs }, time: Date): Promise<void> => {
  const runAt = nextMonday(time);
  return transact(db, (trx) => jobs.enqueue(trx, sweepJob, {}, { runAt, key: runAt.toISOString() }));
};

const sweep = async (deps: SweepDeps): Promise<void> => {
  const { db, clock } = deps;
  const now = clock.now();
  const { id: eventId } = await currentEvent(db);
  await transact(db, (trx) =>
    addLetterJobs(trx, letterJob, { eventId, monday: mondayOf(clock.today()), now }),
  );
  await scheduleWeeklyEmails(deps, now);
};

/** Names those who are furthest from their commitment. */
const shortOf = async (trx: Trx, pelotonId: string, today: CalendarDay): Promise<string[]> => {
  const { year, fundraisingDeadline: deadline } = await currentEvent(trx);
  const wanted = { pelotonId, year, show: 'missing' } as const;
  const { missing, members: count } = await membersTogether(trx, wanted);
  const { members: first } = await memberPage(trx, wanted, { sort: 'missing' }, { limit: 8, offset: 0 });
  const needed = neededPerWeek(missing, timeLeft(deadline, today).weeksLeft);
  return shortIn({ missing, count, neededPerWeek: needed, deadline, first });
};

/** The e-mails and their record are one transaction: a second run finds it. */
const writeEmails = (deps: EmailDeps, payload: JobPayload): Promise<void> =>
  transact(deps.db, async (trx) => {
    const monday = String(payload.monday) as CalendarDay;
    const place = { pelotonId: String(payload.pelotonId), eventId: String(payload.eventId) };
    const facts = await weekFacts(trx, place, monday);
    const peloton = await findPeloton(trx, place.pelotonId);
    if (peloton === undefined || !isWorthAnEmail(facts) || !(await claimWeek(trx, place, monday))) return;
    const short = await shortOf(trx, peloton.id, deps.clock.today());
    for (const leader of await leadersToWriteTo(trx, place))
      await deps.mail.send(trx, {
        ...weeklyEmail(
          { leader, peloton, since: facts.since, changes: changesIn(facts), short },
          deps.settings.publicUrl,
        ),
        to: leader.emailAddress,
        personId: leader.id,
        kind: 'peloton-week',
      });
  });

/** On Mondays captain and admins get an e-mail about changes in their peloton; none without changes or waiting people. */
export const registerWeeklyEmails = (deps: SweepDeps & EmailDeps): void => {
  deps.jobs.register(sweepJob, () => sweep(deps), { isNeverGivenUp: true });
  deps.jobs.register(letterJob, (payload) => writeEmails(deps, payload));
};

const mostNames = 8;

/** When the next e-mails are sent: at 7:00 on a Monday in the event's time zone. */
export const nextMonday = (now: Date): Date => {
  const monday = mondayOf(dayIn(eventZone, now));
  const runAt = instantIn(eventZone, monday, '07:00');
  return runAt > now ? runAt : instantIn(eventZone, daysAfter(monday, 7), '07:00');
};

/** Whether an e-mail is worth sending: something changed, or people wait for an answer. */
export const isWorthAnEmail = ({ joined, left, raised, requests }: WeekFacts): boolean =>
  joined.length + left.length + requests > 0 || raised > 0;

const namesOf = (people: readonly Named[], total: number): string => {
  const names = people.slice(0, mostNames).map(fullNameOf);
  const others = total - names.length;
  return new Intl.ListFormat('en-US').format(others > 0 ? [...names, `${others} more`] : names);
};

const counted = (count: number, one: string, more: string): string =>
  count === 1 ? `One ${one}` : `${count} ${more}`;

/** The changes, each in a sentence. */
export const changesIn = ({ joined, left, raised, requests }: WeekFacts): string[] => [
  ...(joined.length === 0
    ? []
    : [`${counted(joined.length, 'person', 'people')} joined: ${namesOf(joined, joined.length)}.`]),
  ...(left.length === 0
    ? []
    : [`${counted(left.length, 'person', 'people')} left: ${namesOf(left, left.length)}.`]),
  ...(raised > 0 ? [`Your peloton raised ${money(raised)}.`] : []),
  ...(requests === 0 ? [] : [`${counted(requests, 'person is', 'people are')} waiting to join.`]),
];

type Short = {
  missing: number;
  count: number;
  neededPerWeek: number | null;
  deadline: CalendarDay;
  first: Named[];
};

/** The members below their commitment; empty if there are none, or it is too late to raise more. */
export const shortIn = ({ missing, count, neededPerWeek, deadline, first }: Short): string[] =>
  count === 0 || neededPerWeek === null
    ? []
    : [
        `${counted(count, 'member is', 'members are')} short of ${count === 1 ? 'the' : 'their'} commitment, by ${money(missing)}${count === 1 ? '' : ' in all'}: ${namesOf(first, count)}. That’s ${money(neededPerWeek)} a week until ${dayInWords(deadline)}.`,
      ];
