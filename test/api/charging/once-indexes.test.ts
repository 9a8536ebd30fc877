import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeCharged, closeDeclined, closeGivenBack, takeTurn } from '#server/charging/charging.intents.ts';
import { insertChange } from '#server/ride-route/ride-route.queries.ts';
import { insertEntry } from '#server/waiting-list/waiting-list.queries.ts';
import { donation, giver } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import type { Person } from '#test/support/event/people.ts';
import { beforeRoute } from '#test/support/event/registration.ts';
import { riders } from '#test/support/event/riders.ts';
import { newShift, volunteer } from '#test/support/event/volunteers.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent({ variables: { PAYMENTS_TIMEOUT_MS: '1500' } });
const now = () => api.clock.now();

const startChange = async ({ personId }: Person): Promise<void> => {
  const { db } = api.store;
  const { id: participationId } = await rowsOf(db, 'participation', { personId }).readOne('id');
  const [fromRouteId, toRouteId] = [ids.century, ids.small];
  const amounts = { fromCommitment: 0, toCommitment: 0, charge: 500, sponsorCode: null };
  const change = { id: randomUUID(), participationId, personId, eventId: ids.event, fromRouteId, toRouteId };
  await db
    .transaction()
    .execute((trx) =>
      insertChange(trx, { ...change, ...amounts, state: 'charging', at: now(), key: randomUUID() }),
    );
};

beforeAll(async () => {
  const { db } = api.store;
  await beforeRoute(db, 1, now());
  const [rider] = (await riders(db, 1)) as [Person];
  await startChange(rider);
  const [helper, shiftId] = [await volunteer(db), await newShift(db)];
  await db
    .transaction()
    .execute((trx) => insertEntry(trx, { kind: 'shift', subjectId: shiftId }, helper.personId, now()));
  await giver(api).send(donation());
  // This intent stays open, with the job that resolves it.
  await api.platform.outcomes.choose('gateway.sale', { kind: 'timeout', when: 'after' });
  await giver(api).send(donation());
  await rowsOf(db, 'paymentIntent', { state: 'unknown' }).update({ grantSession: 'approved' });
});

/** Inserts a row again, with a few other values: what a second request would write that passed every check. */
const writeAgain = (table: string, where: string, other: Record<string, string>): Promise<void> =>
  api.store.execute(`
    insert into ${table} overriding system value
    select (jsonb_populate_record(null::${table}, to_jsonb(first) || '${JSON.stringify(other)}')).*
    from ${table} first where ${where} limit 1`);

const anew = () => ({ id: randomUUID() });
const keyed = () => ({ ...anew(), idempotency_key: randomUUID() });

// The code decides under locks. These indexes protect where a lock is missing, so no other test fails when one of them is dropped.
describe('The database keeps what can happen only once from happening twice', () => {
  test.each<[string, string, string, string, () => Record<string, string>]>([
    [
      'an open payment for the same thing',
      'payment_intent_once',
      'payment_intent',
      "state = 'unknown'",
      keyed,
    ],
    [
      'an attempt under the same key',
      'payment_intent_key',
      'payment_intent',
      "state = 'charged'",
      () => ({ ...anew(), state: 'declined', gateway_transaction_id: randomUUID() }),
    ],
    [
      'a charge of the gateway',
      'payment_intent_gateway_transaction_id_key',
      'payment_intent',
      "state = 'charged'",
      () => ({ ...keyed(), reference: randomUUID() }),
    ],
    [
      'an approval of a fund',
      'payment_intent_grant_session',
      'payment_intent',
      "state = 'unknown'",
      () => ({ ...keyed(), reference: randomUUID() }),
    ],
    [
      'an open donation that looks the same',
      'donation_attempt_open',
      'donation_attempt',
      'is_open',
      () => ({ intent_id: randomUUID(), attempt_key: randomUUID() }),
    ],
    [
      'a donation under the same key',
      'donation_attempt_attempt_key_key',
      'donation_attempt',
      'not is_open',
      () => ({ intent_id: randomUUID() }),
    ],
    [
      'a posting of the same thing',
      'ledger_transaction_kind_reference_key',
      'ledger_transaction',
      "kind = 'donation'",
      anew,
    ],
    ['a job of the same kind and key', 'job_kind_key_key', 'job', 'key is not null', anew],
    [
      'a registration in progress',
      'registration_one_in_progress',
      'registration',
      "state = 'in-progress'",
      anew,
    ],
    ['a place in a ride', 'participation_once', 'participation', "kind = 'Rider'", anew],
    ['a place of a registration', 'route_place_registration_id_ride_type_key', 'route_place', 'true', anew],
    [
      'a paid change of route',
      'route_change_open',
      'route_change',
      'true',
      () => ({ ...anew(), key: randomUUID() }),
    ],
    [
      'a change of route under the same key',
      'route_change_key',
      'route_change',
      'true',
      () => ({ ...anew(), state: 'done', settled_at: now().toISOString() }),
    ],
    ['a place on a waiting list', 'waiting_list_once', 'waiting_list_entry', 'true', () => ({ id: '999' })],
  ])('%s', async (_, index, table, where, other) => {
    await expect(writeAgain(table, where, other())).rejects.toThrow(`"${index}"`);
  });
});

describe('An intent that is closed', () => {
  const intent = async (state: 'created' | 'charged' | 'declined') => {
    const values = { id: randomUUID(), purpose: 'donation', reference: randomUUID(), amount: 500, state };
    const times = { createdAt: now(), updatedAt: now() };
    await insertRows(api.store.db, 'paymentIntent', {
      ...values,
      ...times,
      idempotencyKey: randomUUID(),
      eventYear: 2027,
    });
    return { id: values.id, updatedAt: times.updatedAt };
  };
  const stateOf = async ({ id }: { id: string }) =>
    (await api.store.db.selectFrom('paymentIntent').select('state').where('id', '=', id).executeTakeFirst())
      ?.state;
  const inOne = <Result>(work: Parameters<ReturnType<typeof api.store.db.transaction>['execute']>[0]) =>
    api.store.db.transaction().execute(work) as Promise<Result>;
  const declined = { kind: 'declined', reason: 'do-not-honor', detail: '' } as const;

  test('as charged is not declined or given back', async () => {
    const charged = await intent('charged');
    expect(await inOne((trx) => closeDeclined(trx, charged.id, declined, now()))).toBeNull();
    expect(await inOne((trx) => closeGivenBack(trx, charged.id, now()))).toBeNull();
    expect(await stateOf(charged)).toBe('charged');
  });

  test('as declined is not charged', async () => {
    const given = { kind: 'charged', transactionId: randomUUID(), paidWith: null } as const;
    const closed = await intent('declined');
    expect(await inOne((trx) => closeCharged(trx, closed.id, given, now()))).toBeNull();
    expect(await stateOf(closed)).toBe('declined');
  });

  test('is not looked up; an open one is looked up by one of two concurrent callers', async () => {
    const later = new Date(now().getTime() + 1_000);
    expect(await takeTurn(api.store.db, await intent('charged'), later)).toBe(false);
    const open = await intent('created');
    expect([await takeTurn(api.store.db, open, later), await takeTurn(api.store.db, open, later)]).toEqual([
      true,
      false,
    ]);
  });
});
