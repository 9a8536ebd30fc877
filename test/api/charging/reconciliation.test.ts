import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { runAudit } from '#server/charging/audit/audit.run.ts';
import { auditNow, lastAudit, scheduleAudit } from '#server/charging/audit/audit.ts';
import { post } from '#server/ledger/ledger.ts';
import { purposes } from '#server/operations.ts';
import { insertDonation } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { rowsOf } from '#test/support/rows.ts';
import { refundScenario } from './refunds.fixtures.ts';

const day = 24 * 60 * 60 * 1000;
const { api } = givenEvent();
const scenario = refundScenario(api);
// The data of the earlier test is outside the next one's window.
beforeEach(() => api.clock.advance(40 * day));

/** The findings of an audit a day later. */
const found = async () => {
  api.clock.advance(day + 60_000);
  const { findings } = await auditNow({ ...api.platform, purposes });
  return findings;
};

/** The findings of a daily audit, which looks three days back. */
const foundOfLate = async () => {
  const until = api.clock.now();
  return (await runAudit({ ...api.platform, purposes }, { from: new Date(until.getTime() - 3 * day), until }))
    .findings;
};

const clearing = { kind: 'clearing', eventYear: 2027 } as const;
const general = { kind: 'recipient', ownerType: 'General', eventYear: 2027 } as const;

const postDonation = (reference: string, amount: number) =>
  api.store.db.transaction().execute((trx) =>
    post(trx, api.clock, {
      kind: 'donation',
      reference,
      debits: [{ account: clearing, amount }],
      credits: [{ account: general, amount }],
    }),
  );

test('reports no findings and counts its checks when the ledger agrees with the gateway', async () => {
  const donation = await scenario.give(10_000, 10_330);
  const other = await scenario.give(2_500);
  await scenario.deliver(await scenario.panel.refund(other.transactionId, null));
  await scenario.work();
  await scenario.give(700);
  api.clock.advance(60_000);
  const { id, ...audit } = await auditNow({ ...api.platform, purposes });
  expect(audit).toEqual({
    figures: { charges: 2, refunds: 0, intents: 3, transactions: 4 },
    findings: [],
  });
  expect(await lastAudit(api.store.db)).toMatchObject({ id, ...audit });
  expect(await scenario.booked(donation)).toEqual({ User: -10_000, clearing: 10_330, partners: -330 });
});

describe('Repaired findings', () => {
  test('a refund without a notification is posted', async () => {
    const donation = await scenario.give(8_000);
    api.clock.advance(day);
    await scenario.panel.refund(donation.transactionId, 3_000);
    expect(await found()).toEqual([
      {
        kind: 'refund-without-posting',
        subject: donation.id,
        expected: 3_000,
        found: null,
        isRepaired: true,
      },
    ]);
    // The gateway takes its fee from the whole amount.
    expect(await scenario.booked(donation)).toEqual({
      User: -5_000,
      clearing: 4_738,
      'processing-fees': 262,
    });
    expect(await found()).toEqual([]);
  });

  test('a refund of a donation from 90 days ago is posted', async () => {
    const donation = await scenario.give(8_000);
    api.clock.advance(90 * day);
    await scenario.panel.refund(donation.transactionId, null);
    expect(await found()).toEqual([
      {
        kind: 'refund-without-posting',
        subject: donation.id,
        expected: 8_000,
        found: null,
        isRepaired: true,
      },
    ]);
    expect(await scenario.booked(donation)).toEqual({});
  });

  test.each([
    ['a day later', 1],
    ['a week later', 7],
  ])('a posted refund that failed is reversed %s', async (_when, days) => {
    const donation = await scenario.give(8_000);
    api.clock.advance(day);
    await scenario.deliver(await scenario.panel.refund(donation.transactionId, 3_000));
    await scenario.work();
    expect(await scenario.booked(donation)).toEqual({ User: -5_000, clearing: 5_000 });
    await rowsOf(api.store.db, 'localGatewayTransaction', {
      refundedTransactionId: donation.transactionId,
    }).update({ status: 'failed' });
    api.clock.advance(days * day);
    expect(await foundOfLate()).toEqual([
      { kind: 'posting-without-refund', subject: donation.id, expected: 0, found: 3_000, isRepaired: true },
    ]);
    expect(await scenario.booked(donation)).toMatchObject({ User: -8_000 });
    expect(await foundOfLate()).toEqual([]);
  });

  test('a failed refund is reversed and its replacement is posted', async () => {
    const donation = await scenario.give(8_000);
    api.clock.advance(day);
    await scenario.deliver(await scenario.panel.refund(donation.transactionId, 3_000));
    await scenario.work();
    await rowsOf(api.store.db, 'localGatewayTransaction', {
      refundedTransactionId: donation.transactionId,
    }).update({ status: 'failed' });
    await scenario.panel.refund(donation.transactionId, 3_000);
    const expected = { subject: donation.id, isRepaired: true };
    expect(await foundOfLate()).toEqual([
      { ...expected, kind: 'refund-without-posting', expected: 3_000, found: null },
      { ...expected, kind: 'posting-without-refund', expected: 0, found: 3_000 },
    ]);
    expect(await scenario.booked(donation)).toMatchObject({ User: -5_000 });
    expect(await foundOfLate()).toEqual([]);
  });

  test.each(['lost', 'won'] as const)(
    'a dispute that was %s without a notification is corrected',
    async (verdict) => {
      const donation = await scenario.give(8_000);
      api.clock.advance(40 * day);
      await scenario.panel.openDispute(donation.transactionId, 5_000);
      const { id } = await rowsOf(api.store.db, 'localGatewayDispute', {
        transactionId: donation.transactionId,
      }).readOne('id');
      if (verdict === 'won') {
        await scenario.deliver(await scenario.panel.closeDispute(id, 'lost'));
        await scenario.work();
        api.clock.advance(60_000);
      }
      api.clock.advance(40 * day);
      expect(await found()).toEqual([]);
      await scenario.panel.closeDispute(id, verdict);
      const [expected, before] = verdict === 'lost' ? [5_000, 0] : [0, 5_000];
      expect(await found()).toEqual([
        { kind: 'dispute-differs', subject: donation.id, expected, found: before, isRepaired: true },
      ]);
      expect(await scenario.booked(donation)).toMatchObject({ User: expected - 8_000 });
      expect(await found()).toEqual([]);
    },
  );

  test('a charge whose answer was lost, and its refund, are posted', async () => {
    const rider = await scenario.chargeUnheard(50_000);
    api.clock.advance(day);
    await scenario.panel.refund(rider.transactionId, 20_000);
    const [open, refund, ...rest] = await found();
    expect([open, refund, rest]).toEqual([
      { kind: 'open-too-long', subject: rider.id, expected: 50_000, found: null, isRepaired: true },
      { kind: 'refund-without-posting', subject: rider.id, expected: 20_000, found: null, isRepaired: true },
      [],
    ]);
    expect(await scenario.booked(rider)).toEqual({
      User: -30_000,
      clearing: 28_520,
      'processing-fees': 1_480,
    });
  });
});

describe('Findings without a repair', () => {
  const onlyFinding = async (finding: object) => {
    expect(await found()).toEqual([{ isRepaired: false, ...finding }]);
  };

  test('a charge without an intent', async () => {
    const order = randomUUID();
    await scenario.charged(order, 4_200);
    await onlyFinding({ kind: 'charge-without-intent', subject: order, expected: null, found: 4_200 });
  });

  test('a charge without a posting', async () => {
    const { id, personId } = await scenario.give(100);
    const order = randomUUID();
    await api.store.db
      .insertInto('paymentIntent')
      .columns([
        'id',
        'purpose',
        'reference',
        'personId',
        'amount',
        'idempotencyKey',
        'createdAt',
        'updatedAt',
      ])
      .expression((of) =>
        of
          .selectFrom('paymentIntent')
          .select(({ val }) => [
            val(order).as('id'),
            'purpose',
            val(order).as('reference'),
            val(personId).as('personId'),
            'amount',
            val(order).as('idempotencyKey'),
            'createdAt',
            'updatedAt',
          ])
          .where('id', '=', id),
      )
      .execute();
    const { transactionId } = await scenario.charged(order, 100);
    await rowsOf(api.store.db, 'paymentIntent', { id: order }).update({
      state: 'charged',
      gatewayTransactionId: transactionId,
    });
    await onlyFinding({ kind: 'charge-without-posting', subject: order, expected: 100, found: null });
  });

  test('postings without a charge, with and without an intent', async () => {
    const donation = await scenario.give(900);
    await api.store.db.deleteFrom('localGatewayTransaction').where('orderId', '=', donation.id).execute();
    const order = randomUUID();
    await postDonation(order, 300);
    expect(await found()).toEqual([
      { kind: 'posting-without-charge', subject: donation.id, expected: null, found: 900, isRepaired: false },
      { kind: 'posting-without-charge', subject: order, expected: null, found: 300, isRepaired: false },
    ]);
  });

  test('a charge whose amount differs from its posting', async () => {
    const donation = await scenario.give(900);
    await rowsOf(api.store.db, 'localGatewayTransaction', { orderId: donation.id }).update({ amount: 950 });
    await onlyFinding({ kind: 'amount-differs', subject: donation.id, expected: 950, found: 900 });
  });

  test('a charge of a declined intent that was not refunded', async () => {
    const rider = await scenario.chargeUnheard(60_000);
    await rowsOf(api.store.db, 'paymentIntent', { id: rider.id }).update({ state: 'declined' });
    api.clock.advance(day);
    await onlyFinding({ kind: 'charged-though-declined', subject: rider.id, expected: 0, found: 60_000 });
  });

  describe('An order charged twice', () => {
    /** The second charge comes this long after the first. */
    const twice = async (after: number) => {
      const donation = await scenario.give(900);
      api.clock.advance(after);
      return { donation, second: await scenario.charged(donation.id, 900) };
    };

    test('is reported until the second charge is refunded', async () => {
      const { donation, second } = await twice(60_000);
      await onlyFinding({ kind: 'charged-twice', subject: donation.id, expected: 900, found: 1_800 });
      await scenario.panel.refund(second.transactionId, null);
      expect(await found()).toEqual([]);
      expect(await scenario.booked(donation)).toEqual({ User: -900, clearing: 844, 'processing-fees': 56 });
    });

    test('is reported although the first charge was refunded', async () => {
      const { donation, second } = await twice(60_000);
      await scenario.deliver(await scenario.panel.refund(donation.transactionId, null));
      await scenario.work();
      await onlyFinding({ kind: 'charged-twice', subject: donation.id, expected: 0, found: 900 });
      await scenario.panel.refund(second.transactionId, null);
      expect(await found()).toEqual([]);
    });

    test('is reported although the first charge lies before the audited period', async () => {
      const { donation, second } = await twice(60 * day);
      await onlyFinding({ kind: 'charged-twice', subject: donation.id, expected: 900, found: 1_800 });
      await scenario.panel.refund(second.transactionId, null);
    });
  });

  test('an intent still open after a day that the gateway never saw is repaired as declined', async () => {
    const rider = await scenario.chargeUnheard(70_000);
    await api.store.db.deleteFrom('localGatewayTransaction').where('orderId', '=', rider.id).execute();
    expect(await found()).toEqual([
      { kind: 'open-too-long', subject: rider.id, expected: 70_000, found: null, isRepaired: true },
    ]);
    const intent = await rowsOf(api.store.db, 'paymentIntent', { id: rider.id }).readOne(
      'state',
      'declineReason',
    );
    expect(intent).toEqual({ state: 'declined', declineReason: 'gateway-down' });
  });

  test('a donation without a posting in the ledger', async () => {
    const id = await insertDonation(api.store.db, { to: null, amount: 1_000, givenAt: api.clock.now() });
    await onlyFinding({ kind: 'donation-without-posting', subject: id, expected: 1_000, found: null });
  });
});

test('the daily audit begins three days before the end of the last one', async () => {
  const donation = await scenario.give(1_000);
  await scheduleAudit(api.platform, api.clock.now());
  api.clock.advance(60_000);
  await scenario.work();
  const first = await lastAudit(api.store.db);
  expect(first?.lookedUntil).toEqual(api.clock.now());
  await scenario.panel.refund(donation.transactionId, null);
  api.clock.advance(day);
  await scenario.work();
  const second = await lastAudit(api.store.db);
  expect([second?.lookedUntil, second?.lookedFrom]).toEqual([
    api.clock.now(),
    new Date((first?.lookedUntil.getTime() ?? 0) - 3 * day),
  ]);
  expect(second?.findings).toEqual([
    { kind: 'refund-without-posting', subject: donation.id, expected: 1_000, found: null, isRepaired: true },
  ]);
});

describe('Ledger pages of the sandbox', () => {
  const page = async (method: 'GET' | 'POST', path: string, form: Record<string, string> = {}) => {
    const answer = await api.app.inject({
      method,
      url: `/sandbox/ledger${path}`,
      ...(method === 'POST'
        ? {
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload: new URLSearchParams(form).toString(),
          }
        : {}),
    });
    return { status: answer.statusCode, location: String(answer.headers.location ?? ''), text: answer.body };
  };

  test('link each figure to its entries, and each charge’s entry to its order', async () => {
    const donation = await scenario.give(12_300);
    const ledgerPage = await page('GET', '');
    expect(ledgerPage.status).toBe(200);
    const recipients = await page('GET', '/recipients/2027');
    const account =
      /\/sandbox\/ledger(\/accounts\/[\w-]+)">Ida Number \d+<\/a><\/td>\s*<td class="amount">1<\/td><td class="amount">−\$123\.00/;
    const entries = await page('GET', account.exec(recipients.text)?.[1] ?? '');
    expect(entries.text).toContain(`<a href="/sandbox/ledger/orders/${donation.id}">`);
    const order = await page('GET', `/orders/${donation.id}`);
    expect(order.text).toContain('donation, $123.00');
  });

  test('refund and dispute a donation like the gateway', async () => {
    const donation = await scenario.give(12_300);
    const { transactionId } = donation;
    api.clock.advance(day);
    const refund = await page('POST', `/orders/${donation.id}/refund`, { transactionId, dollars: '23.00' });
    expect(refund.location).toContain('said=Given+back.');
    expect(await scenario.booked(donation)).toEqual({ User: -10_000, clearing: 10_000 });
    const tooMuch = await page('POST', `/orders/${donation.id}/refund`, { transactionId, dollars: '100.01' });
    expect(tooMuch.location).toContain('wrong=yes');
    await page('POST', `/orders/${donation.id}/dispute`, { transactionId });
    const opened = (await page('GET', `/orders/${donation.id}`)).text;
    const disputeId = /name="disputeId" value="(\w+)"/.exec(opened)?.[1] ?? '';
    api.clock.advance(60_000);
    await page('POST', `/orders/${donation.id}/verdict`, { disputeId, verdict: 'lost' });
    expect(await scenario.booked(donation)).toEqual({ clearing: -2_300, partners: 2_300 });
  });

  test('run the audit on request and show its findings', async () => {
    const order = randomUUID();
    await scenario.charged(order, 4_200);
    api.clock.advance(60_000);
    expect((await page('POST', '/audit')).location).toBe('/sandbox/ledger');
    expect((await page('GET', '')).text).toContain(`<a href="/sandbox/ledger/orders/${order}">`);
    expect((await page('GET', `/orders/${order}`)).text).toContain('Nobody here asked for it.');
  });
});

test('reports a transaction that does not sum to zero, added while the database’s triggers were disabled', async () => {
  await api.store.execute('alter table ledger_entry disable trigger user');
  const order = randomUUID();
  const { transactionId } = await postDonation(order, 500);
  await api.store.db
    .insertInto('ledgerEntry')
    .columns(['transactionId', 'accountId', 'amount'])
    .expression((of) =>
      of
        .selectFrom('ledgerEntry')
        .select(({ val }) => ['transactionId', 'accountId', val(7).as('amount')])
        .where('transactionId', '=', transactionId)
        .limit(1),
    )
    .execute();
  expect(await found()).toContainEqual({
    kind: 'unbalanced',
    subject: transactionId,
    expected: 0,
    found: 7,
    isRepaired: false,
  });
});
