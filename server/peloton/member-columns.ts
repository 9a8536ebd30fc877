import { sql } from 'kysely';
import { totalsTable } from '#server/fundraising/fundraising.ts';

/*
 * Public columns of a person in an event. A query that uses them names its tables `person` and `event`.
 */

/** The kinds of the person's participation. */
export const participantTypes = sql`(
  select json_build_object(
    'isChallenger', coalesce(bool_or(kind = 'Challenger'), false),
    'isVolunteer', coalesce(bool_or(kind = 'Volunteer'), false),
    'registeredRides', coalesce(
      json_agg(json_build_object('rideType', ride_type) order by ride_type desc) filter (where ride_type is not null),
      '[]'
    )
  )
  from participation
  where person_id = person.id and event_id = event.id and state = 'registered'
)`;

/** The person's picture, unless it was reported and hidden. */
export const shownProfileImage = sql`case when not exists (
  select from hidden_content hidden
  where hidden.subject_type = 'User' and hidden.subject_id = person.id and hidden.kind = 'profile-image'
) then person.profile_image_url end`;

/** The person's public total of the event's year, in cents. */
export const publicRaised = sql`(
  select greatest(0, coalesce(sum(raised), 0))::bigint from ${totalsTable('public')}
  where owner_type = 'User' and owner_id = person.id and event_year = event.year
)`;

/**
 * A person's exact sums in an event, in cents, for captain and admins. `attributed`: `raised` from a peloton.
 * `owed`: refunds after a share. `missing`, `surplus`: below or above `committed`; 0 without it.
 * `spare`: what they can share. A query that joins it names its tables `person` and `event`.
 */
export const memberSums = sql`
  cross join lateral (
    select *, greatest(0, balance) as raised, greatest(0, -balance) as owed,
      -- as missingOf says
      case when committed = 0 then 0 else greatest(0, committed - balance) end as missing,
      case when committed = 0 then 0 else greatest(0, balance - committed) end as surplus,
      greatest(0, balance - committed) as spare
    from (
      select
        coalesce(sum(raised), 0)::bigint as balance,
        greatest(0, coalesce(sum(raised) filter (where part in ('attributed', 'given-back')), 0))::bigint as attributed
      from ${totalsTable('exact')}
      where owner_type = 'User' and owner_id = person.id and event_year = event.year
    ) own
    cross join lateral (
      select coalesce(sum(commitment), 0)::bigint as committed
      from participation
      where person_id = person.id and event_id = event.id and kind = 'Rider' and state = 'registered'
    ) promise
  ) sums`;
