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
