import { beforeEach, expect, test } from 'vitest';
import { beginRecurring } from '#test/api/recurring-donation/recurring-donation.fixtures.ts';
import { card, donation, giver } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import { type Problem, refused, walkTo } from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';
import { declineTwenty } from './card-testing.fixtures.ts';

const day = 24 * 60 * 60_000;
// A signed-in person only verifies cards: for card testing, a verification is as useful as a charge.
const { api } = givenEvent({ apart: 2 * day });
let ada: Person;
beforeEach(async () => {
  ada = await newPerson(api.store.db);
});

const refusedCard = { payment: card('fake-processor-declined-visa-nonce') };
const goodCard = { payment: card('fake-valid-mastercard-nonce') };
let addresses = 0;
/** Each request comes from another address, so that the limit by address does not apply. */
const change = (id: string, body: object, as: Person = ada) => {
  addresses += 1;
  return api.send<Problem>('PATCH', `/user/donations/given/recurring/${id}`, {
    as,
    body,
    from: `198.18.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}`,
  });
};

test('rejects a new account’s card with 429 after eight declined cards, until the next day', async () => {
  const { id } = await beginRecurring(api, {}, ada);
  const other = await newPerson(api.store.db);
  const theirs = await beginRecurring(api, {}, other);
  for (let time = 0; time < 8; time += 1)
    expect(refused(await change(id, refusedCard))).toBe('402 payment-declined');
  const last = await change(id, refusedCard);
  expect([refused(last), last.headers['retry-after']]).toEqual(['429 too-many-attempts', '3600']);
  expect(refused(await change(id, goodCard))).toBe('429 too-many-attempts');
  // Actions without a card still work, also for other people. A new donation is refused, because it would test a card as well.
  expect((await change(id, { amount: 6_000, charge: 6_211 })).status).toBe(200);
  expect((await change(theirs.id, goodCard, other)).status).toBe(200);
  expect(refused(await giver(api).send(donation(), undefined, ada))).toBe('429 too-many-attempts');
  api.clock.advance(24 * 60 * 60_000 + 1);
  expect((await change(id, goodCard)).status).toBe(200);
});

test('applies the limit of eight cards to a recurring donation that began without an account', async () => {
  const { id, email } = await beginRecurring(api);
  const donor = { ...ada, emailAddress: email };
  for (let time = 0; time < 8; time += 1)
    expect(refused(await change(id, refusedCard, donor))).toBe('402 payment-declined');
  expect(refused(await change(id, refusedCard, donor))).toBe('429 too-many-attempts');
});

test('rejects the fundraising step with 429 after eight declined cards, until the next day', async () => {
  const { version } = await walkTo(api, ada, { gravel: true }, 'fundraising');
  const save = (nonce: string, at: number) =>
    api.send<Problem>('POST', '/registration/fundraising', {
      as: ada,
      body: { goal: 120_000, commitment: 120_000, payment: { nonce } },
      headers: { 'if-match': version },
      from: `198.19.0.${at}`,
    });
  for (let at = 0; at < 8; at += 1)
    expect(refused(await save('fake-processor-declined-visa-nonce', at))).toBe('402 payment-declined');
  expect(refused(await save('fake-processor-declined-visa-nonce', 8))).toBe('429 too-many-attempts');
  api.clock.advance(24 * 60 * 60_000 + 1);
  expect((await save('fake-valid-visa-nonce', 9)).status).toBe(200);
});

test('rejects the registration fee with 429 after eight declined cards, until the next day', async () => {
  const { version } = await walkTo(api, ada, { signature: true }, 'fee');
  const pay = (nonce: string, at: number) =>
    api.send<Problem>('POST', '/registration/fee', {
      as: ada,
      body: { total: 15_000, discountCode: null, payment: { nonce } },
      headers: { 'if-match': version },
      from: `198.20.0.${at}`,
    });
  for (let at = 0; at < 8; at += 1)
    expect(refused(await pay('fake-processor-declined-visa-nonce', at))).toBe('402 payment-declined');
  const intents = () => rowsOf(api.store.db, 'paymentIntent', { personId: ada.personId }).read('id');
  const before = await intents();
  expect(refused(await pay('fake-valid-visa-nonce', 8))).toBe('429 too-many-attempts');
  expect(await intents()).toEqual(before);
  api.clock.advance(24 * 60 * 60_000 + 1);
  expect((await pay('fake-valid-visa-nonce', 9)).status).toBe(200);
});

test('allows a new account two of six simultaneous cards during a card-testing attack', async () => {
  const { id } = await beginRecurring(api, {}, ada);
  await declineTwenty(api);
  const answers = await Promise.all(Array.from({ length: 6 }, () => change(id, refusedCard)));
  const ends = answers.map(refused).toSorted();
  expect(ends).toEqual([
    ...Array.from({ length: 2 }, () => '402 payment-declined'),
    ...Array.from({ length: 4 }, () => '429 too-many-attempts'),
  ]);
});

test('allows an account eight of twelve simultaneous cards', async () => {
  const { id } = await beginRecurring(api, {}, ada);
  const answers = await Promise.all(Array.from({ length: 12 }, () => change(id, refusedCard)));
  expect(answers.map(refused).filter((answer) => answer === '402 payment-declined')).toHaveLength(8);
});
