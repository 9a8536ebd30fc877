import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '#server/platform/outcomes/outcomes.ts';
import { card, type DonationRequest, giver } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { refused } from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';
import { grantedDonation, grantScenario } from './chariot.fixtures.ts';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const { api, since } = givenEvent({ variables: { PAYMENTS_TIMEOUT_MS: '1500' }, apart: day });
const scenario = grantScenario(api);

const send = (body: DonationRequest, key?: string) => giver(api).send(body, key);
const ask = async (key: string) => (await giver(api).ask(key)).body;
const money = () => scenario.money(since());
const choose = (outcome: Outcome, target = 'chariot.grant') => api.platform.outcomes.choose(target, outcome);

const processing = { state: 'processing', receipt: null, reason: null, detail: null };
const given = {
  donations: [[5_000, 5_000]],
  charges: [],
  grants: [[5_000, 'Initiated']],
  intents: ['charged'],
  booked: { clearing: 5_000, recipient: -5_000 },
};
const notGiven = { donations: [], charges: [], grants: [], intents: ['declined'], booked: {} };

test('a grant has no fee, and its donor receives an acknowledgement instead of a tax receipt', async () => {
  const body = grantedDonation();
  const answer = await send(body);
  expect([answer.status, answer.body]).toMatchObject([
    201,
    {
      state: 'charged',
      receipt: {
        amount: 5_000,
        fee: 0,
        charge: 5_000,
        paidWith: { type: 'Chariot', brand: null, last4: null },
      },
    },
  ]);
  expect(await money()).toEqual(given);
  await api.platform.jobs.runDue();
  const [letter, ...more] = await scenario.letters('donation-receipt', body);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('Your grant of $50 to the general fund');
  expect(letter?.text).toContain('It isn’t a tax receipt. Your fund gave you one when you gave to the fund.');
  expect(letter?.text).not.toMatch(/[Rr]eceipt is attached|for your taxes|Charged/);
  const files = rowsOf(api.store.db, 'mailAttachment', { mailId: letter?.id ?? '' });
  const fileName = `acknowledgment-${answer.body.receipt?.number}.pdf`;
  expect(await files.read('fileName', 'contentType')).toEqual([{ fileName, contentType: 'application/pdf' }]);
});

describe('Chariot: rejected donations', () => {
  test.each([
    ['fund-refused', 'Chariot: The grant is more than the fund holds'],
    ['approval-gone', 'Chariot: The grant intent has expired'],
    ['approval-unknown', 'Chariot: The workflow session does not exist'],
  ] as const)('answers 402 with Chariot’s detail and posts nothing: %s', async (reason, detail) => {
    const [body, key] = [grantedDonation(), randomUUID()];
    await choose({ kind: 'decline', reason });
    const answer = await send(body, key);
    expect([refused(answer), answer.body.reason, answer.body.detail]).toEqual([
      '402 payment-declined',
      reason,
      detail,
    ]);
    expect(refused(await send(body, key))).toBe('402 payment-declined');
    expect(await ask(key)).toEqual({ state: 'notCharged', receipt: null, reason, detail });
    expect(await money()).toEqual(notGiven);
    expect((await send({ ...body, payment: card('fake-valid-visa-nonce') })).status).toBe(201);
  });

  test('declines an approval that Chariot did not issue with 402 approval-unknown', async () => {
    const answer = await send(grantedDonation({ payment: { chariotSession: 'made-up' } }));
    expect([refused(answer), answer.body.reason]).toEqual(['402 payment-declined', 'approval-unknown']);
  });

  test('declines with 402 gateway-down and makes no grant while Chariot is unavailable', async () => {
    await choose({ kind: 'down' });
    const answer = await send(grantedDonation());
    expect([answer.status, answer.body.reason]).toEqual([402, 'gateway-down']);
    expect(await money()).toEqual(notGiven);
  });

  test.each([
    ['for a recurring donation', { frequency: 'Monthly' }, '/body/payment'],
    [
      'in an organization’s name',
      { frequency: 'Organization', organization: { name: 'Mill Club' } },
      '/body/payment',
    ],
    ['with cents', { amount: 5_050, charge: 5_050 }, '/body/amount'],
    ['with a fee covered', { isFeeCovered: true, charge: 5_181 }, '/body/isFeeCovered'],
  ] as [string, Partial<DonationRequest>, string][])(
    'rejects a grant %s with 400 before it creates a payment intent',
    async (_, more, path) => {
      const answer = await send(grantedDonation(more));
      expect([refused(answer), answer.body.fields?.map((field) => field.path)]).toEqual([
        '400 validation-failed',
        [path],
      ]);
      expect(await money()).toEqual({ ...notGiven, intents: [] });
    },
  );
});

describe('Chariot: slow and lost answers', () => {
  test('accepts the donation when Chariot answers slowly', async () => {
    await choose({ kind: 'delay', milliseconds: 50 });
    expect((await send(grantedDonation())).status).toBe(201);
    expect(await money()).toEqual(given);
  });

  test('answers 202 when Chariot’s answer is lost after the grant, then finds the grant', async () => {
    const [body, key] = [grantedDonation(), randomUUID()];
    await choose({ kind: 'timeout', when: 'after' });
    const first = await send(body, key);
    expect([first.status, first.body]).toEqual([202, processing]);
    api.clock.advance(2 * second);
    const found = await ask(key);
    expect(found).toMatchObject({ state: 'charged', receipt: { paidWith: { type: 'Chariot' } } });
    expect((await send(body, key)).body).toEqual(found);
    expect(await money()).toEqual(given);
  });

  test('a donation without a grant stays open until the approval expires, then is notCharged', async () => {
    const [body, key] = [grantedDonation(), randomUUID()];
    await choose({ kind: 'timeout', when: 'before' });
    expect((await send(body, key)).status).toBe(202);
    api.clock.advance(14 * minute);
    expect(await ask(key)).toEqual(processing);
    expect(refused(await send(grantedDonation({ donor: body.donor })))).toBe('409 donation-in-progress');
    api.clock.advance(2 * minute);
    expect(await ask(key)).toMatchObject({ state: 'notCharged', reason: 'gateway-down' });
    expect(await money()).toEqual(notGiven);
    expect(await scenario.letters('donation-not-charged', body)).toHaveLength(1);
  });

  test('reports notCharged when the fund cancels the grant before the server finds it', async () => {
    const [body, key] = [grantedDonation(), randomUUID()];
    await choose({ kind: 'timeout', when: 'after' });
    await send(body, key);
    const { id } = await api.store.db
      .selectFrom('localChariotGrant')
      .select('id')
      .where('createdAt', '>=', since())
      .executeTakeFirstOrThrow();
    await scenario.desk.cancel(id);
    api.clock.advance(2 * second);
    expect(await ask(key)).toEqual({
      state: 'notCharged',
      receipt: null,
      reason: 'fund-refused',
      detail: 'Chariot: The fund canceled its grant',
    });
    expect(await money()).toEqual({ ...notGiven, grants: [[5_000, 'Canceled']] });
    api.clock.advance(2 * 60 * minute);
    await api.platform.jobs.runDue();
    expect(await scenario.letters('donation-given-back', body)).toEqual([]);
  });

  test('a donation stays open while the look-up at Chariot fails, then becomes charged', async () => {
    const key = randomUUID();
    await choose({ kind: 'timeout', when: 'after' });
    await send(grantedDonation(), key);
    await choose({ kind: 'down' }, 'chariot.find');
    api.clock.advance(20 * minute);
    expect(await ask(key)).toEqual(processing);
    api.clock.advance(2 * second);
    expect(await ask(key)).toMatchObject({ state: 'charged' });
    expect(await money()).toEqual(given);
  });
});

test('the payment token names the local Chariot Connect and no Google merchant id', async () => {
  const answer = await api.send('POST', '/payment/token', {});
  expect(answer.body).toMatchObject({ chariotConnect: 'local', googleMerchantId: null });
});
