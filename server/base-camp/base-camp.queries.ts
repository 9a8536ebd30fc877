import { type RawBuilder, sql } from 'kysely';
import { type CalendarDay, eventZone, instantIn } from '#machines/calendar.ts';
import type { Db } from '#server/platform/database/database.ts';
import { takenBack } from '#server/receipt/receipt.ts';

/** What the base camp reads of a person besides fundraising and donations. */
export type CampRow = {
  publicId: string;
  firstName: string;
  isBlocked: boolean;
  hasPhoto: boolean;
  hasStory: boolean;
  isParticipant: boolean;
  /** Rides or takes a challenge. */
  isActive: boolean;
  hasOpenRegistration: boolean;
  hasRefusedRecurring: boolean;
  needsShift: boolean;
  clash: { title: string; jobType: string; others: number; ledTitle: string; day: CalendarDay } | null;
  /** The requests to join the peloton that the person leads, and the first one's time; null for none. */
  requests: { count: number; askedAt: string; pelotonId: string; pelotonName: string } | null;
  offer: CampPeloton | null;
  request: CampPeloton | null;
  hasPeloton: boolean;
};

/** The peloton that offers the captaincy, or that the person asked to join. */
type CampPeloton = { pelotonId: string; pelotonName: string };

/** Whether a person leads the shift `led`, as its named lead or as a co-lead. */
const ledBy = (personId: RawBuilder<unknown>) => sql<boolean>`(
  led.lead_person_id = ${personId}
  or exists (select from shift_lead where shift_id = led.id and person_id = ${personId})
)`;

/** One person in one event, as it is at `now`. */
export const campRow = async (
  db: Db,
  { personId, eventId, now }: { personId: string; eventId: string; now: Date },
): Promise<CampRow | undefined> => {
  const { rows } = await sql<CampRow>`
    select
      person.public_id, person.first_name, person.block_registration as is_blocked,
      person.profile_image_url is not null as has_photo,
      person.story is not null as has_story,
      coalesce(part.is_participant, false) as is_participant,
      coalesce(part.is_active, false) as is_active,
      exists (
        select from registration
        where person_id = person.id and event_id = ${eventId}::uuid and state = 'in-progress'
      ) as has_open_registration,
      exists (
        select from recurring_donation
        where donor_person_id = person.id
          and (state = 'paused' and pause_reason = 'charge-refused' or state = 'active' and retry_on is not null)
      ) as has_refused_recurring,
      coalesce(part.is_volunteer, false)
        and not exists (
          select from shift_place place
          join registration on registration.id = place.registration_id and registration.state = 'completed'
          where registration.person_id = person.id and registration.event_id = ${eventId}::uuid
        )
        and exists (
          select from shift
          where event_id = ${eventId}::uuid and cancelled_at is null and starts_at > ${now}
        ) as needs_shift,
      (
        select jsonb_build_object(
          'title', own.title, 'jobType', own.job_type, 'ledTitle', led.title, 'day', own.day,
          'others', count(*) over (partition by own.day, led.id) - 1
        )
        from shift_place place
        join registration on registration.id = place.registration_id and registration.state = 'completed'
        join shift own on own.id = place.shift_id and own.cancelled_at is null and own.starts_at > ${now}
        join shift led on led.id <> own.id and led.event_id = own.event_id and led.cancelled_at is null
          and led.starts_at < own.ends_at and led.ends_at > own.starts_at
          and ${ledBy(sql`person.id`)}
        where registration.person_id = person.id and registration.event_id = ${eventId}::uuid
        order by own.starts_at, own.title, led.starts_at, led.id
        limit 1
      ) as clash,
      (
        select jsonb_build_object(
          'pelotonId', led.id, 'pelotonName', led.name, 'count', count(*), 'askedAt', min(asking.asked_at)
        )
        from peloton_member leader
        join peloton led on led.id = leader.peloton_id
        join peloton_request asking
          on asking.peloton_id = led.id and asking.event_id = leader.event_id and asking.state = 'open'
        where leader.person_id = person.id and leader.event_id = ${eventId}::uuid
          and leader.role in ('captain', 'admin')
        group by led.id
      ) as requests,
      (
        select jsonb_build_object('pelotonId', offering.id, 'pelotonName', offering.name)
        from captaincy_offer offer join peloton offering on offering.id = offer.peloton_id
        where offer.offered_to = person.id and offer.event_id = ${eventId}::uuid
          and offer.state = 'open' and offer.expires_at > ${now}
        limit 1
      ) as offer,
      (
        select jsonb_build_object('pelotonId', asked.id, 'pelotonName', asked.name)
        from peloton_request request join peloton asked on asked.id = request.peloton_id
        where request.person_id = person.id and request.event_id = ${eventId}::uuid and request.state = 'open'
      ) as request,
      exists (
        select from peloton_member where person_id = person.id and event_id = ${eventId}::uuid
      ) as has_peloton
    from person
    left join lateral (
      select count(*) > 0 as is_participant, bool_or(kind <> 'Volunteer') as is_active,
        bool_or(kind = 'Volunteer') as is_volunteer
      from participation
      where person_id = person.id and event_id = ${eventId}::uuid and state = 'registered'
    ) part on true
    where person.id = ${personId}::uuid
  `.execute(db);
  return rows[0];
};

/** A ride, shift or shift lead of a person. The place is the route of a ride, or the location of a shift. */
export type AheadRow = { day: CalendarDay; title: string; place: string } & (
  | { kind: 'ride'; jobType: null; startTime: null }
  | { kind: 'shift' | 'lead'; jobType: string; startTime: string }
);

/** A person's next rides, shifts and led shifts that are not over; a ride of several days counts until its last. */
export const aheadOf = async (
  db: Db,
  { personId, eventId, now, today }: { personId: string; eventId: string; now: Date; today: CalendarDay },
): Promise<AheadRow[]> => {
  const { rows } = await sql<AheadRow>`
    select 'shift' as kind, shift.day, shift.title, shift.location as place, shift.job_type, shift.start_time
    from shift_place place
    join registration on registration.id = place.registration_id and registration.state = 'completed'
    join shift on shift.id = place.shift_id
    where registration.person_id = ${personId}::uuid and registration.event_id = ${eventId}::uuid
      and shift.cancelled_at is null and shift.ends_at > ${now}
    union all
    select 'lead', led.day, led.title, led.location, led.job_type, led.start_time
    from shift led
    where led.event_id = ${eventId}::uuid and led.cancelled_at is null and led.ends_at > ${now}
      and ${ledBy(sql`${personId}::uuid`)}
      and not exists (
        select from shift_place place
        join registration on registration.id = place.registration_id and registration.state = 'completed'
        where place.shift_id = led.id and registration.person_id = ${personId}::uuid
      )
    union all
    select 'ride', ride.starts_on, ride.name, route.name, null, null
    from participation
    join route on route.id = participation.route_id
    join ride on ride.id = route.ride_id
    where participation.person_id = ${personId}::uuid and participation.event_id = ${eventId}::uuid
      and participation.state = 'registered' and ride.starts_on + route.days - 1 >= ${today}::date
    order by day, start_time nulls first, title
  `.execute(db);
  return rows;
};

/** Donations of some days, and their amounts less refunds, in cents. */
export type WeekSums = { donations: number; amount: number };

/** Donations since the Monday `current`, and those from the Monday `previous` until then. A fully refunded donation does not count. */
export const weekSums = async (
  db: Db,
  personId: string,
  eventId: string,
  { current, previous }: { current: CalendarDay; previous: CalendarDay },
): Promise<{ current: WeekSums; previous: WeekSums }> => {
  const { rows } = await sql<WeekSums & { isCurrent: boolean }>`
    select is_current, count(*) as donations, sum(kept)::bigint as amount
    from (
      select given.given_at >= ${instantIn(eventZone, current)} as is_current, given.amount - ${takenBack} as kept
      from donation given
      where given.recipient_person_id = ${personId}::uuid and given.event_id = ${eventId}::uuid
        and given.given_at >= ${instantIn(eventZone, previous)}
    ) latest
    where kept > 0
    group by is_current
  `.execute(db);
  const of = (wanted: boolean): WeekSums => {
    const { donations = 0, amount = 0 } = rows.find(({ isCurrent }) => isCurrent === wanted) ?? {};
    return { donations, amount };
  };
  return { current: of(true), previous: of(false) };
};

/** How a person takes part in the current event, by their public id; null if they don't. Their page shows the same to everybody. */
export const takesPart = async (
  db: Db,
  publicId: string,
): Promise<{ personId: string; eventId: string; isVolunteerOnly: boolean } | null> => {
  const rows = await db
    .selectFrom('person')
    .innerJoin('participation', 'participation.personId', 'person.id')
    .innerJoin('event', 'event.id', 'participation.eventId')
    .select(['person.id as personId', 'event.id as eventId', 'participation.kind'])
    .where('publicId', '=', publicId)
    .where('event.isCurrent', '=', true)
    .where('participation.state', '=', 'registered')
    .execute();
  const [row] = rows;
  if (row === undefined) return null;
  const { personId, eventId } = row;
  return { personId, eventId, isVolunteerOnly: rows.every(({ kind }) => kind === 'Volunteer') };
};
