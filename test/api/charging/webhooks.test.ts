import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { signedNotification } from '#server/simulators/braintree/signed-notification.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';
import { tableDigest } from '#test/support/table-digest.ts';
import { type GivenDonation, type RefundScenario, refundScenario } from './refunds.fixtures.ts';

const day = 24 * 60 * 60 * 1000;
const { api } = givenEvent();
const scenario = refundScenario(api);

const kept = () =>
  api.store.db
    .selectFrom('gatewayNotification')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

const refunded = async (donation: GivenDonation, amount: number | null) => {
  expect(await scenario.deliver(await scenario.panel.refund(donation.transactionId, amount))).toBe(204);
  await scenario.work();
};

describe('Forged notifications', () => {
  const tampered = async (change: (signed: Record<string, string>) => Record<string, string>) => {
    const donation = await scenario.give(2500);
    const signed = await scenario.panel.settle(donation.transactionId);
    const before = await tableDigest(api.store.db);
    const status = await scenario.deliver(change({ ...signed }));
    expect(await tableDigest(api.store.db)).toEqual(before);
    return status;
  };

  test.each([
    ['without a signature', ({ bt_payload = '' }) => ({ bt_payload })],
    ['with another’s key', (signed) => ({ ...signed, bt_signature: `other|${'0'.repeat(40)}` })],
    ['with a made-up signature', (signed) => ({ ...signed, bt_signature: `local|${'0'.repeat(40)}` })],
    [
      'with a payload of its own',
      (signed) => ({ ...signed, bt_payload: Buffer.from('<notification/>').toString('base64') }),
    ],
    ['with letters that no payload has', (signed) => ({ ...signed, bt_payload: '<xml>' })],
  ] as [string, (signed: Record<string, string>) => Record<string, string>][])(
    'rejects a notification %s with 400, and changes nothing',
    async (_, change) => {
      expect(await tampered(change)).toBe(400);
    },
  );

  test('rejects a form at another operation with 415', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/donation',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': randomUUID() },
      payload: 'amount=500',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'media-type-unknown']);
  });
});

describe('Refund notifications', () => {
  test('a full refund reverses the donation for the recipient and the partners', async () => {
    const donation = await scenario.give(10_000, 10_330);
    expect(await scenario.booked(donation)).toEqual({ User: -10_000, clearing: 10_330, partners: -330 });
    await refunded(donation, null);
    expect(await scenario.booked(donation)).toEqual({});
  });

  test('partial refunds divide between recipient and partners, and together reverse the donation', async () => {
    const donation = await scenario.give(9_999, 10_329);
    api.clock.advance(day);
    await refunded(donation, 3_333);
    expect(await scenario.booked(donation)).toEqual({
      User: -9_999 + 3_227,
      clearing: 6_996,
      partners: -330 + 106,
    });
    for (const amount of [3_333, 3_333, 330]) await refunded(donation, amount);
    expect(await scenario.booked(donation)).toEqual({});
    const first = api.store.db
      .selectFrom('ledgerTransaction')
      .select('id')
      .where('reference', '=', donation.id);
    const takings = api.store.db
      .selectFrom('ledgerTransaction')
      .select('kind')
      .where('correctsId', '=', first);
    expect(await takings.execute()).toEqual(Array.from({ length: 4 }, () => ({ kind: 'donation-refund' })));
  });

  test('a repeated refund notification is posted once', async () => {
    const donation = await scenario.give(5_000);
    const told = await scenario.panel.refund(donation.transactionId, null);
    const before = await kept();
    expect([await scenario.deliver(told), await scenario.deliver(told)]).toEqual([204, 204]);
    expect(await kept()).toEqual({ count: before.count + 1 });
    await scenario.work();
    expect(await scenario.deliver(told)).toBe(204);
    await scenario.work();
    expect(await scenario.booked(donation)).toEqual({});
  });

  test('a refund of a charge with a lost answer posts the charge first', async () => {
    const rider = await scenario.chargeUnheard(40_000);
    api.clock.advance(day);
    await refunded(rider, 15_000);
    expect(await scenario.booked(rider)).toEqual({ User: -25_000, clearing: 25_000 });
  });

  test('a refund that fails at the bank is reversed', async () => {
    const donation = await scenario.give(6_000);
    api.clock.advance(day);
    await refunded(donation, 2_000);
    expect(await scenario.booked(donation)).toEqual({ User: -4_000, clearing: 4_000 });
    const failed = await api.store.db
      .updateTable('localGatewayTransaction')
      .set({ status: 'failed' })
      .where('refundedTransactionId', '=', donation.transactionId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await scenario.deliver(signedNotification('refund_failed', api.clock.now(), { transaction: failed }));
    await scenario.work();
    expect(await scenario.booked(donation)).toEqual({ User: -6_000, clearing: 6_000 });
  });

  test('a refund of a foreign order changes nothing', async () => {
    const { transactionId } = await scenario.charged('not-one-of-ours', 700);
    await scenario.deliver(await scenario.panel.refund(transactionId, null));
    await scenario.work();
    const jobs = api.store.db.selectFrom('job').select('kind').where('state', '=', 'waiting');
    expect(await jobs.where('kind', '=', 'gateway-notification').execute()).toEqual([]);
  });
});

test('posts the gateway’s fee once the payout is reported with it', async () => {
  const donation = await scenario.give(10_000, 10_330, 'fake-paypal-billing-agreement-nonce');
  const told = async () => {
    await scenario.deliver(await scenario.panel.payOut([donation.transactionId]));
    await scenario.work();
  };
  await told();
  expect(await scenario.booked(donation)).toEqual({ User: -10_000, clearing: 10_330, partners: -330 });
  for (let turn = 0; turn < 2; turn += 1) {
    api.clock.advance(day);
    await told();
  }
  expect(await scenario.booked(donation)).toEqual({
    User: -10_000,
    clearing: 10_000,
    partners: -330,
    'processing-fees': 330,
  });
});

describe('Dispute notifications', () => {
  const told = async (notification: Parameters<RefundScenario['deliver']>[0]) => {
    api.clock.advance(60_000);
    await scenario.deliver(notification);
    await scenario.work();
  };
  const idOf = async ({ transactionId }: GivenDonation) =>
    (await rowsOf(api.store.db, 'localGatewayDispute', { transactionId }).readOne('id')).id;

  test('an open dispute takes nothing, and a lost dispute takes everything', async () => {
    const donation = await scenario.give(10_000, 10_330);
    await told(await scenario.panel.openDispute(donation.transactionId, null));
    expect(await scenario.booked(donation)).toEqual({ User: -10_000, clearing: 10_330, partners: -330 });
    await told(await scenario.panel.closeDispute(await idOf(donation), 'lost'));
    expect(await scenario.booked(donation)).toEqual({});
  });

  test('a won dispute takes nothing', async () => {
    const donation = await scenario.give(5_000);
    await told(await scenario.panel.openDispute(donation.transactionId, 2_000));
    await told(await scenario.panel.closeDispute(await idOf(donation), 'won'));
    expect(await scenario.booked(donation)).toEqual({ User: -5_000, clearing: 5_000 });
  });

  test('a lost dispute of a refunded donation charges the partners with the excess', async () => {
    const donation = await scenario.give(5_000);
    api.clock.advance(day);
    await refunded(donation, null);
    await told(await scenario.panel.openDispute(donation.transactionId, null));
    await told(await scenario.panel.closeDispute(await idOf(donation), 'lost'));
    expect(await scenario.booked(donation)).toEqual({ clearing: -5_000, partners: 5_000 });
  });

  test('two disputes of a charge, notified repeatedly, never take more than the donation from the recipient', async () => {
    const donation = await scenario.give(10_000, 10_330);
    const opened = [
      await scenario.panel.openDispute(donation.transactionId, null),
      await scenario.panel.openDispute(donation.transactionId, null),
    ];
    for (const notification of opened) await told(notification);
    const { rows } = await sql<{ id: string }>`
      select id from local_gateway_dispute where transaction_id = ${donation.transactionId}`.execute(
      api.store.db,
    );
    const [first = '', second = ''] = rows.map(({ id }) => id);
    const lost = await scenario.panel.closeDispute(first, 'lost');
    for (let time = 0; time < 2; time += 1) await told(lost);
    expect(await scenario.booked(donation)).toEqual({});
    await told(await scenario.panel.closeDispute(second, 'lost'));
    expect(await scenario.booked(donation)).toEqual({ clearing: -10_330, partners: 10_330 });
    for (const id of [second, first]) {
      const won = await scenario.panel.closeDispute(id, 'won');
      for (let time = 0; time < 2; time += 1) await told(won);
    }
    expect(await scenario.booked(donation)).toEqual({ User: -10_000, clearing: 10_330, partners: -330 });
  });
});

test('deletes a revoked payment method, and makes the previous one the default', async () => {
  const personId = await scenario.addPerson();
  const { db } = api.store;
  const person = { firstName: 'Ida', lastName: 'Fell', email: 'ida@example.com' };
  const first = await api.platform.payments.vault({
    customerId: null,
    person,
    nonce: 'fake-valid-visa-nonce',
  });
  const nonce = 'fake-paypal-billing-agreement-nonce';
  const second = await api.platform.payments.vault({ customerId: first.customerId, person, nonce });
  await insertRows(db, 'gatewayCustomer', {
    personId,
    customerId: first.customerId,
    createdAt: api.clock.now(),
  });
  for (const [index, { method }] of [first, second].entries())
    await insertRows(db, 'savedPaymentMethod', {
      ...method,
      personId,
      isDefault: index === 1,
      createdAt: api.clock.now(),
    });
  await scenario.deliver(await scenario.panel.revokeMethod(second.method.token));
  await scenario.work();
  const left = await rowsOf(db, 'savedPaymentMethod', { personId }).read('token', 'isDefault');
  expect(left).toEqual([{ token: first.method.token, isDefault: true }]);
});

test('notifications in any order and number result in the same ledger', async () => {
  /** Every notification of a charge, as the gateway sends them. */
  const history = async (donation: GivenDonation) => {
    const { panel } = scenario;
    const { transactionId } = donation;
    api.clock.advance(day);
    const told = [await panel.settle(transactionId), await panel.payOut([transactionId])];
    told.push(await panel.refund(transactionId, 1_111), await panel.refund(transactionId, 777));
    for (const [amount, verdict] of [
      [2_222, 'lost'],
      [1_500, 'won'],
    ] as const) {
      told.push(await panel.openDispute(transactionId, amount));
      const { id } = await rowsOf(api.store.db, 'localGatewayDispute', {
        transactionId,
        status: 'open',
      }).readOne('id');
      api.clock.advance(60_000);
      told.push(await panel.closeDispute(id, verdict));
    }
    // The status before the last one of the dispute that was won in the end.
    const won = await rowsOf(api.store.db, 'localGatewayDispute', { transactionId, status: 'won' }).readOne(
      'id',
    );
    const again = signedNotification('dispute_lost', new Date(api.clock.now().getTime() - 30_000), {
      dispute: {
        id: won.id,
        transactionId,
        amount: 1_500,
        status: 'lost',
        createdAt: api.clock.now(),
      },
    });
    return [...told, again];
  };
  const taken = 1_111 + 777 + 2_222;
  const told = 9;
  const order = fc
    .array(fc.record({ index: fc.nat(told - 1), isWorkedOn: fc.boolean() }), { maxLength: 12 })
    .chain((before) =>
      fc
        .shuffledSubarray([...Array(told).keys()], { minLength: told })
        .chain((all) =>
          fc.constant([...before, ...all.map((index) => ({ index, isWorkedOn: index % 2 === 0 }))]),
        ),
    );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('covered', 'plain', 'unheard'), order, async (kind, steps) => {
      const donation =
        kind === 'unheard'
          ? await scenario.chargeUnheard(10_330)
          : await scenario.give(kind === 'covered' ? 10_000 : 10_330, 10_330);
      const notifications = await history(donation);
      for (const { index, isWorkedOn } of steps) {
        expect(await scenario.deliver(notifications[index] ?? {})).toBe(204);
        if (isWorkedOn) await scenario.work();
      }
      await scenario.work();
      const byRecipient = kind === 'covered' ? Math.round((taken * 10_000) / 10_330) : taken;
      const credited = kind === 'covered' ? 10_000 : 10_330;
      expect(await scenario.booked(donation)).toEqual({
        User: byRecipient - credited,
        clearing: 10_330 - taken,
        ...(kind === 'covered' ? { partners: -330 + taken - byRecipient } : {}),
      });
    }),
    { numRuns: 12, seed: 20261121 },
  );
});
