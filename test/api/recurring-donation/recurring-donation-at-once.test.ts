import { beforeEach, expect, test } from 'vitest';
import { beginAgain } from '#server/donation/donation.ts';
import { chargeDue } from '#server/recurring-donation/recurring-donation.charge.ts';
import { chargeKey } from '#server/recurring-donation/recurring-donation.rules.ts';
import { donation, giver, moneyIn } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import {
  beginRecurring,
  chooseSale,
  emailsTo,
  givenOf,
  insufficient,
  lookOn,
  planOf,
} from './recurring-donation.fixtures.ts';

const { api } = givenEvent({
  variables: { PAYMENTS_TIMEOUT_MS: '20000' },
  at: '2027-01-31T15:00:00Z',
  clearsJobs: true,
});
let ada: Person;
beforeEach(async () => {
  ada = await newPerson(api.store.db);
});

const workers = (count: number, id: string) =>
  Promise.allSettled(Array.from({ length: count }, () => chargeDue(api.platform, id)));

const cancel = (id: string) => api.send('POST', `/donation/recurring/${id}/cancel`, { as: ada });
const daysOf = async (id: string) => (await givenOf(api, id)).map(({ day }) => day);
const kinds = async (email: string) => (await emailsTo(api, email)).map(({ kind }) => kind);

const agrees = async () => {
  const { donations, charges, intents, booked } = await moneyIn(api.store.db);
  expect(donations.map(([, charge]) => charge)).toEqual(charges);
  expect(intents.filter((state) => state !== 'charged' && state !== 'declined')).toEqual([]);
  expect(Object.values(booked).reduce((sum, amount) => sum + amount, 0)).toBe(0);
};

test('eight concurrent workers charge the recurring donation once', async () => {
  const { id } = await beginRecurring(api, {}, ada);
  api.clock.set('2027-02-28T16:00:00Z');
  await workers(8, id);
  await workers(8, id);
  expect(await daysOf(id)).toEqual(['2027-01-31', '2027-02-28']);
  await agrees();
});

test('eight concurrent workers count a decline once and send one e-mail', async () => {
  const { id } = await beginRecurring(api, {}, ada);
  await chooseSale(api, ada.emailAddress.toLowerCase(), insufficient);
  api.clock.set('2027-02-28T16:00:00Z');
  await workers(8, id);
  await workers(8, id);
  expect(await planOf(api, id)).toMatchObject({ refusedCount: 1, retryOn: '2027-03-03' });
  expect(await kinds(ada.emailAddress)).toEqual(['recurring-donation-declined']);
});

test('a donation under the key of a future recurring charge is a donation of its own, and the charge succeeds', async () => {
  const { id } = await beginRecurring(api, {}, ada);
  const future = chargeKey(id, '2027-02-28', 0);
  const order = donation();
  const { status, body } = await giver(api).send(order, future, ada);
  expect(status).toBe(201);
  const again = await giver(api).send(order, future, ada);
  expect([again.status, again.body.receipt?.id]).toEqual([201, body.receipt?.id]);
  api.clock.set('2027-02-28T16:00:00Z');
  await workers(1, id);
  expect(await daysOf(id)).toEqual(['2027-01-31', '2027-02-28']);
});

/** The state that a process leaves when it is killed after the gateway charged. */
const dieAfterCharge = async (id: string) => {
  const dueOn = '2027-02-28';
  const order = { recurringDonationId: id, dueOn, key: chargeKey(id, dueOn, 0) } as const;
  const begun = await api.store.db.transaction().execute((trx) => beginAgain(api.platform, trx, order));
  if (!begun) throw new Error('It was not begun.');
  const { intentId, charge, methodToken, customerId } = begun;
  await api.platform.payments.sale({
    orderId: intentId,
    amount: charge,
    source: { methodToken },
    customerId,
  });
};

test('finds the charge of a process killed before it recorded it, and doesn’t charge again', async () => {
  const { id } = await beginRecurring(api, {}, ada);
  api.clock.set('2027-02-28T16:00:00Z');
  await dieAfterCharge(id);
  await workers(2, id);
  expect(await daysOf(id)).toEqual(['2027-01-31']);
  api.clock.advance(2 * 60_000);
  await api.platform.jobs.runDue();
  await lookOn(api, '2027-03-01');
  expect(await daysOf(id)).toEqual(['2027-01-31', '2027-02-28']);
  expect(await planOf(api, id)).toMatchObject({ state: 'active', nextOn: '2027-03-31' });
  await agrees();
});

test('records a charge made during cancellation as the last donation', async () => {
  const { id } = await beginRecurring(api, {}, ada);
  api.clock.set('2027-02-28T16:00:00Z');
  await dieAfterCharge(id);
  expect((await cancel(id)).status).toBe(204);
  api.clock.advance(2 * 60_000);
  await api.platform.jobs.runDue();
  for (const day of ['03-01', '03-31', '04-30']) await lookOn(api, `2027-${day}`);
  expect(await daysOf(id)).toEqual(['2027-01-31', '2027-02-28']);
  expect(await planOf(api, id)).toMatchObject({ state: 'cancelled', nextOn: null });
  await agrees();
});

test('does not charge a recurring donation that is cancelled before the workers begin', async () => {
  const { id } = await beginRecurring(api, {}, ada);
  api.clock.set('2027-02-28T16:00:00Z');
  await cancel(id);
  await workers(2, id);
  expect(await daysOf(id)).toEqual(['2027-01-31']);
});

test('charges at most once when the donor cancels while workers begin', async () => {
  const { id } = await beginRecurring(api, {}, ada);
  api.clock.set('2027-02-28T16:00:00Z');
  const [ended] = await Promise.all([cancel(id), workers(3, id)]);
  expect(ended.status).toBe(204);
  for (const day of ['03-01', '03-31']) await lookOn(api, `2027-${day}`);
  expect((await daysOf(id)).length).toBeLessThanOrEqual(2);
  expect(await planOf(api, id)).toMatchObject({ state: 'cancelled', nextOn: null });
  await agrees();
});

test('does not retry a declined charge after the donor cancels', async () => {
  const { id } = await beginRecurring(api, {}, ada);
  await chooseSale(api, ada.emailAddress.toLowerCase(), insufficient);
  await lookOn(api, '2027-02-28');
  api.clock.advance(60_000);
  await cancel(id);
  for (const day of ['03-03', '03-08', '03-31']) await lookOn(api, `2027-${day}`);
  expect(await daysOf(id)).toEqual(['2027-01-31']);
  expect(await kinds(ada.emailAddress)).toEqual(['recurring-donation-declined', 'recurring-donation-ended']);
});
