import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { auditNow } from '#server/charging/audit/audit.ts';
import { purposes } from '#server/operations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { refundScenario } from './refunds.fixtures.ts';

const day = 24 * 60 * 60 * 1000;
const { api } = givenEvent();
const scenario = refundScenario(api);
// The data of the earlier test is outside the next one's reports.
beforeEach(() => api.clock.advance(40 * day));

/** Runs the audit of each of the next days. */
const audits = async (days: number) => {
  for (let passed = 0; passed < days; passed += 1) {
    api.clock.advance(day);
    expect((await auditNow({ ...api.platform, purposes })).findings).toEqual([]);
  }
};

const sums = async () => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_entry`.execute(api.store.db);
  return rows[0]?.sum;
};

test.each(['fake-valid-visa-nonce', 'fake-venmo-account-nonce', 'fake-apple-pay-visa-nonce'])(
  'posts the gateway fee of a charge on %s once, after the fee report arrives',
  async (nonce) => {
    const donation = await scenario.give(10_000, 10_330, nonce);
    expect(await scenario.booked(donation)).toEqual({ User: -10_000, clearing: 10_330, partners: -330 });
    await audits(5);
    const kept = { User: -10_000, clearing: 10_000, partners: -330, 'processing-fees': 330 };
    expect(await scenario.booked(donation)).toEqual(kept);
    expect(await sums()).toBe(0);
  },
);

test('a fee that the donor doesn’t cover leaves the recipient’s full amount', async () => {
  const donation = await scenario.give(5_000);
  await audits(4);
  expect(await scenario.booked(donation)).toEqual({ User: -5_000, clearing: 4_825, 'processing-fees': 175 });
});

test('posts PayPal’s fee, which the charge itself names, only once', async () => {
  const donation = await scenario.give(5_000, 5_000, 'fake-paypal-billing-agreement-nonce');
  await audits(2);
  await scenario.deliver(await scenario.panel.payOut([donation.transactionId]));
  await scenario.work();
  await audits(3);
  expect(await scenario.booked(donation)).toEqual({ User: -5_000, clearing: 4_825, 'processing-fees': 175 });
});

test('keeps the fee of a refunded charge; a charge voided before settlement has no fee', async () => {
  const [kept, off] = [await scenario.give(5_000), await scenario.give(7_000)];
  await scenario.deliver(await scenario.panel.refund(off.transactionId, null));
  await scenario.work();
  await audits(3);
  await scenario.deliver(await scenario.panel.refund(kept.transactionId, 5_000));
  await scenario.work();
  await audits(3);
  expect(await scenario.booked(kept)).toEqual({ clearing: -175, 'processing-fees': 175 });
  expect(await scenario.booked(off)).toEqual({});
});

test('posts a corrected fee as a new posting that names the first posting', async () => {
  const donation = await scenario.give(5_000);
  const { gatewayReports } = api.platform;
  const { feesOf } = gatewayReports;
  await audits(3);
  for (const amount of [190, 160, 160]) {
    gatewayReports.feesOf = async (date) =>
      (await feesOf(date))?.map((fee) => ({
        ...fee,
        amount: fee.orderId === donation.id ? amount : fee.amount,
      })) ?? null;
    await audits(1);
  }
  gatewayReports.feesOf = feesOf;
  const { rows } = await sql<{ reference: string; amount: number; names: string | null }>`
    select booked.reference, entry.amount, first.reference as names
    from ledger_transaction booked
    join ledger_entry entry on entry.transaction_id = booked.id and entry.amount > 0
    left join ledger_transaction first on first.id = booked.corrects_id
    where booked.kind = 'gateway-fee' and booked.reference like ${`${donation.id}%`} order by 1`.execute(
    api.store.db,
  );
  expect(rows).toEqual([
    { reference: donation.id, amount: 175, names: null },
    { reference: `${donation.id}#1`, amount: 15, names: donation.id },
    { reference: `${donation.id}#2`, amount: 30, names: donation.id },
  ]);
});

test('continues the audit without an unavailable fee report; a later audit reads the report', async () => {
  const donation = await scenario.give(5_000);
  const { gatewayReports } = api.platform;
  const { feesOf } = gatewayReports;
  gatewayReports.feesOf = () => Promise.reject(new Error('no report'));
  await audits(3);
  expect(await scenario.booked(donation)).toEqual({ User: -5_000, clearing: 5_000 });
  gatewayReports.feesOf = feesOf;
  await audits(1);
  expect(await scenario.booked(donation)).toEqual({ User: -5_000, clearing: 4_825, 'processing-fees': 175 });
});
