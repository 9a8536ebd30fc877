import { type RawBuilder, sql } from 'kysely';
import type { CalendarDay } from '#machines/calendar.ts';
import type { operations, Schemas } from '#openapi/contract.gen.ts';
import { memberSums, participantTypes, shownProfileImage } from '#server/peloton/peloton.ts';
import type { Page } from '#server/platform/contract/pagination.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { hasStarts, type Word } from '#server/search/search.ts';

type Query = NonNullable<operations['getAllPelotonMembers']['parameters']['query']>;

/** A membership with its sums in cents; `fundraisingDeadline` is that of its year. */
export type MemberRow = Omit<Schemas['DeskMember'], 'joinedAt' | 'neededPerWeek'> & {
  joinedAt: Date;
  fundraisingDeadline: CalendarDay;
};

/** Which memberships of a peloton; `year` null: those of all years. */
export type Wanted = {
  pelotonId: string;
  /** The reader, who sees the years in which they were in the peloton. Undefined where the site reads. */
  readerId?: string;
  year: number | null;
  /** A search by name; everybody without it. */
  words?: readonly Word[];
  show?: Query['show'] | undefined;
};

const among = (wanted: Wanted, hasSums = true): RawBuilder<unknown> => {
  const { pelotonId, readerId, year, words = [], show = 'all' } = wanted;
  const conditions = [
    sql`member.peloton_id = ${pelotonId}`,
    ...(readerId === undefined
      ? []
      : [
          sql`member.event_id in (
            select own.event_id from peloton_member own
            where own.peloton_id = ${pelotonId} and own.person_id = ${readerId}
          )`,
        ]),
    ...(year === null ? [] : [sql`event.year = ${year}`]),
    hasStarts(sql`person.search_starts`, words),
    ...(show === 'all' ? [] : [sql`sums.${sql.ref(show)} > 0`]),
  ];
  return sql`
    from peloton_member member
    join event on event.id = member.event_id
    join person on person.id = member.person_id
    ${hasSums ? memberSums : sql``}
    where ${sql.join(conditions, sql` and `)}`;
};

const routes = sql`(
  select coalesce(json_agg(json_build_object('rideType', ride_type, 'name', route.name) order by ride_type desc), '[]')
  from participation join route on route.id = participation.route_id
  where person_id = person.id and event_id = event.id and kind = 'Rider' and state = 'registered'
)`;

const columns = sql`
  person.public_id, person.first_name, person.last_name, ${shownProfileImage} as profile_image_url, event.year,
  event.fundraising_deadline, member.role, ${participantTypes} as participant_types, ${routes} as routes, member.joined_at,
  committed, raised, owed, attributed, missing, surplus`;

/** Whether sums decide which members are on a page; otherwise only the page's sums are read. */
const goesBySums = ({ show = 'all' }: Wanted, { sort = 'name' }: Order): boolean =>
  show !== 'all' || (sort !== 'name' && sort !== 'joined');

const byName = ['sort_name', 'first_name', 'public_id'];

/** The order of a page; `name` by default. */
type Order = { sort?: Query['sort'] | undefined; direction?: Query['direction'] | undefined };

/** By default names and days ascend, and amounts descend. Equal rows follow by name, the newest year first. */
const orderOf = ({ sort = 'name', direction }: Order): RawBuilder<unknown> => {
  const isAscending = (direction ?? (sort === 'name' || sort === 'joined' ? 'asc' : 'desc')) === 'asc';
  const column = sort === 'joined' ? 'joined_at' : sort;
  const [first, rest] = sort === 'name' ? [byName, []] : [[column], byName];
  return sql.join([
    ...first.map((name) => (isAscending ? sql.ref(name) : sql`${sql.ref(name)} desc`)),
    ...rest.map((name) => sql.ref(name)),
    sql`year desc`,
  ]);
};

type Listed = { total: number; sortName: string | null } & (MemberRow | { publicId: null });

/** One page of the memberships, and the number of all, of one instant. */
export const memberPage = async (
  db: Db | Trx,
  wanted: Wanted,
  asked: Order,
  { limit, offset }: Omit<Page, 'page'>,
): Promise<{ members: MemberRow[]; total: number }> => {
  const order = orderOf(asked);
  const hasSums = goesBySums(wanted, asked);
  const { rows } = await sql<Listed>`
    with listed as materialized (
      select member.*, event.year, person.sort_name, person.first_name, person.public_id ${hasSums ? sql`, sums.*` : sql``}
      ${among(wanted, hasSums)}
    ),
    page as (
      select ${columns}, person.sort_name
      from (select * from listed order by ${order} limit ${limit} offset ${offset}) member
      join event on event.id = member.event_id
      join person on person.id = member.person_id
      ${hasSums ? sql`` : memberSums}
    )
    select counted.total, page.*
    from (select count(*)::int as total from listed) counted left join page on true
    order by ${order}
  `.execute(db);
  const members = rows.flatMap(({ total: _, sortName: __, ...member }) =>
    member.publicId === null ? [] : [member],
  );
  return { members, total: rows[0]?.total ?? 0 };
};

/** All of them, the newest year first, then by name. */
export const allMembers = async (trx: Trx, wanted: Wanted): Promise<MemberRow[]> => {
  const { rows } = await sql<MemberRow>`
    select ${columns} ${among(wanted)} order by year desc, ${orderOf({})}
  `.execute(trx);
  return rows;
};

/** The members' common sums of a year, in cents. */
export type Together = Record<
  'members' | 'committed' | 'raised' | 'owed' | 'missing' | 'missingCount' | 'surplus' | 'surplusCount',
  number
>;

export const membersTogether = async (db: Db | Trx, wanted: Wanted): Promise<Together> => {
  const { rows } = await sql<Together>`
    select count(*)::int as members, coalesce(sum(committed), 0)::bigint as committed, coalesce(sum(raised), 0)::bigint as raised,
      coalesce(sum(owed), 0)::bigint as owed, coalesce(sum(missing), 0)::bigint as missing, count(*) filter (where missing > 0)::int as missing_count,
      coalesce(sum(surplus), 0)::bigint as surplus, count(*) filter (where surplus > 0)::int as surplus_count
    ${among(wanted)}
  `.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('A sum has no row.');
  return sums;
};
