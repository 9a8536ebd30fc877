import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { declineTexts } from '#server/charging/charging.ts';
import type { Outcome } from '#server/platform/outcomes/outcomes.ts';
import { type DeclineReason, declineReasons } from '#server/platform/payments/payments.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import {
  type Problem,
  participation,
  post,
  type Registration,
  refused,
  routeChoice,
  walkTo,
} from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';

const seconds = 1000;
const { api } = givenEvent({ variables: { PAYMENTS_TIMEOUT_MS: '1500' }, at: '2027-03-01T15:00:00Z' });
let ada: Person;
beforeEach(async () => {
  ada = await newPerson(api.store.db);
});

const card = { nonce: 'fake-valid-visa-nonce' };
const pay = (as: Person, body: object = {}, key?: string) =>
  post(api, as, '/registration/fee', { total: 15_000, discountCode: null, payment: card, ...body }, key);
const current = async (as = ada) => (await api.send<Registration>('GET', '/registration', { as })).body;
const next = (outcome: Outcome) =>
  api.platform.outcomes.choose('gateway.sale', outcome, { emailAddress: ada.emailAddress });

/** Up to the fee; the saved card pays, so that the gateway knows the payer. */
const atFee = (as = ada) => walkTo(api, as, { signature: true }, 'fee');
const saved = { payment: { useSaved: true } };

const charges = async (as = ada) => {
  const rows = await api.store.db
    .selectFrom('localGatewayTransaction')
    .innerJoin('paymentIntent', (join) =>
      join.on((eb) => eb('orderId', '=', eb.cast<string>('paymentIntent.id', 'text'))),
    )
    .select(['localGatewayTransaction.amount', 'localGatewayTransaction.status'])
    .where('personId', '=', as.personId)
    .execute();
  return rows.filter(({ status }) => status === 'submitted_for_settlement').map(({ amount }) => amount);
};

const intents = (as = ada) =>
  rowsOf(api.store.db, 'paymentIntent', { personId: as.personId }, 'createdAt').read(
    'state',
    'amount',
    'declineReason',
  );

const booked = async (as = ada) =>
  api.store.db
    .selectFrom('ledgerEntry')
    .innerJoin('ledgerTransaction', 'ledgerTransaction.id', 'transactionId')
    .innerJoin('ledgerAccount', 'ledgerAccount.id', 'accountId')
    .innerJoin('paymentIntent', (join) =>
      join.on((eb) => eb('ledgerTransaction.reference', '=', eb.cast<string>('paymentIntent.id', 'text'))),
    )
    .select(['ledgerAccount.kind', 'ledgerEntry.amount', 'ledgerAccount.eventYear'])
    .where('personId', '=', as.personId)
    .orderBy('ledgerEntry.id')
    .execute();

const feeBooked = (amount: number) => [
  { kind: 'clearing', amount, eventYear: 2027 },
  { kind: 'registration-fees', amount: -amount, eventYear: 2027 },
];

describe('Fee: paid', () => {
  test('charges once, posts it to the ledger and keeps the place permanently', async () => {
    const before = await atFee();
    const { status, body } = await pay(ada);
    expect([status, body]).toEqual([
      200,
      {
        ...before,
        version: expect.any(String),
        savedSteps: [...before.savedSteps, 'fee'],
        nextStep: 'complete',
        routes: before.routes.map((place) => ({ ...place, heldUntil: null })),
        fee: { ...before.fee, state: 'charged' },
      } satisfies Registration,
    ]);
    expect(await charges()).toEqual([15_000]);
    expect(await booked()).toEqual(feeBooked(15_000));
    api.clock.advance(90 * 24 * 3600 * seconds);
    expect((await current()).nextStep).toBe('complete');
  });

  test('the same key returns the first answer, also once the registration is complete', async () => {
    await atFee();
    const key = randomUUID();
    const first = await pay(ada, saved, key);
    await post(api, ada, '/registration/complete');
    const again = await pay(ada, saved, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await charges()).toEqual([15_000]);
  });

  test('charges the method that was saved for the commitment', async () => {
    await atFee();
    expect((await pay(ada, saved)).body.fee.state).toBe('charged');
    expect(await charges()).toEqual([15_000]);
  });

  test('charges both rides at once, with a line for each', async () => {
    await walkTo(api, ada, { signature: true, gravel: true }, 'fee');
    const { body } = await pay(ada, { total: 25_000 });
    expect(body.fee).toEqual({
      lines: [
        { label: 'Ride Weekend, Century', amount: 15_000 },
        { label: 'Gravel Day, Dirt', amount: 10_000 },
      ],
      total: 25_000,
      discountCode: null,
      state: 'charged',
    });
    expect(await charges()).toEqual([25_000]);
  });

  test('rejects a change to a route with another fee after the payment', async () => {
    await atFee();
    await pay(ada);
    expect(refused(await post(api, ada, '/registration/route', routeChoice('signature', ids.loop)))).toBe(
      '422 fee-already-paid',
    );
    expect(
      refused(await post(api, ada, '/registration/participation', participation({ gravel: true }))),
    ).toBe('422 fee-already-paid');
    const { body } = await post(api, ada, '/registration/route', routeChoice('signature', ids.small));
    expect([body.routes[0]?.routeId, body.routes[0]?.heldUntil, body.nextStep]).toEqual([
      ids.small,
      null,
      'complete',
    ]);
    await post(api, ada, '/registration/route', routeChoice('signature', ids.century));
  });
});

describe('Fee: discount', () => {
  test('a code for half of the fee takes half of it off', async () => {
    await walkTo(api, ada, { signature: true }, 'route-signature');
    await post(api, ada, '/registration/route', routeChoice('signature', ids.loop));
    await walkTo(api, ada, { signature: true }, 'fee');
    const { body } = await pay(ada, { total: 3775, discountCode: 'half' });
    expect(body.fee).toEqual({
      lines: [
        { label: 'Ride Weekend, Loop', amount: 7550 },
        { label: 'Discount HALF', amount: -3775 },
      ],
      total: 3775,
      discountCode: 'HALF',
      state: 'charged',
    });
    expect(await charges()).toEqual([3775]);
  });

  test('a full discount needs no gateway', async () => {
    await atFee();
    const { status, body } = await pay(ada, { total: 0, discountCode: 'FREE', payment: null });
    expect([status, body.nextStep, body.fee.total, body.fee.state]).toEqual([200, 'complete', 0, 'none']);
    expect(await intents()).toEqual([]);
    // Another route has another fee, so the step is open again.
    expect(
      (await post(api, ada, '/registration/route', routeChoice('signature', ids.century))).body.nextStep,
    ).toBe('complete');
    await walkTo(api, ada, { signature: true, gravel: true }, 'fee');
    expect((await current()).fee.total).toBe(25_000);
  });

  test('a used-up code is rejected, and a declined payment releases its use', async () => {
    const bo = await newPerson(api.store.db);
    await atFee();
    await atFee(bo);
    const discounted = { total: 7500, discountCode: 'HALFONE' };
    expect(refused(await pay(ada, { ...discounted, payment: { nonce: 'fake-bad-cvv-nonce' } }))).toBe(
      '402 payment-declined',
    );
    expect((await pay(bo, discounted)).status).toBe(200);
    expect(refused(await pay(ada, discounted))).toBe('422 discount-code-used-up');
  });
});

describe('Fee: rejected before the charge', () => {
  test.each([
    ['another total than was shown', { total: 14_999 }, '422 fee-changed'],
    ['a discount that was not counted', { discountCode: 'HALF' }, '422 fee-changed'],
    ['no payment where something is due', { payment: null }, '422 payment-method-required'],
  ])('rejects %s', async (_name, body, problem) => {
    const before = await atFee();
    expect(refused(await pay(ada, body))).toBe(problem);
    expect(await intents()).toEqual([]);
    expect(await current()).toEqual(before);
  });

  test('a free route has no fee step', async () => {
    await walkTo(api, ada, { gravel: true }, 'route-gravel');
    await post(api, ada, '/registration/route', routeChoice('gravel', ids.picnic));
    const { steps } = await walkTo(api, ada, { gravel: true }, 'complete');
    expect(steps).not.toContain('fee');
    expect(refused(await pay(ada, { total: 0, payment: null }))).toBe('422 step-not-needed');
    expect((await post(api, ada, '/registration/complete')).body.state).toBe('completed');
  });
});

describe('Fee: declined', () => {
  test.each(declineReasons)(
    '%s gives advice, and the next attempt succeeds',
    async (reason: DeclineReason) => {
      const before = await atFee();
      await next({ kind: 'decline', reason });
      const answer = await post<Problem>(api, ada, '/registration/fee', {
        total: 15_000,
        discountCode: null,
        ...saved,
      });
      expect([refused(answer), answer.body.reason, answer.body.detail]).toEqual([
        '402 payment-declined',
        reason,
        declineTexts[reason],
      ]);
      expect(await current()).toEqual({ ...before, version: expect.any(String) });
      expect((await pay(ada, saved)).body.nextStep).toBe('complete');
      expect(await charges()).toEqual([15_000]);
      expect((await intents()).map(({ state, declineReason }) => [state, declineReason])).toEqual([
        ['declined', reason],
        ['charged', null],
      ]);
      expect(await booked()).toEqual(feeBooked(15_000));
    },
  );

  test('the same key repeats the decline, even with a valid card', async () => {
    await atFee();
    const key = randomUUID();
    const body = { payment: { nonce: 'fake-insufficient-funds-nonce' } };
    const first = await pay(ada, body, key);
    expect(refused(first)).toBe('402 payment-declined');
    const again = await post<Problem>(
      api,
      ada,
      '/registration/fee',
      { total: 15_000, discountCode: null, payment: card },
      key,
    );
    expect([refused(again), again.body.reason]).toEqual(['402 payment-declined', 'insufficient-funds']);
    expect(await charges()).toEqual([]);
  });

  test('a gateway that is down declines without a charge', async () => {
    await atFee();
    await next({ kind: 'down' });
    expect(refused(await pay(ada, saved))).toBe('402 payment-declined');
    expect((await current()).fee.state).toBe('due');
  });
});

describe('Fee: unknown outcome', () => {
  test('a timeout after the charge gives 202, blocks other requests, and is found without a second charge', async () => {
    await atFee();
    await next({ kind: 'timeout', when: 'after' });
    const key = randomUUID();
    const answer = await pay(ada, saved, key);
    expect([answer.status, answer.body.fee.state, answer.body.nextStep]).toEqual([202, 'processing', 'fee']);
    // Neither the same request, nor another, nor completing, passes it.
    expect((await pay(ada, saved, key)).status).toBe(202);
    expect((await pay(ada)).status).toBe(202);
    expect(refused(await post(api, ada, '/registration/complete'))).toBe('422 fee-processing');
    expect(refused(await post(api, ada, '/registration/route', routeChoice('signature', ids.loop)))).toBe(
      '422 fee-processing',
    );
    expect((await current()).fee.state).toBe('processing');
    api.clock.advance(2 * seconds);
    expect((await current()).fee.state).toBe('charged');
    expect(await charges()).toEqual([15_000]);
    expect(await booked()).toEqual(feeBooked(15_000));
    expect((await pay(ada, saved, key)).status).toBe(200);
    expect((await post(api, ada, '/registration/complete')).status).toBe(200);
  });

  test('a timeout before the charge stays open until it is certain, then the fee can be paid again', async () => {
    await atFee();
    await next({ kind: 'timeout', when: 'before' });
    expect((await pay(ada, saved)).status).toBe(202);
    api.clock.advance(2 * seconds);
    expect((await current()).fee.state).toBe('processing');
    api.clock.advance(31 * seconds);
    expect((await current()).fee.state).toBe('due');
    expect((await intents()).map(({ state, declineReason }) => [state, declineReason])).toEqual([
      ['declined', 'gateway-down'],
    ]);
    expect((await pay(ada, saved)).status).toBe(200);
    expect(await charges()).toEqual([15_000]);
  });

  test('keeps the place while the outcome is unknown', async () => {
    await atFee();
    await next({ kind: 'timeout', when: 'after' });
    await pay(ada, saved);
    // The gateway's search doesn't know the order.
    await api.platform.outcomes.choose('gateway.find', { kind: 'timeout', when: 'before' });
    api.clock.advance(31 * 60 * seconds);
    const { routes, fee } = await current();
    expect([fee.state, routes.map(({ heldUntil }) => heldUntil)]).toEqual(['processing', [null]]);
  });

  test('the job finds the outcome without a visit', async () => {
    await atFee();
    await next({ kind: 'timeout', when: 'after' });
    await pay(ada, saved);
    api.clock.advance(20 * seconds);
    await api.platform.jobs.runDue();
    expect((await intents()).map(({ state }) => state)).toEqual(['charged']);
    expect(await booked()).toEqual(feeBooked(15_000));
  });

  test('refunds an orphaned charge', async () => {
    await atFee();
    await next({ kind: 'timeout', when: 'after' });
    await pay(ada, saved);
    // The gateway does not find a charge that it will report later.
    await api.store.db
      .updateTable('localGatewayTransaction')
      .set({ orderId: 'elsewhere' })
      .where('status', '=', 'submitted_for_settlement')
      .where('orderId', 'in', (eb) =>
        eb
          .selectFrom('paymentIntent')
          .select((i) => i.cast<string>('id', 'text').as('id'))
          .where('personId', '=', ada.personId),
      )
      .execute();
    api.clock.advance(40 * seconds);
    expect((await current()).fee.state).toBe('due');
    const [intent] = await rowsOf(api.store.db, 'paymentIntent', { personId: ada.personId }).read('id');
    await rowsOf(api.store.db, 'localGatewayTransaction', { orderId: 'elsewhere' }).update({
      orderId: intent?.id ?? '',
    });
    api.clock.advance(3600 * seconds);
    await api.platform.jobs.runDue();
    expect((await api.platform.payments.findByOrderId(intent?.id ?? ''))?.status).toBe('refunded');
  });
});
