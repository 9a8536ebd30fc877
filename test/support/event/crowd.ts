import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { ids } from './event-rows.ts';

type Crowd = {
  /** How many members. */
  size: number;
  /** How many donations each of them has. */
  donationsEach: number;
};

/**
 * People who ride the Century, in one peloton: `name-1` is the public id and the account of its captain, `name-2` and so on of the others.
 * Resolves with its id.
 */
export const fillPeloton = async (db: Db, name: string, { size, donationsEach }: Crowd): Promise<string> => {
  await sql`
    insert into ledger_account (kind, event_year) values ('clearing', 2027) on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`
    insert into peloton (id, name, created_at) values (gen_random_uuid(), ${name}, '2026-11-01') returning id`.execute(
    db,
  );
  const id = rows[0]?.id ?? '';
  await sql`
    insert into person (id, public_id, oid, email_address, first_name, last_name, created_at)
    select gen_random_uuid(), ${name} || '-' || n, ${name} || '-' || n, ${name} || '-' || n || '@example.org',
      'Given ' || n, 'Family ' || md5(n::text), '2026-11-01'
    from generate_series(1, ${size}::int) n`.execute(db);
  const those = sql`public_id like ${`${name}-%`}`;
  await sql`
    insert into registration (
      id, person_id, event_id, state, wants_challenger, wants_volunteer, wants_signature, wants_gravel, started_at, updated_at, completed_at
    )
    select id, id, ${ids.event}, 'completed', false, false, true, false, '2026-11-01', '2026-11-01', '2026-11-01'
    from person where ${those}`.execute(db);
  await sql`
    insert into participation (id, person_id, event_id, registration_id, kind, ride_type, route_id, commitment, state, registered_at)
    select id, id, ${ids.event}, id, 'Rider', 'signature', ${ids.century}, 250000, 'registered', '2026-11-01'
    from person where ${those}`.execute(db);
  await sql`
    insert into peloton_member (peloton_id, event_id, person_id, role, joined_at, leads_since)
    select ${id}, ${ids.event}, id, case when public_id = ${`${name}-1`} then 'captain' else 'member' end, '2026-12-01',
      case when public_id = ${`${name}-1`} then '2026-12-01'::timestamptz end
    from person where ${those}`.execute(db);
  await sql`
    insert into ledger_account (kind, owner_type, owner_id, event_year)
    select 'recipient', 'User', id, 2027 from person where ${those}`.execute(db);
  await sql`
    with given as (
      select account.id as account_id, gen_random_uuid() as transaction_id, (1 + (random() * 40)::int) * 1000 as amount
      from person join ledger_account account on account.owner_id = person.id
      cross join generate_series(1, ${donationsEach}::int)
      where ${those}
    ),
    posted as (
      insert into ledger_transaction (id, kind, reference, occurred_at)
      select transaction_id, 'donation', transaction_id, '2027-01-01' from given
    )
    insert into ledger_entry (transaction_id, account_id, amount, part)
    select transaction_id, account_id, -amount, 'confirmed' from given
    union all
    select transaction_id, (select id from ledger_account where kind = 'clearing' and event_year = 2027), amount, null
    from given`.execute(db);
  return id;
};
