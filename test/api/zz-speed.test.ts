import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { climbersOf, newcomersOf, rankedPelotons } from '#server/leaderboard/leaderboard.queries.ts';
import { pelotonsRaised } from '#server/fundraising/fundraising.ts';
const { api } = givenEvent();
const timed = async (name: string, work: () => Promise<unknown>) => {
  const times = [];
  for (let i = 0; i < 5; i += 1) { const s = performance.now(); await work(); times.push(Math.round(performance.now() - s)); }
  process.stderr.write(`TIME ${name} ${times.join(' ')}\n`);
};
test('speed', async () => {
  const { db } = api.store;
  const run = (q: any) => q.execute(db);
  await run(sql`insert into person (id, public_id, oid, email_address, first_name, last_name, created_at)
    select ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'big-' || n, 'oid-' || n, n || '@big.example', 'Big', 'N' || n, now() from generate_series(1, 15000) n`);
  await run(sql`insert into registration (id, person_id, event_id, state, wants_challenger, wants_volunteer, wants_signature, wants_gravel, started_at, updated_at, completed_at)
    select ('20000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ${ids.event}, 'completed', true, false, false, false, now(), now(), now() from generate_series(1, 15000) n`);
  await run(sql`insert into participation (id, person_id, event_id, registration_id, kind, state, registered_at)
    select gen_random_uuid(), ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ${ids.event}, ('20000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Challenger', 'registered', now() - n * interval '1 minute' from generate_series(1, 15000) n`);
  await run(sql`insert into fundraising (event_id, person_id, goal) select ${ids.event}, ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 100000 + n from generate_series(1, 15000) n`);
  await run(sql`insert into ledger_account (kind, owner_type, owner_id, event_year) select 'recipient', 'User', ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 2027 from generate_series(1, 15000) n`);
  await run(sql`insert into ledger_account (kind, event_year) values ('offline-receipts', 2027) on conflict do nothing`);
  await db.transaction().execute(async (trx) => {
    const on = (q: any) => q.execute(trx);
  await on(sql`insert into ledger_transaction (kind, reference, occurred_at) select 'cheque', 'big-' || n, now() from generate_series(1, 30000) n`);
  await on(sql`insert into ledger_entry (transaction_id, account_id, amount, part)
    select t.id, a.id, -1000 - (t.n % 700), 'offline' from (select id, substr(reference, 5)::int as n from ledger_transaction where reference like 'big-%') t
    join (select id, row_number() over () as n from ledger_account where kind = 'recipient') a on a.n = 1 + t.n % 15000
    union all
    select t.id, (select id from ledger_account where kind = 'offline-receipts' and event_year = 2027 limit 1), 1000 + (t.n % 700), null from (select id, substr(reference, 5)::int as n from ledger_transaction where reference like 'big-%') t`);
  });
  await run(sql`insert into peloton (id, name, created_at, years_active) select ('30000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Crew number ' || translate(n::text, '0123456789', 'bcdefghijk'), now(), '{2027}' from generate_series(1, 400) n`);
  await run(sql`insert into peloton_member (peloton_id, event_id, person_id, role, joined_at)
    select ('30000000-0000-4000-8000-' || lpad((case when n <= 2000 then 1 else 2 + n % 399 end)::text, 12, '0'))::uuid, ${ids.event}, ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
    case when n = 1 or n > 2000 and n <= 2399 then 'captain' else 'member' end, now() - n * interval '1 second' from generate_series(1, 15000) n`);
  await run(sql`analyze`);
  const event = { id: ids.event, year: 2027 };
  await timed('climbers', () => climbersOf(db, event));
  await timed('newcomers', () => newcomersOf(db, event));
  const pelotons = await rankedPelotons(db, event);
  await timed('pelotons', () => rankedPelotons(db, event));
  await timed('pelotonsRaised', () => pelotonsRaised(db, pelotons.map(({ id }) => id), ids.event));
  await timed('roster', () => api.send('GET', '/peloton/30000000-0000-4000-8000-000000000001/roster'));
  await timed('peloton', () => api.send('GET', '/peloton/30000000-0000-4000-8000-000000000001'));
  await timed('members', () => api.send('GET', '/peloton/30000000-0000-4000-8000-000000000001/members'));
  expect((await climbersOf(db, event)).length).toBe(10);
}, 400_000);
