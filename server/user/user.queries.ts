import { sql } from 'kysely';
import type { Story } from '#machines/story/story.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { LoginType } from './login-type.ts';

export const findPerson = (db: Db | Trx, personId: string) =>
  db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', personId)
    .$narrowType<{ story: Story | null }>()
    .executeTakeFirst();

/** Like `findPerson`, with the row locked during `trx`. */
export const lockPerson = (trx: Trx, personId: string) =>
  trx
    .selectFrom('person')
    .selectAll()
    .where('id', '=', personId)
    .$narrowType<{ story: Story | null }>()
    .forUpdate()
    .executeTakeFirstOrThrow();

/**
 * Returns only public columns, so a new column of `person` stays private until it is added here. The person decides who sees that they
 * survived cancer: see `seesSurvivor`.
 */
export const findPublicPerson = (db: Db | Trx, publicId: string) =>
  db
    .selectFrom('person')
    .select([
      'id',
      'publicId',
      'firstName',
      'lastName',
      'tags',
      'profileImageUrl',
      'coverImageUrl',
      'story',
      'isDonorListVisible',
      'isAchievementsInvisible',
      'isCancerSurvivor',
      'survivorVisibility',
    ])
    .where('publicId', '=', publicId)
    .where('closedAt', 'is', null)
    .$narrowType<{ story: Story | null }>()
    .executeTakeFirst();

/** A person's participations of this year. */
export const participationsOf = (db: Db | Trx, personId: string, eventId: string) =>
  db
    .selectFrom('participation')
    .select(['kind', 'rideType'])
    .where('personId', '=', personId)
    .where('eventId', '=', eventId)
    .where('state', '=', 'registered')
    .orderBy('registeredAt')
    .execute();

export type Membership = {
  id: string;
  name: string;
  acceptingNewMembers: boolean;
  role: string;
  isPending: boolean;
};

/** The peloton of a person, or of their open request; never both. */
export const membershipOf = async (
  db: Db | Trx,
  personId: string,
  eventId: string,
): Promise<Membership | undefined> => {
  const { rows } = await sql<Membership>`
    select peloton.id, peloton.name, peloton.accepting_new_members, role, is_pending
    from (
      select peloton_id, role, false as is_pending from peloton_member
      where person_id = ${personId} and event_id = ${eventId}
      union all
      select peloton_id, 'member', true from peloton_request
      where person_id = ${personId} and event_id = ${eventId} and state = 'open'
    ) membership
    join peloton on peloton.id = membership.peloton_id
    order by is_pending limit 1
  `.execute(db);
  return rows[0];
};

export const hasOpenRegistration = async (
  db: Db | Trx,
  personId: string,
  eventId: string,
): Promise<boolean> => {
  const row = await db
    .selectFrom('registration')
    .select('id')
    .where('personId', '=', personId)
    .where('eventId', '=', eventId)
    .where('state', '=', 'in-progress')
    .executeTakeFirst();
  return row !== undefined;
};

export type NewPerson = {
  id: string;
  publicId: string;
  oid: string;
  emailAddress: string;
  loginType: LoginType;
  firstName: string;
  lastName: string;
  createdAt: Date;
};

/** The login method of another person with this address. No such person can be added during `trx`. */
export const findOtherLogin = async (
  trx: Trx,
  { oid, emailAddress }: Pick<NewPerson, 'oid' | 'emailAddress'>,
): Promise<{ loginType: LoginType } | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtext(lower(${emailAddress})))`.execute(trx);
  return trx
    .selectFrom('person')
    .select('loginType')
    .where(
      sql<boolean>`(lower(email_address) = lower(${emailAddress}) or lower(coalesce(sign_in_address, email_address)) = lower(${emailAddress}))`,
    )
    .where('oid', '!=', oid)
    .orderBy('createdAt')
    .executeTakeFirst();
};

/** Returns false if the oid already has a person, so that two tabs that sign in at once create only one. */
export const insertPerson = async (trx: Trx, person: NewPerson): Promise<boolean> => {
  const row = await trx
    .insertInto('person')
    .values(person)
    .onConflict((conflict) => conflict.column('oid').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const findPersonIdByOid = async (db: Db | Trx, oid: string): Promise<string | undefined> =>
  (await db.selectFrom('person').select('id').where('oid', '=', oid).executeTakeFirst())?.id;

type GoalChange = { goal?: number; seenSuccess?: boolean; celebrated?: number; committedAmount: number };

/**
 * Sets the given parts and keeps the others. Amounts are in cents. `seenSuccess` refers to the goal after the change, or to the commitment
 * if that is higher. The celebrated amount only grows, unless `seenSuccess` is false.
 */
export const upsertGoal = async (
  trx: Trx,
  personId: string,
  eventId: string,
  { goal, seenSuccess, celebrated = 0, committedAmount }: GoalChange,
): Promise<void> => {
  const aim = sql`greatest(coalesce(${goal ?? null}::bigint, fundraising.goal), ${committedAmount}::bigint)`;
  await sql`
    insert into fundraising (person_id, event_id, goal) values (${personId}, ${eventId}, ${goal ?? 0})
    on conflict (person_id, event_id) do nothing
  `.execute(trx);
  await sql`
    update fundraising set
      goal = coalesce(${goal ?? null}::bigint, fundraising.goal),
      seen_success = coalesce(${seenSuccess ?? null}::boolean, seen_success or (${aim} > 0 and ${celebrated}::bigint >= ${aim})),
      celebrated = case ${seenSuccess ?? null}::boolean
        when false then ${celebrated}::bigint
        when true then greatest(fundraising.celebrated, ${celebrated}::bigint, ${aim})
        else greatest(fundraising.celebrated, ${celebrated}::bigint) end
    where person_id = ${personId} and event_id = ${eventId}
  `.execute(trx);
};
