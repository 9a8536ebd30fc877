import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db, Store } from '#server/platform/database/database.ts';
import { openMemoryStore } from '#server/platform/database/embedded-store.ts';
import { personId } from '#server/seed/rows.ts';
import { seed } from '#server/seed/seed.ts';
import { signingKey } from '#server/simulators/identity/provider.ts';
import { refuseDataOfOtherMode } from '#server/store-mode.ts';
import { seedEvent } from '#test/support/event/event-rows.ts';
import { insertRows } from '#test/support/rows.ts';
import { openTestStore } from '#test/support/store.ts';

const holdsDemo =
  'must not name the data of a sandbox when MODE is production: demo people sign in with a known password. Name an empty database.';
const holdsPeople =
  'must not name the data of real people in the sandbox, and no sandbox has made these. Set MODE=production, or name another database.';

/** Each mode's refusal of a store, by the name of the setting that leads to it; null if the server may start. */
const refusals = async (store: Store, databaseUrl: string | null = null) => {
  const refusal = (mode: 'sandbox' | 'production') =>
    refuseDataOfOtherMode({ mode, databaseUrl })(store).then(
      () => null,
      (error: Error) => `${error.name}: ${error.message}`,
    );
  return { production: await refusal('production'), sandbox: await refusal('sandbox') };
};

const eachMay = { production: null, sandbox: null };
const onlySandbox = { production: `SettingsError: DATA_DIR ${holdsDemo}`, sandbox: null };
const onlyProduction = { production: null, sandbox: `SettingsError: DATA_DIR ${holdsPeople}` };

test('both modes accept a database without tables', async () => {
  const store = await openMemoryStore();
  expect(await refusals(store)).toEqual(eachMay);
  await store.close();
});

describe('Data without the demo', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openTestStore();
    return () => store.close();
  });

  test('both modes accept an empty database', async () => {
    expect(await refusals(store)).toEqual(eachMay);
  });

  test('only production accepts an event that no sandbox created', async () => {
    await seedEvent(store.db);
    expect(await refusals(store)).toEqual(onlyProduction);
    expect((await refusals(store, 'postgres://me:secret@db/x')).sandbox).toBe(
      `SettingsError: DATABASE_URL ${holdsPeople}`,
    );
  });

  test('only a sandbox accepts data of its identity simulator, even with another event', async () => {
    await seedEvent(store.db);
    await signingKey(store.db);
    expect(await refusals(store)).toEqual(onlySandbox);
    expect((await refusals(store, 'postgres://me:secret@db/x')).production).toBe(
      `SettingsError: DATABASE_URL ${holdsDemo}`,
    );
  });
});

describe('Demo data', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
    await seed(store);
  });
  afterAll(() => store.close());

  test('only a sandbox accepts the demo', async () => {
    expect(await refusals(store)).toEqual(onlySandbox);
  });

  test('recognizes the demo by its events when its accounts and charges are deleted', async () => {
    await store.db.deleteFrom('identityAccount').execute();
    await store.execute(
      'truncate local_gateway_customer, local_gateway_transaction, local_chariot_grant cascade',
    );
    expect(await refusals(store)).toEqual(onlySandbox);
  });
});

const addPerson = (db: Db, id: string) => {
  const oid = randomUUID();
  const name = { firstName: 'Maya', lastName: 'Okafor' };
  const person = { id, publicId: oid, oid, emailAddress: `${oid}@example.com`, ...name };
  return insertRows(db, 'person', { ...person, createdAt: new Date() });
};

test.each([
  ['only a sandbox accepts a person of the demo', personId('maya-okafor'), onlySandbox],
  ['only production accepts another person', randomUUID(), onlyProduction],
])('without any event, %s', async (_, id, expected) => {
  const store = await openTestStore();
  await addPerson(store.db, id);
  expect(await refusals(store)).toEqual(expected);
  await store.close();
});
