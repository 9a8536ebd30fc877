import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { givenEvent } from '#test/support/event/event.ts';
import { closesAt, ids } from '#test/support/event/event-rows.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import {
  beforeRoute,
  detailOf,
  type Problem,
  post,
  type Registration,
  refused,
  routeChoice,
  walkTo,
} from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';

const second = 1000;
const hour = 3600 * second;
const { api } = givenEvent({ variables: { PAYMENTS_TIMEOUT_MS: '1500' }, at: '2027-03-01T15:00:00Z' });
let ada: Person;
beforeEach(async () => {
  ada = await newPerson(api.store.db);
});

const saved = { useSaved: true };
const pay = (payment: object = saved, key?: string, total = 15_000) =>
  post<Registration & Problem>(api, ada, '/registration/fee', { total, discountCode: null, payment }, key);
const current = async () => (await api.send<Registration>('GET', '/registration', { as: ada })).body;
const complete = () => post(api, ada, '/registration/complete');
const secondsToClosing = (count: number) =>
  api.clock.set(new Date(Date.parse(closesAt) - count * second).toISOString());
const lost = () =>
  api.platform.outcomes.choose(
    'gateway.sale',
    { kind: 'timeout', when: 'after' },
    { emailAddress: ada.emailAddress },
  );

const intents = () =>
  rowsOf(api.store.db, 'paymentIntent', { personId: ada.personId }, 'createdAt').read('id', 'state');

/** Cents in an account of the ledger, over all registrations. */
const inLedger = async (kind: string) => {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(e.amount), 0)::int as total from ledger_entry e
    join ledger_account a on a.id = e.account_id where a.kind = ${kind}`.execute(api.store.db);
  return rows[0]?.total;
};

test('a gateway that is down during a visit leaves the fee processing, and the next visit finds the charge', async () => {
  await walkTo(api, ada, { signature: true }, 'fee');
  await lost();
  expect((await pay()).status).toBe(202);
  api.clock.advance(3 * second);
  await api.platform.outcomes.choose('gateway.find', { kind: 'down' });
  expect((await current()).fee.state).toBe('processing');
  api.clock.advance(3 * second);
  expect((await current()).fee.state).toBe('charged');
});

describe('Registration closes after the payment', () => {
  test('a paid registration can be completed', async () => {
    await walkTo(api, ada, { signature: true }, 'fee');
    secondsToClosing(1);
    expect((await pay()).status).toBe(200);
    secondsToClosing(-1);
    expect((await complete()).status).toBe(200);
  });

  test('a registration whose payment is found later can be completed', async () => {
    await walkTo(api, ada, { signature: true }, 'fee');
    secondsToClosing(5);
    await lost();
    expect((await pay()).status).toBe(202);
    secondsToClosing(-60);
    expect((await current()).fee.state).toBe('charged');
    expect((await complete()).status).toBe(200);
  });

  test('steps that reopen can be saved', async () => {
    await walkTo(api, ada, { signature: true, gravel: true }, 'complete');
    secondsToClosing(-1);
    await post(api, ada, '/registration/cancel-type', { type: 'Rider', rideType: 'signature' });
    const commitment = { goal: 120_000, commitment: 120_000, payment: { nonce: 'fake-valid-visa-nonce' } };
    expect((await post(api, ada, '/registration/fundraising', commitment)).status).toBe(200);
    expect((await complete()).status).toBe(200);
  });

  test('an unpaid registration cannot be paid any more', async () => {
    await walkTo(api, ada, { signature: true }, 'fee');
    secondsToClosing(-1);
    expect(refused(await pay())).toBe('422 registration-closed');
  });
});

test('a blocked person who has paid gets contact advice and still sees the payment', async () => {
  await walkTo(api, ada, { signature: true }, 'complete');
  await rowsOf(api.store.db, 'person', { id: ada.personId }).update({ blockRegistration: true });
  const answer = await complete();
  expect([refused(answer), detailOf(answer)]).toEqual([
    '403 registration-blocked',
    'Your account can’t register at the moment, and your fee of $150 is paid. Write to hello@product.example: we’ll finish your registration with you, or refund your payment.',
  ]);
  expect((await current()).fee.state).toBe('charged');
});

test('a key stays declined after a second key was declined', async () => {
  await walkTo(api, ada, { signature: true }, 'fee');
  const [one, two] = [randomUUID(), randomUUID()];
  await pay({ nonce: 'fake-insufficient-funds-nonce' }, one);
  api.clock.advance(second);
  await pay({ nonce: 'fake-bad-cvv-nonce' }, two);
  api.clock.advance(second);
  const again = await pay({ nonce: 'fake-valid-visa-nonce' }, one);
  expect([refused(again), again.body.reason]).toEqual(['402 payment-declined', 'insufficient-funds']);
  expect((await pay(saved)).status).toBe(200);
});

test('a place stays held as long as its payment’s outcome is unknown', async () => {
  await walkTo(api, ada, { signature: true }, 'route-signature');
  await post(api, ada, '/registration/route', routeChoice('signature', ids.loop));
  await walkTo(api, ada, { signature: true }, 'fee');
  await lost();
  expect((await pay(saved, undefined, 7550)).status).toBe(202);
  const find = vi.spyOn(api.platform.payments, 'findByOrderId').mockRejectedValue(new Error('Out of order.'));
  api.clock.advance(49 * hour);
  const others = await beforeRoute(api.store.db, 2, api.clock.now());
  const answers = [];
  for (const as of others)
    answers.push(refused(await post(api, as, '/registration/route', routeChoice('signature', ids.loop))));
  expect(answers).toEqual(['200 undefined', '422 route-full']);
  find.mockRestore();
  await api.platform.jobs.runDue();
  expect((await complete()).status).toBe(200);
});

describe('Orphaned charge', () => {
  const straggler = async () => {
    await walkTo(api, ada, { signature: true }, 'fee');
    const { sale } = api.platform.payments;
    vi.spyOn(api.platform.payments, 'sale').mockImplementationOnce(async (request) => {
      // The process stalls, or the clock is moved, and the other processes conclude that no charge happened.
      api.clock.advance(120 * second);
      await current();
      return sale(request);
    });
    return pay();
  };

  test('is refunded at once with a message, and the ledger contains both postings', async () => {
    const before = [await inLedger('clearing'), await inLedger('registration-fees')];
    const answer = await straggler();
    expect([refused(answer), detailOf(answer)]).toEqual([
      '402 payment-declined',
      'Your payment of $150 came through too late to count, so we’re refunding it now. You can pay again. You only pay once.',
    ]);
    // It never counted as a fee, so it is booked together with its refund.
    expect([await inLedger('clearing'), await inLedger('registration-fees')]).toEqual(before);
    await api.platform.jobs.runDue();
    const [given] = await intents();
    expect((await api.platform.payments.findByOrderId(given?.id ?? ''))?.status).toBe('refunded');
    expect([await inLedger('clearing'), await inLedger('registration-fees')]).toEqual(before);
    const { rows } = await sql<{ kind: string; amount: number }>`
      select booked.kind, entry.amount from ledger_transaction booked
      join ledger_entry entry on entry.transaction_id = booked.id and entry.amount > 0
      where booked.reference = ${given?.id} or booked.reverses_id = (
        select id from ledger_transaction where reference = ${given?.id})
      order by entry.id`.execute(api.store.db);
    expect(rows).toEqual([
      { kind: 'registration-fee', amount: 15_000 },
      { kind: 'registration-fee-returned', amount: 15_000 },
    ]);
    expect(given?.state).toBe('refunded');
  });

  test('leaves the fee to be paid once', async () => {
    await straggler();
    expect((await current()).fee.state).toBe('due');
    expect((await pay()).body.fee.state).toBe('charged');
    api.clock.advance(2 * hour);
    await api.platform.jobs.runDue();
    expect((await intents()).map(({ state }) => state)).toEqual(['refunded', 'charged']);
    const emails = await rowsOf(api.store.db, 'mailOutbox', { personId: ada.personId }).read('subject');
    expect(emails).toEqual([{ subject: 'We refunded $150' }]);
    expect((await complete()).status).toBe(200);
  });
});
