import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { runAudit } from '#server/charging/audit/audit.run.ts';
import { purposes } from '#server/purposes.ts';
import { signedNotification } from '#server/simulators/braintree/signed-notification.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { type GivenDonation, type RefundScenario, refundScenario } from './refunds.fixtures.ts';

const day = 24 * 60 * 60 * 1000;
const { api } = givenEvent();
const scenario = refundScenario(api);
// What the test before did lies outside the next one's window.
beforeEach(() => api.clock.advance(200 * day));

const told = async (notification: Parameters<RefundScenario['deliver']>[0]) => {
  expect(await scenario.deliver(notification)).toBe(204);
  await scenario.work();
};

const opened = async ({ transactionId }: GivenDonation, amount: number | null = null) => {
  await told(await scenario.panel.openDispute(transactionId, amount));
  const { id } = await api.store.db
    .selectFrom('localGatewayDispute')
    .select('id')
    .where('transactionId', '=', transactionId)
    .executeTakeFirstOrThrow();
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
] as const)('a dispute that is %s within one second ends as it was said last', async (verdicts, left) => {
  const donation = await scenario.give(10_000);
  const id = await opened(donation);
  for (const verdict of verdicts) await told(await scenario.panel.closeDispute(id, verdict));
  expect((await scenario.booked(donation)).User ?? 0).toBe(left);
  expect(await found()).toEqual([]);
});

test('verdicts that arrive in the wrong order, each worked on before the next, end as the gateway has it', async () => {
  const donation = await scenario.give(10_000);
  const id = await opened(donation);
  const lost = await scenario.panel.closeDispute(id, 'lost');
  api.clock.advance(60_000);
  const won = await scenario.panel.closeDispute(id, 'won');
  for (const notification of [won, lost, won, lost]) await told(notification);
  expect(await scenario.booked(donation)).toEqual({ User: -10_000, clearing: 10_000 });
});

describe('a signed notification of a dispute of $99,999 on a charge of $100', () => {
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

  test('that the gateway has as $100 takes $100', async () => {
    const donation = await scenario.give(10_000);
    const id = await opened(donation);
    await scenario.panel.closeDispute(id, 'lost');
    await told(lostOf(donation, id));
    expect(await scenario.booked(donation)).toEqual({});
    expect(await found()).toEqual([]);
  });

  test('that the gateway doesn’t have takes nothing', async () => {
    const donation = await scenario.give(10_000);
    await told(lostOf(donation, 'unheardof'));
    expect(await scenario.booked(donation)).toEqual({ User: -10_000, clearing: 10_000 });
    expect(await found()).toEqual([]);
  });

  test('that the gateway has so takes no more than the charge, and the audit says so each time', async () => {
    const donation = await scenario.give(10_000);
    const id = await opened(donation, huge);
    await told(await scenario.panel.closeDispute(id, 'lost'));
    expect(await scenario.booked(donation)).toEqual({});
    const finding = { kind: 'dispute-differs', subject: donation.id, expected: huge, found: 10_000 };
    for (let times = 0; times < 2; times += 1)
      expect(await found()).toEqual([{ ...finding, isRepaired: false }]);
  });
});

describe('the audit holds what is booked of disputes against the gateway’s list', () => {
  const forgotten = async (donation: GivenDonation) => {
    const id = await opened(donation);
    await told(await scenario.panel.closeDispute(id, 'lost'));
    expect(await scenario.booked(donation)).toEqual({});
    return id;
  };

  test('and finds one that the gateway doesn’t have, which it leaves to a person', async () => {
    const donation = await scenario.give(10_000);
    await forgotten(donation);
    await sql`delete from local_gateway_dispute where transaction_id = ${donation.transactionId}`.execute(
      api.store.db,
    );
    const finding = { kind: 'dispute-differs', subject: donation.id, expected: 0, found: 10_000 };
    expect(await found()).toEqual([{ ...finding, isRepaired: false }]);
    expect(await scenario.booked(donation)).toEqual({});
  });

  test('and brings one that is as old as no list, and was decided anew, to what it came to', async () => {
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
