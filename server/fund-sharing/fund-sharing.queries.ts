import { sql } from 'kysely';
import { totalsTable } from '#server/fundraising/fundraising.ts';
import { memberSums } from '#server/peloton/peloton.ts';
import type { Page } from '#server/platform/contract/pagination.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

/** A peloton's own fund in an event, in cents: its balance, and what was shared out of it. */
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

/** A member with their raised and committed amounts, in cents. */
export type MemberProgress = {
  publicId: string;
  firstName: string;
  lastName: string;
  role: 'captain' | 'admin' | 'member';
  raised: number;
  owed: number;
  committedAmount: number;
  missing: number;
};

type Membership = { pelotonId: string; eventId: string };

const progress = ({ pelotonId, eventId }: Membership) => sql<MemberProgress>`
  select person.public_id, person.first_name, person.last_name, member.role,
    sums.raised, sums.owed, sums.committed as committed_amount, sums.missing
  from peloton_member member
  join event on event.id = member.event_id
  join person on person.id = member.person_id
  ${memberSums}
  where member.peloton_id = ${pelotonId} and member.event_id = ${eventId}
`;

/** The nearest to their commitment first; members who lack nothing, or have no commitment, come last. */
const soonest = sql`order by missing = 0, missing, person.sort_name, person.first_name, person.public_id`;

export const countMembers = async (db: Db, { pelotonId, eventId }: Membership): Promise<number> => {
  const { count } = await db
    .selectFrom('pelotonMember')
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** All members with their progress, in the order of `memberProgress`. */
export const allProgress = async (db: Db | Trx, membership: Membership): Promise<MemberProgress[]> => {
  const { rows } = await sql<MemberProgress>`
    ${progress(membership)}
    ${soonest}
  `.execute(db);
  return rows;
};

/** One page of the members, the nearest to their commitment first. */
export const memberProgress = async (
  db: Db,
  membership: Membership,
  { limit, offset }: Page,
): Promise<MemberProgress[]> => {
  const { rows } = await sql<MemberProgress>`
    ${progress(membership)}
    ${soonest}
    limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
};

type DonorRow = {
  publicId: string;
  firstName: string;
  lastName: string;
  raised: number;
  committedAmount: number;
  spare: number;
  offerUpTo: number | null;
  offerMadeAt: Date | null;
  request: boolean;
};

const donors = ({ pelotonId, eventId }: Membership) => sql`
  from peloton_member member
  join event on event.id = member.event_id
  join person on person.id = member.person_id
  ${memberSums}
  left join standing_offer offer on offer.event_id = member.event_id and offer.person_id = member.person_id
  where member.peloton_id = ${pelotonId} and member.event_id = ${eventId} and sums.spare > 0`;

/** One page of the members who can share, the largest surplus first. */
export const donorPage = async (
  db: Db,
  membership: Membership,
  { limit, offset }: Page,
): Promise<{ rows: DonorRow[]; total: number }> => {
  const { rows } = await sql<DonorRow>`
    select person.public_id, person.first_name, person.last_name, sums.raised, sums.committed as committed_amount,
      sums.spare, offer.up_to as offer_up_to, offer.made_at as offer_made_at,
      exists (
        select from fund_share_request asked
        where asked.event_id = member.event_id and asked.owner_id = member.person_id and asked.state = 'open'
          and asked.peloton_id = member.peloton_id
      ) as request
    ${donors(membership)}
    order by sums.spare desc, person.sort_name, person.first_name, person.public_id
    limit ${limit} offset ${offset}
  `.execute(db);
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*)::int as total ${donors(membership)}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
};
