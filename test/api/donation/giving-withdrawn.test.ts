import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { scheduleForgetting } from '#server/donation/donation.ts';
import { type DonationRequest, donation, giver, moneyIn } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { refused } from '#test/support/event/registration.ts';

const day = 24 * 60 * 60_000;
const { api, since } = givenEvent({ variables: { PAYMENTS_TIMEOUT_MS: '1500' }, apart: day });

const send = (key: string, body: DonationRequest = donation()) => giver(api).send(body, key);
const withdraw = async (key: string) => (await giver(api).withdraw(key)).body;
const ask = async (key: string) => (await giver(api).ask(key)).body;
const money = () => moneyIn(api.store.db, since());

const withdrawn = {
  state: 'notCharged',
  receipt: null,
  reason: 'withdrawn',
  detail: 'Your gift didn’t reach us, and nothing was charged. You can give now.',
};
const nothing = { donations: [], charges: [], intents: ['declined'], booked: {} };

test('rejects a donation with a withdrawn key with 409; another key is charged', async () => {
  const key = randomUUID();
  expect(await withdraw(key)).toEqual(withdrawn);
  expect(await withdraw(key)).toEqual(withdrawn);
  expect(await ask(key)).toEqual(withdrawn);
  for (let times = 0; times < 2; times += 1) expect(refused(await send(key))).toBe('409 donation-withdrawn');
  expect(await money()).toEqual(nothing);
  expect((await send(randomUUID())).status).toBe(201);
});

test('withdraws an idempotency key in upper or lower case', async () => {
  const key = randomUUID();
  expect(await withdraw(key.toUpperCase())).toEqual(withdrawn);
  for (const late of [key, key.toUpperCase()])
    expect(refused(await send(late))).toBe('409 donation-withdrawn');
  expect(await ask(key)).toEqual(withdrawn);
  expect(await money()).toEqual(nothing);
});

test('a withdrawal after the charge answers with the receipt and keeps the donation', async () => {
  const [body, key] = [donation(), randomUUID()];
  const given = (await send(key, body)).body;
  expect(await withdraw(key)).toEqual(given);
  expect((await send(key, body)).body).toEqual(given);
  expect((await money()).intents).toEqual(['charged']);
});

test('a withdrawal does not close a payment attempt whose outcome is unknown', async () => {
  const [body, key] = [donation(), randomUUID()];
  await api.platform.outcomes.choose('gateway.sale', { kind: 'timeout', when: 'after' });
  await send(key, body);
  expect(await withdraw(key)).toMatchObject({ state: 'processing' });
  api.clock.advance(2_000);
  expect(await withdraw(key)).toMatchObject({ state: 'charged', receipt: { charge: 5_181 } });
  await api.platform.outcomes.clear();
});

test('data retention deletes a withdrawn key after a month and keeps a charged donation', async () => {
  const [closed, given] = [randomUUID(), randomUUID()];
  await withdraw(closed);
  expect((await send(given)).status).toBe(201);
  const forget = async () => {
    await scheduleForgetting(api.platform, api.clock.now());
    await api.platform.jobs.runDue();
  };
  api.clock.advance(29 * day);
  await forget();
  expect(await ask(closed)).toEqual(withdrawn);
  api.clock.advance(2 * day);
  await forget();
  expect((await giver(api).ask(closed)).status).toBe(404);
  expect(await ask(given)).toMatchObject({ state: 'charged' });
});
