import { sql } from 'kysely';
import { totalsTable } from '#server/fundraising/fundraising.ts';

/**
 * A person's exact sums in an event, in cents, for the leaders of a peloton.
 * `raised`, of which `attributed` came from a peloton; `owed` where a refund followed a share; `committed`, `missing` of it, and the
 * `surplus` beyond it, which needs a commitment; `spare`, which they can share. A query that joins it names its tables `person` and
 * `event`.
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
