import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type DonationRequest, giver } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { approval, grantedDonation, grantScenario } from './chariot.fixtures.ts';

const day = 24 * 60 * 60_000;
const { api, since } = givenEvent({ variables: { PAYMENTS_TIMEOUT_MS: '60000' }, apart: day });
const scenario = grantScenario(api);

const send = (body: DonationRequest, key?: string) => giver(api).send(body, key);
const ask = async (key: string) => (await giver(api).ask(key)).body;
const money = () => scenario.money(since());

const processing = { state: 'processing', receipt: null, reason: null, detail: null };
const given = {
  donations: [[5_000, 5_000]],
  charges: [],
  grants: [[5_000, 'Initiated']],
  intents: ['charged'],
  booked: { clearing: 5_000, recipient: -5_000 },
};

test('200 simultaneous requests with one idempotency key make one grant and agree', async () => {
  const [body, key] = [grantedDonation(), randomUUID()];
  const answers = await Promise.all(Array.from({ length: 200 }, () => send(body, key)));
  // On a busy machine the first answer may have come after the limit.
  api.clock.advance(2_000);
  const done = await ask(key);
  expect(done.state).toBe('charged');
  for (const { status, body: said } of answers)
    expect([
      [201, done],
      [202, processing],
    ]).toContainEqual([status, said]);
  expect(await money()).toEqual(given);
});

test('a used idempotency key with a fresh approval returns the first donation', async () => {
  const [body, key] = [grantedDonation(), randomUUID()];
  const first = await send(body, key);
  const again = await send({ ...body, payment: { chariotSession: approval() } }, key);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(await money()).toEqual(given);
});

test('accepts one of ten simultaneous donations with one approval and declines nine with 402', async () => {
  const { payment } = grantedDonation();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(grantedDonation({ payment }))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(402)]);
  const no = answers.find(({ status }) => status === 402);
  expect([no?.body.reason, no?.body.detail]).toEqual([
    'approval-gone',
    'Chariot: This approval was used for another gift',
  ]);
  expect(await money()).toEqual(given);
});
