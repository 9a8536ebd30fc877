import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditNow, lastAudit, scheduleAudit } from '#server/charging/audit/audit.ts';
import { purposes } from '#server/operations.ts';
import { type SignedEvent, signedEvent, signedText } from '#server/simulators/chariot/fund-desk.ts';
import { donation, giver } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';
import { tableDigest } from '#test/support/table-digest.ts';
import { approval, grantedDonation, grantScenario } from './chariot.fixtures.ts';

const day = 24 * 60 * 60 * 1000;
const { api, since } = givenEvent({ apart: 60 * day });
const scenario = grantScenario(api);

const money = () => scenario.money(since());
const work = () => api.platform.jobs.runDue();
const found = async () => {
  api.clock.advance(day + 60_000);
  return (await auditNow({ ...api.platform, purposes })).findings;
};

const ledger = () => api.store.db.selectFrom('ledgerEntry').selectAll().orderBy('id').execute();

const give = async () => {
  const answer = await giver(api).send(grantedDonation());
  expect(answer.status).toBe(201);
  const id = answer.body.receipt?.id ?? '';
  const { gatewayTransactionId } = await rowsOf(api.store.db, 'paymentIntent', { id }).readOne(
    'gatewayTransactionId',
  );
  return { id, grantId: gatewayTransactionId ?? '' };
};

const told = (grantId: string) => signedEvent('grant.updated', grantId, api.clock.now());

const signed = (text: string): SignedEvent => signedText(text, api.clock.now());

describe('Chariot notifications', () => {
  test('a cancelled grant reverses its donation once, for repeated or unordered notifications', async () => {
    const { grantId } = await give();
    const before = told(grantId);
    api.clock.advance(1000);
    const cancelled = await scenario.desk.cancel(grantId);
    if (!cancelled) throw new Error('The grant could not be cancelled.');
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([before, cancelled, cancelled, before], { minLength: 4 }),
        async (events) => {
          for (const event of events) expect(await scenario.deliver(event)).toBe(204);
          await work();
          expect(await money()).toEqual({
            donations: [[5_000, 5_000]],
            charges: [],
            grants: [[5_000, 'Canceled']],
            intents: ['charged'],
            booked: {},
          });
        },
      ),
      { numRuns: 6 },
    );
    expect(await found()).toEqual([]);
  });

  test('a paid-out grant posts Chariot’s fee and leaves the recipient’s amount unchanged', async () => {
    const { grantId } = await give();
    const paid = await scenario.desk.payOut(grantId);
    expect(paid && (await scenario.deliver(paid))).toBe(204);
    await work();
    expect((await money()).booked).toEqual({
      clearing: 4_855,
      'processing-fees': 145,
      recipient: -5_000,
    });
    expect(await scenario.desk.cancel(grantId)).toBeNull();
    expect(await found()).toEqual([]);
  });

  test('accepts a notification of an unknown grant with 204 and changes nothing', async () => {
    expect(await scenario.deliver(told(randomUUID()))).toBe(204);
    await work();
    expect(await money()).toEqual({ donations: [], charges: [], grants: [], intents: [], booked: {} });
  });

  test.each([
    [
      'with a made-up signature',
      (event) => ({ ...event, signature: event.signature.replace(/v1=.*/, `v1=${'0'.repeat(64)}`) }),
    ],
    ['signed at another time', (event) => ({ ...event, signature: event.signature.replace('t=2', 't=1') })],
    ['without a signature', (event) => ({ ...event, signature: 'none' })],
    [
      'with another body',
      (event) => ({ ...event, text: event.text.replace('grant.updated', 'grant.deleted') }),
    ],
    ['with a signed body that is not an event', () => signed('{}')],
    [
      'with a time that falls into the year 10000',
      ({ text }) => signed(text.replace(/"created_at":"[^"]*"/, '"created_at":"9999-12-31T23:59:59-12:00"')),
    ],
  ] as [string, (event: SignedEvent) => SignedEvent][])(
    'rejects a notification %s with 400 and changes nothing',
    async (_, change) => {
      const event = told((await give()).grantId);
      const before = await tableDigest(api.store.db);
      expect(await scenario.deliver(change(event))).toBe(400);
      expect(await tableDigest(api.store.db)).toEqual(before);
    },
  );
});

test('finds the grant of an unanswered request when Chariot’s list has more than one page', async () => {
  const body = grantedDonation();
  const { grant } = api.platform.payments;
  api.platform.payments.grant = async (request) => {
    await grant(request);
    throw new Error('The answer was lost.');
  };
  expect((await giver(api).send(body)).status).toBe(202);
  api.platform.payments.grant = grant;
  const later = Array.from({ length: 120 }, () => ({
    id: randomUUID(),
    workflowSession: approval(),
    amount: 100,
    status: 'Initiated' as const,
    createdAt: new Date('2026-01-01'),
  }));
  await insertRows(api.store.db, 'localChariotGrant', later);
  api.clock.advance(60_000);
  await work();
  expect(await money()).toMatchObject({
    grants: [[5_000, 'Initiated']],
    intents: ['charged'],
    booked: { clearing: 5_000, recipient: -5_000 },
  });
  expect(await scenario.letters('donation-receipt', body)).toHaveLength(1);
});

describe('Audit of Chariot grants', () => {
  test('reports no finding when grants and charges match the ledger', async () => {
    await give();
    expect((await giver(api).send(donation())).status).toBe(201);
    api.clock.advance(60_000);
    const { figures, findings } = await auditNow({ ...api.platform, purposes });
    expect([figures, findings]).toEqual([{ charges: 2, refunds: 0, intents: 2, transactions: 2 }, []]);
  });

  test('reverses a cancelled grant when the notification is missing', async () => {
    const { id, grantId } = await give();
    await scenario.desk.cancel(grantId);
    expect(await found()).toEqual([
      { kind: 'refund-without-posting', subject: id, expected: 5_000, found: null, isRepaired: true },
    ]);
    expect((await money()).booked).toEqual({});
    expect(await found()).toEqual([]);
  });

  test('the daily audit reverses a grant once when its fund cancels it nine days later', async () => {
    const { id, grantId } = await give();
    await api.store.db.deleteFrom('job').execute();
    const onDay = async (count: number) => {
      api.clock.set(new Date(since().getTime() + (count - 1) * day + 60_000).toISOString());
      await scheduleAudit(api.platform, api.clock.now());
      await work();
      const audit = await lastAudit(api.store.db);
      return [audit?.lookedUntil, audit?.findings, (await money()).booked];
    };
    const kept = { clearing: 5_000, recipient: -5_000 };
    for (let count = 2; count <= 9; count += 1)
      expect(await onDay(count)).toEqual([expect.any(Date), [], kept]);
    await scenario.desk.cancel(grantId);
    expect(await onDay(10)).toEqual([
      api.clock.now(),
      [{ kind: 'refund-without-posting', subject: id, expected: 5_000, found: null, isRepaired: true }],
      {},
    ]);
    const before = await ledger();
    expect(await onDay(11)).toEqual([api.clock.now(), [], {}]);
    expect(await ledger()).toEqual(before);
  });

  test('settles a donation whose grant request received no answer', async () => {
    const body = grantedDonation();
    const { grant } = api.platform.payments;
    api.platform.payments.grant = async () => {
      throw new Error('The process was killed.');
    };
    const id = randomUUID();
    await insertRows(api.store.db, 'localChariotGrant', {
      id,
      workflowSession: 'chariotSession' in body.payment ? body.payment.chariotSession : '',
      amount: 5_000,
      status: 'Initiated',
      createdAt: api.clock.now(),
    });
    expect((await giver(api).send(body)).status).toBe(202);
    api.platform.payments.grant = grant;
    expect((await found()).map(({ kind, isRepaired }) => [kind, isRepaired])).toEqual([
      ['open-too-long', true],
    ]);
    expect((await money()).booked).toEqual({ clearing: 5_000, recipient: -5_000 });
    expect(await api.platform.gatewayReports.find(id)).toMatchObject({ id, state: 'taken', amount: 5_000 });
  });

  test('reports a grant without a payment intent and does not repair it', async () => {
    const id = randomUUID();
    await insertRows(api.store.db, 'localChariotGrant', {
      id,
      workflowSession: approval(),
      amount: 7_000,
      status: 'Initiated',
      createdAt: api.clock.now(),
    });
    expect(await found()).toEqual([
      {
        kind: 'charge-without-intent',
        subject: `chariot ${id}`,
        expected: null,
        found: 7_000,
        isRepaired: false,
      },
    ]);
  });
});
