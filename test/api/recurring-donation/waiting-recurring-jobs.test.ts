import { expect, test } from 'vitest';
import { readMigrations } from '#server/platform/database/migrate.ts';
import { given } from '#test/support/given.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';
import { openTestStore } from '#test/support/store.ts';

const first = '11111111-1111-4111-8111-111111111111';
const at = new Date('2027-03-01T12:00:00Z');
const store = given(openTestStore);

const migrateAgain = async () => {
  const migration = readMigrations().find(({ name }) => name.startsWith('0042-'));
  await store.execute(migration?.statements ?? 'no such migration');
};

const addJob = (kind: string, payload: Record<string, string>, state: 'waiting' | 'done' | 'failed') =>
  insertRows(store.db, 'job', {
    kind,
    payload: JSON.stringify(payload),
    state,
    attempts: 5,
    runAt: at,
    createdAt: at,
  });

test('a recurring donation’s job from before the renaming gets the new name of its id, and a new try', async () => {
  await addJob('recurring-donation-charge', { giftId: first }, 'waiting');
  await addJob('recurring-donation-expiring', { giftId: first, lastDay: '2027-03-31' }, 'failed');
  await addJob('recurring-donation-charge', { giftId: first }, 'done');
  await addJob('recurring-donation-charge', { donationId: first }, 'failed');

  await migrateAgain();

  const jobs = await store.db
    .selectFrom('job')
    .select(['payload', 'state', 'attempts'])
    .where('kind', 'like', 'recurring-donation-%')
    .where('createdAt', '=', at)
    .execute();
  expect(jobs).toHaveLength(4);
  expect(jobs).toEqual(
    expect.arrayContaining([
      { payload: { donationId: first }, state: 'waiting', attempts: 0 },
      { payload: { donationId: first, lastDay: '2027-03-31' }, state: 'waiting', attempts: 0 },
      { payload: { giftId: first }, state: 'done', attempts: 5 },
      { payload: { donationId: first }, state: 'failed', attempts: 5 },
    ]),
  );
});

test('a change repeated across the renaming finds the answer to its first request', async () => {
  const record = { caller: 'ann', requestHash: 'same', status: 200, createdAt: at };
  for (const operation of ['updateRecurringGift', 'cancelRecurringGift', 'createDonation'])
    await insertRows(store.db, 'idempotencyRecord', { ...record, key: first, operation });

  await migrateAgain();

  const kept = await rowsOf(store.db, 'idempotencyRecord', {}, 'operation').read('operation');
  expect(kept.map(({ operation }) => operation)).toEqual([
    'cancelRecurringDonation',
    'createDonation',
    'updateRecurringDonation',
  ]);
});
