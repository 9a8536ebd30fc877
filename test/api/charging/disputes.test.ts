import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { runAudit } from '#server/charging/audit/audit.run.ts';
import { purposes } from '#server/operations.ts';
import { signedNotification } from '#server/simulators/braintree/signed-notification.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { rowsOf } from '#test/support/rows.ts';
import { type GivenDonation, type RefundScenario, refundScenario } from './refunds.fixtures.ts';

const day = 24 * 60 * 60 * 1000;
const { api } = givenEvent();
const scenario = refundScenario(api);
// Moves the data of the previous test out of the next test's audit window.
beforeEach(() => api.clock.advance(200 * day));

const told = async (notification: Parameters<RefundScenario['deliver']>[0]) => {
  expect(await scenario.deliver(notification)).toBe(204);
  await scenario.work();
};

const opened = async ({ transactionId }: GivenDonation, amount: number | null = null) => {
  await told(await scenario.panel.openDispute(transactionId, amount));
  const { id } = await rowsOf(api.store.db, 'localGatewayDispute', { transactionId }).readOne('id');
  return id;
};

const found = async () => {
  api.clock.advance(60_000);
  const until = api.clock.now();
  return (await runAudit({ ...api.platform, purposes }, { from: new Date(until.getTime() - 3 * day), until }))
    .findings;
};

test.each([
  [['lost', 'won', 'lost'], 0],
  [['won', 'lost', 'won'], -10_000],
  [['lost', 'won', 'lost', 'won'], -10_000],
] as const)('the last verdict decides the ledger: %s within one second', async (verdicts, left) => {
  const donation = await scenario.give(10_000);
  const id = await opened(donation);
  for (const verdict of verdicts) await told(await scenario.panel.closeDispute(id, verdict));
  expect((await scenario.booked(donation)).User ?? 0).toBe(left);
  expect(await found()).toEqual([]);
});

test('after notifications in the wrong order, the ledger has the gateway’s verdict', async () => {
  const donation = await scenario.give(10_000);
  const id = await opened(donation);
  const lost = await scenario.panel.closeDispute(id, 'lost');
  api.clock.advance(60_000);
  const won = await scenario.panel.closeDispute(id, 'won');
  for (const notification of [won, lost, won, lost]) await told(notification);
  expect(await scenario.booked(donation)).toEqual({ User: -10_000, clearing: 10_000 });
});

describe('Disputes: signed notification of $99,999 for a charge of $100', () => {
  const huge = 9_999_900;
  const lostOf = (donation: GivenDonation, id: string) =>
    signedNotification('dispute_lost', api.clock.now(), {
      dispute: {
        id,
        transactionId: donation.transactionId,
        amount: huge,
        status: 'lost',
        createdAt: api.clock.now(),
      },
    });

  test('reverses $100 when the gateway reports a dispute of $100', async () => {
    const donation = await scenario.give(10_000);
    const id = await opened(donation);
    await scenario.panel.closeDispute(id, 'lost');
    await told(lostOf(donation, id));
    expect(await scenario.booked(donation)).toEqual({});
    expect(await found()).toEqual([]);
  });

  test('changes nothing when the gateway does not report the dispute', async () => {
    const donation = await scenario.give(10_000);
    await told(lostOf(donation, 'unheardof'));
    expect(await scenario.booked(donation)).toEqual({ User: -10_000, clearing: 10_000 });
    expect(await found()).toEqual([]);
  });

  test('reverses only $100 when the gateway reports $99,999, and each audit reports it', async () => {
    const donation = await scenario.give(10_000);
    const id = await opened(donation, huge);
    await told(await scenario.panel.closeDispute(id, 'lost'));
    expect(await scenario.booked(donation)).toEqual({});
    const finding = { kind: 'dispute-differs', subject: donation.id, expected: huge, found: 10_000 };
    for (let times = 0; times < 2; times += 1)
      expect(await found()).toEqual([{ ...finding, isRepaired: false }]);
  });
});

describe('Disputes: audit against the gateway reports', () => {
  const forgotten = async (donation: GivenDonation) => {
    const id = await opened(donation);
    await told(await scenario.panel.closeDispute(id, 'lost'));
    expect(await scenario.booked(donation)).toEqual({});
    return id;
  };

  test('reports a dispute that the gateway does not have, and does not repair it', async () => {
    const donation = await scenario.give(10_000);
    await forgotten(donation);
    await sql`delete from local_gateway_dispute where transaction_id = ${donation.transactionId}`.execute(
      api.store.db,
    );
    const finding = { kind: 'dispute-differs', subject: donation.id, expected: 0, found: 10_000 };
    expect(await found()).toEqual([{ ...finding, isRepaired: false }]);
    expect(await scenario.booked(donation)).toEqual({});
  });

  test('repairs the ledger when the gateway changes the verdict of a 200-day-old dispute', async () => {
    const donation = await scenario.give(10_000);
    const id = await opened(donation);
    api.clock.advance(100 * day);
    await told(await scenario.panel.closeDispute(id, 'lost'));
    api.clock.advance(100 * day);
    await scenario.panel.closeDispute(id, 'won');
    const finding = { kind: 'dispute-differs', subject: donation.id, expected: 0, found: 10_000 };
    expect(await found()).toEqual([{ ...finding, isRepaired: true }]);
    expect(await scenario.booked(donation)).toEqual({ User: -10_000, clearing: 10_000 });
    expect(await found()).toEqual([]);
  });
});
