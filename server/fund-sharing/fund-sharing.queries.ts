import { sql } from 'kysely';
import { totalsTable } from '#server/fundraising/fundraising.ts';
import { memberSums } from '#server/peloton/peloton.ts';
import type { Page } from '#server/platform/contract/pagination.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A peloton's own fund in an event, in cents: what is in it, and what was shared out of it. */
export const fundOf = async (
  db: Db,
  pelotonId: string,
  year: number,
): Promise<{ balance: number; shared: number }> => {
  const { rows } = await sql<{ balance: number; shared: number }>`
    select coalesce(sum(raised), 0)::bigint as balance,
      coalesce(-sum(raised) filter (where part = 'shared-out'), 0)::bigint as shared
    from ${totalsTable('exact')}
    where owner_type = 'Peloton' and owner_id = ${pelotonId} and event_year = ${year}
  `.execute(db);
  return rows[0] ?? { balance: 0, shared: 0 };
};

/** A member with what they raised and committed to, in cents. */
export type MemberProgress = {
  publicId: string;
  firstName: string;
  lastName: string;
  role: 'captain' | 'admin' | 'member';
  raised: number;
  committedAmount: number;
  missing: number;
};

type Membership = { pelotonId: string; eventId: string };

const progress = ({ pelotonId, eventId }: Membership) => sql<MemberProgress>`
  select person.public_id, person.first_name, person.last_name, member.role,
    sums.raised, sums.committed as committed_amount, sums.missing
  from peloton_member member
  join event on event.id = member.event_id
  join person on person.id = member.person_id
  ${memberSums}
  where member.peloton_id = ${pelotonId} and member.event_id = ${eventId}
`;

/** How many members there are, and what they all together still have to raise for their commitments, in cents. */
export const missingTogether = async (
  db: Db,
  membership: Membership,
): Promise<{ members: number; missing: number }> => {
  const { rows } = await sql<{ members: number; missing: number }>`
    select count(*)::int as members, coalesce(sum(missing), 0)::bigint as missing from (${progress(membership)}) each
  `.execute(db);
  return rows[0] ?? { members: 0, missing: 0 };
};

/** One page of the members, those who are furthest from their commitment first. */
export const memberProgress = async (
  db: Db,
  membership: Membership,
  { limit, offset }: Page,
): Promise<MemberProgress[]> => {
  const { rows } = await sql<MemberProgress>`
    ${progress(membership)}
    order by missing desc, person.last_name, person.first_name, person.public_id
    limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
};
