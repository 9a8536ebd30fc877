import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isOpen } from '#server/charging/charging.intents.ts';
import { given } from '#test/support/given.ts';
import { openTestStore } from '#test/support/store.ts';

const store = given(openTestStore);

test('finds one open payment intent by the primary key’s index, not by the index of open intents', async () => {
  await store.execute(`
    insert into payment_intent (id, purpose, reference, amount, state, idempotency_key, created_at, updated_at)
    select gen_random_uuid(), 'donation', n::text, 5000, 'charged', n::text, now(), now() from generate_series(1, 2000) n`);
  // The statistics that autovacuum leaves in a quiet hour: no intent is open, so the index of open ones seems to hold one row at most.
  await store.execute('vacuum analyze payment_intent');
  const { rows } = await sql<object>`
    explain update payment_intent set state = 'charged' where id = ${randomUUID()} and ${isOpen}`.execute(
    store.db,
  );
  expect(rows.map((row) => Object.values(row)[0]).join('\n')).toContain(
    'Index Scan using payment_intent_pkey on payment_intent',
  );
});
