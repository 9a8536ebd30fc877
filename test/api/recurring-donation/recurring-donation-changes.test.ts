import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { draftOfDonation, nextChargeOf } from '#machines/recurring-donation/recurring-donation.rules.ts';
import { reverse, takeBack } from '#server/ledger/ledger.ts';
import type { TestAnswer, TestCaller } from '#test/support/api.ts';
import { sendMany } from '#test/support/emails.ts';
import { card } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPerson, type Person, publicId, takeNoMorePart, takePart } from '#test/support/event/people.ts';
import { detailOf, type Problem, refused } from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';
import {
  beginRecurring,
  chooseSale,
  emailsTo,
  givenOf,
  insufficient,
  lookOn,
  planOf,
  type RecurringDonation,
} from './recurring-donation.fixtures.ts';

const { api } = givenEvent({
  variables: { PAYMENTS_TIMEOUT_MS: '1500' },
  at: '2027-03-10T15:00:00Z',
  clearsJobs: true,
});
let ada: Person;
let other: Person;
beforeEach(async () => {
  ada = await newPerson(api.store.db);
  other = await newPerson(api.store.db);
});

type Answer = TestAnswer<RecurringDonation & Problem>;
const change = (id: string, body: object, as: TestCaller | null = ada, key?: string): Promise<Answer> =>
  api.send('PATCH', `/user/donations/given/recurring/${id}`, {
    body,
    ...(as && { as }),
    ...(key === undefined ? {} : { key }),
  });
const cancel = (id: string, as: TestCaller = ada, key: string = randomUUID()) =>
  api.send<Problem>('POST', `/donation/recurring/${id}/cancel`, { as, key });
const list = async (as: TestCaller = ada) =>
  (await api.send<RecurringDonation[]>('GET', '/user/donations/given/recurring/active', { as })).body;
/** An amount in cents, and the charge that a donor saw who covers the fee. */
const covered = (amount: number) => ({ amount, charge: Math.ceil(((amount + 30) * 1_000) / 971) });
const mastercard = card('fake-valid-mastercard-nonce');

/** Moves the day of the month; the next charge is on the day that the form showed before saving. */
const dayAfterMove = async (id: string, dayOfMonth: number) => {
  const [before] = (await list()).filter((each) => each.id === id);
  if (before === undefined) throw new RangeError(`There is no recurring donation ${id}`);
  const draft = { ...draftOfDonation(before), dayOfMonth };
  const { body } = await change(id, { dayOfMonth });
  expect(nextChargeOf(before, draft, api.clock.today())).toBe(body.nextOn);
  return body.nextOn;
};

const changedEmails = async () =>
  (await emailsTo(api, ada.emailAddress)).filter(({ kind }) => kind === 'recurring-donation-changed');

/** Refused four times, and so paused, on 25 April. */
const paused = async (more: Parameters<typeof beginRecurring>[1] = {}) => {
  const { id } = await beginRecurring(api, more, ada);
  for (let time = 0; time < 4; time += 1) await chooseSale(api, ada.emailAddress.toLowerCase(), insufficient);
  for (const day of ['10', '13', '18', '25']) await lookOn(api, `2027-04-${day}`);
  return id;
};

describe('Recurring donations: changes', () => {
  test('a new amount and fee apply from the next charge', async () => {
    const { id } = await beginRecurring(api, {}, ada);
    const answer = await change(id, { amount: 10_000, isFeeCovered: false, charge: 10_000 });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        id,
        recipient: { recipientType: 'General', id: null, name: null },
        amount: 10_000,
        charge: 10_000,
        dayOfMonth: 10,
        state: 'active',
        pauseReason: null,
        movesFrom: '2027-03-10',
        nextOn: '2027-04-10',
        startedAt: '2027-03-10T15:00:00.000Z',
        givenCount: 1,
        givenAmount: 5_000,
        paymentMethod: {
          type: 'CreditCard',
          brand: 'Visa',
          last4: '1111',
          expirationMonth: expect.any(Number),
          expirationYear: expect.any(Number),
        },
      },
    ]);
    expect(await list()).toEqual([answer.body]);
    await lookOn(api, '2027-04-10');
    expect(await givenOf(api, id)).toEqual([
      { day: '2027-03-10', amount: 5_000, charge: 5_181, taken: 5_181 },
      { day: '2027-04-10', amount: 10_000, charge: 10_000, taken: 10_000 },
    ]);
    expect((await change(id, { isFeeCovered: true, charge: 10_330 })).body).toMatchObject({ charge: 10_330 });
  });

  test('sends no e-mail about a change to an address that got twenty such e-mails today', async () => {
    const { id, email } = await beginRecurring(api, {}, ada);
    const kind = 'recurring-donation-changed';
    await sendMany(api.store.db, { recipient: email, kind, createdAt: api.clock.now() }, 19);
    for (const amount of [10_000, 12_000]) expect((await change(id, covered(amount))).status).toBe(200);
    expect(await changedEmails()).toHaveLength(20);
  });

  test('the donor gets one e-mail about a change, with the next charge, and none without a change', async () => {
    const { id } = await beginRecurring(api, {}, ada);
    const key = randomUUID();
    const body = { amount: 10_000, isFeeCovered: false, charge: 10_000, dayOfMonth: 20 };
    for (const each of [body, body]) expect((await change(id, each, ada, key)).status).toBe(200);
    expect((await change(id, body)).status).toBe(200);
    const letters = await changedEmails();
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('You now give $100 a month to the general fund.');
    expect(letters[0]?.text).toContain(
      'The next charge is $100 to your Visa ending in 1111 on April 20, 2027.',
    );
    await change(id, { payment: mastercard });
    // The clock does not move, so the e-mails have no order.
    const texts = (await changedEmails()).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('to your Mastercard ending in'))).toHaveLength(1);
  });

  test('a refused change sends no e-mail, and the e-mail of a paused donation names the reason', async () => {
    const id = await paused();
    expect((await change(id, { amount: 10_000, charge: 10_000 })).status).toBe(409);
    expect(await changedEmails()).toEqual([]);
    await change(id, { dayOfMonth: 12 });
    expect((await changedEmails())[0]?.text).toContain(
      'It’s still paused, and we won’t charge anything until you choose another payment method.',
    );
  });

  test('the total given leaves out refunded amounts', async () => {
    const { id } = await beginRecurring(api, { isFeeCovered: false, charge: 5_000 }, ada);
    await lookOn(api, '2027-04-10');
    await lookOn(api, '2027-05-10');
    const { db } = api.store;
    const [first, second] = await db
      .selectFrom('donation')
      .innerJoin('ledgerTransaction', (on) =>
        on.on('kind', '=', 'donation').on(sql<boolean>`reference = donation.id::text`),
      )
      .where('recurringDonationId', '=', id)
      .orderBy('givenAt')
      .select('ledgerTransaction.id')
      .execute();
    await db.transaction().execute(async (trx) => {
      await reverse(trx, api.clock, { transactionId: first?.id ?? '', kind: 'refund' });
      const taking = { transactionId: second?.id ?? '', kind: 'refund', reference: randomUUID() };
      await takeBack(trx, api.clock, { ...taking, amount: 1_000 });
    });
    expect(await list()).toMatchObject([{ givenCount: 2, givenAmount: 9_000 }]);
  });

  test('rejects a charge that differs from the calculated one with 409, and changes nothing', async () => {
    const { id } = await beginRecurring(api, {}, ada);
    expect(refused(await change(id, { amount: 10_000, charge: 10_329 }))).toBe('409 charge-changed');
    expect(await list()).toMatchObject([{ amount: 5_000, charge: 5_181 }]);
  });

  test('rejects a new amount or fee without the charge that the donor saw, and changes nothing', async () => {
    const { id } = await beginRecurring(api, {}, ada);
    for (const body of [
      { amount: 10_000 },
      { isFeeCovered: false },
      { amount: 10_000, payment: mastercard },
    ]) {
      const answer = await change(id, body);
      expect(refused(answer)).toBe('400 validation-failed');
      expect(answer.body.fields).toMatchObject([{ path: '/body/charge', code: 'required' }]);
    }
    expect(await list()).toMatchObject([{ amount: 5_000, charge: 5_181, paymentMethod: { last4: '1111' } }]);
  });

  test('a new day moves the next charge, and charges nothing at once', async () => {
    const { id } = await beginRecurring(api, {}, ada);
    const dayOf = (dayOfMonth: number) => dayAfterMove(id, dayOfMonth);
    expect([await dayOf(31), await dayOf(5), await dayOf(20)]).toEqual([
      '2027-04-30',
      '2027-04-05',
      '2027-04-20',
    ]);
    api.clock.set('2027-04-12T15:00:00Z');
    expect([await dayOf(12), await dayOf(13)]).toEqual(['2027-05-12', '2027-04-13']);
  });

  test('repeated changes of the day skip no month and charge none twice', async () => {
    const { id } = await beginRecurring(api, {}, ada);
    const dayOf = (dayOfMonth: number) => dayAfterMove(id, dayOfMonth);
    expect(await dayOf(20)).toBe('2027-04-20');
    await lookOn(api, '2027-04-12');
    expect([await dayOf(12), await dayOf(20)]).toEqual(['2027-05-12', '2027-04-20']);
    for (const day of ['04-19', '04-20', '04-21']) await lookOn(api, `2027-${day}`);
    expect([await dayOf(25), await dayOf(22), await dayOf(20)]).toEqual([
      '2027-05-25',
      '2027-05-22',
      '2027-05-20',
    ]);
    for (const day of ['04-25', '05-12', '05-20']) await lookOn(api, `2027-${day}`);
    expect((await givenOf(api, id)).map(({ day }) => day)).toEqual([
      '2027-03-10',
      '2027-04-20',
      '2027-05-20',
    ]);
  });

  test('a new recipient gets the next donation, and a recipient who takes none is rejected', async () => {
    await takePart(api.store.db, other);
    const { id } = await beginRecurring(api, {}, ada);
    const toOther = { recipientType: 'User', id: publicId(other) };
    expect((await change(id, { recipient: toOther })).body.recipient).toMatchObject(toOther);
    await lookOn(api, '2027-04-10');
    const page = await api.send<{ fundraising: { raised: number } }>('GET', `/user/${publicId(other)}`);
    expect(page.body.fundraising.raised).toBe(5_000);
    const wrong = [
      [{ recipientType: 'User', id: publicId(ada) }, '409 recipient-closed'],
      [{ recipientType: 'User', id: 'nobody-here' }, '404 recipient-not-found'],
      [{ recipientType: 'General', id: 'fund' }, '400 validation-failed'],
    ] as const;
    for (const [recipient, expected] of wrong)
      expect(refused(await change(id, { recipient }))).toBe(expected);
    const crew = { recipientType: 'Peloton', id: ids.orrinCrew };
    expect((await change(id, { recipient: crew })).body.recipient).toEqual({ ...crew, name: 'Orrin Crew' });
  });

  test('a new method is verified without a charge, and charged the next time', async () => {
    const { id } = await beginRecurring(api, {}, ada);
    const { body } = await change(id, { payment: mastercard });
    expect(body.paymentMethod).toMatchObject({ brand: 'Mastercard', last4: '4444' });
    await lookOn(api, '2027-04-10');
    const { paidWith } = await rowsOf(api.store.db, 'donationAttempt', {
      dueOn: '2027-04-10',
      recurringDonationId: id,
    }).readOne('paidWith');
    expect(paidWith).toEqual({ type: 'CreditCard', brand: 'Mastercard', last4: '4444' });
    expect(await givenOf(api, id)).toHaveLength(2);
  });

  test('a method that the bank declines changes nothing', async () => {
    const { id } = await beginRecurring(api, {}, ada);
    await api.platform.outcomes.choose('gateway.vault', insufficient, { emailAddress: ada.emailAddress });
    const answer = await change(id, { ...covered(10_000), payment: mastercard });
    expect(refused(answer)).toBe('402 payment-declined');
    expect(detailOf(answer)).toContain('isn’t enough');
    expect(await list()).toMatchObject([{ amount: 5_000, paymentMethod: { last4: '1111' } }]);
  });

  test('a method approved for one payment changes nothing, and the answer gives advice', async () => {
    const { id } = await beginRecurring(api, {}, ada);
    const before = await list();
    const payment = { nonce: 'fake-paypal-one-time-nonce', type: 'PayPalAccount', isKept: false };
    const answer = await change(id, { payment });
    expect([refused(answer), detailOf(answer)]).toEqual([
      '402 payment-declined',
      'This was approved for one payment only, so it can’t be kept. Approve it again, or use another payment method.',
    ]);
    expect(await list()).toEqual(before);
  });

  test('rejects the saved method when there is none, and a fund’s grant always', async () => {
    const { id } = await beginRecurring(api, {}, ada);
    const payment = { useSaved: true };
    expect(refused(await change(id, { payment }))).toBe('404 payment-method-missing');
    await change(id, { payment: { ...mastercard, isKept: true } });
    await change(id, { payment: card('fake-valid-visa-nonce') });
    expect((await change(id, { payment })).body.paymentMethod).toMatchObject({ last4: '4444' });
    expect(refused(await change(id, { payment: { chariotSession: 'grant' } }))).toBe('400 validation-failed');
  });

  test('the same key makes a change once, also with a new nonce, and rejects another change', async () => {
    const { id } = await beginRecurring(api, {}, ada);
    const key = randomUUID();
    const first = await change(id, { ...covered(7_500), payment: mastercard }, ada, key);
    await change(id, covered(9_000));
    const fresh = card('fake-valid-visa-nonce');
    const again = await change(id, { ...covered(7_500), payment: fresh }, ada, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await list()).toMatchObject([{ amount: 9_000, paymentMethod: { last4: '4444' } }]);
    expect(refused(await change(id, covered(8_000), ada, key))).toBe('422 idempotency-key-reused');
  });

  test('rejects an empty or invalid change', async () => {
    const { id } = await beginRecurring(api, {}, ada);
    for (const body of [{}, { amount: 499 }, { dayOfMonth: 32 }, { state: 'active' }])
      expect(refused(await change(id, body))).toBe('400 validation-failed');
  });
});

describe('Recurring donations: resuming after a pause', () => {
  test('a working method resumes it on its next day, without charging the missed months', async () => {
    const id = await paused();
    expect(await planOf(api, id)).toMatchObject({ state: 'paused', pauseReason: 'charge-refused' });
    expect((await change(id, covered(6_000))).body).toMatchObject({
      state: 'paused',
      pauseReason: 'charge-refused',
      nextOn: null,
    });
    const { body } = await change(id, { payment: mastercard });
    expect(body).toMatchObject({ state: 'active', nextOn: '2027-05-10', amount: 6_000 });
    await lookOn(api, '2027-05-10');
    expect((await givenOf(api, id)).map(({ day }) => day)).toEqual(['2027-03-10', '2027-05-10']);
  });

  test('does not charge again in a month that already has a donation', async () => {
    const nonce = 'fake-paypal-one-time-nonce';
    const { id } = await beginRecurring(
      api,
      { payment: { nonce, type: 'PayPalAccount', isKept: false } },
      ada,
    );
    api.clock.set('2027-03-12T15:00:00Z');
    expect((await change(id, { payment: mastercard, dayOfMonth: 20 })).body).toMatchObject({
      state: 'active',
      nextOn: '2027-04-20',
    });
    for (const day of ['03-20', '04-20']) await lookOn(api, `2027-${day}`);
    expect((await givenOf(api, id)).map(({ day }) => day)).toEqual(['2027-03-10', '2027-04-20']);
  });

  test('a new recipient resumes it after the old one stopped taking donations', async () => {
    await takePart(api.store.db, other);
    const recipient = { recipientType: 'User' as const, id: publicId(other) };
    const { id } = await beginRecurring(api, { recipient }, ada);
    await takeNoMorePart(api.store.db, other);
    await lookOn(api, '2027-04-10');
    expect((await change(id, { payment: mastercard })).body).toMatchObject({
      state: 'paused',
      pauseReason: 'recipient-closed',
    });
    const general = { recipientType: 'General', id: null };
    expect((await change(id, { recipient: general })).body).toMatchObject({
      state: 'active',
      nextOn: '2027-05-10',
    });
  });
});

test('when the method and then the recipient fail, it resumes after both are replaced', async () => {
  const general = { recipientType: 'General' as const, id: null };
  await takePart(api.store.db, other);
  const recipient = { recipientType: 'User' as const, id: publicId(other) };
  const id = await paused({ recipient });
  await takeNoMorePart(api.store.db, other);
  expect((await change(id, { payment: mastercard })).body).toMatchObject({
    state: 'paused',
    pauseReason: 'recipient-closed',
  });
  expect((await change(id, { recipient: general })).body).toMatchObject({
    state: 'active',
    nextOn: '2027-05-10',
  });
});

test('a new method and day do not move a retry that is already planned', async () => {
  const { id } = await beginRecurring(api, {}, ada);
  await chooseSale(api, ada.emailAddress.toLowerCase(), insufficient);
  await lookOn(api, '2027-04-10');
  expect(await dayAfterMove(id, 20)).toBe('2027-04-13');
  const { body } = await change(id, { payment: mastercard });
  expect(body).toMatchObject({ state: 'active', nextOn: '2027-04-13', dayOfMonth: 20 });
  for (const day of ['04-13', '04-20', '05-19', '05-20']) await lookOn(api, `2027-${day}`);
  expect((await givenOf(api, id)).map(({ day }) => day)).toEqual(['2027-03-10', '2027-04-13', '2027-05-20']);
});

describe('Recurring donations: access', () => {
  test('hides it from other people with 404, and rejects visitors with 401', async () => {
    const { id } = await beginRecurring(api, {}, ada);
    expect(await list(other)).toEqual([]);
    expect(refused(await change(id, covered(6_000), other))).toBe('404 recurring-donation-not-found');
    expect(refused(await cancel(id, other))).toBe('404 recurring-donation-not-found');
    expect(refused(await change(randomUUID(), covered(6_000)))).toBe('404 recurring-donation-not-found');
    expect(refused(await change(id, covered(6_000), null))).toBe('401 sign-in-required');
    expect(await list()).toMatchObject([{ id, amount: 5_000, state: 'active' }]);
  });

  test('a guest’s belongs to the person who signs in with its address', async () => {
    const { id, email } = await beginRecurring(api);
    expect(await list()).toEqual([]);
    const donor = { ...ada, emailAddress: email.toUpperCase() };
    expect(await list(donor)).toMatchObject([{ id }]);
    expect((await change(id, covered(6_000), donor)).body).toMatchObject({ amount: 6_000 });
    expect((await cancel(id, donor)).status).toBe(204);
  });

  test('a signed-in donor’s does not open to another account with the same address', async () => {
    const { id } = await beginRecurring(api, {}, ada);
    const namesake = { ...other, emailAddress: ada.emailAddress };
    expect(await list(namesake)).toEqual([]);
    expect(refused(await cancel(id, namesake))).toBe('404 recurring-donation-not-found');
  });
});

test('cancelling ends it once, without further charges or changes, and sends one e-mail', async () => {
  const { id } = await beginRecurring(api, {}, ada);
  const key = randomUUID();
  expect([(await cancel(id, ada, key)).status, (await cancel(id, ada, key)).status]).toEqual([204, 204]);
  expect((await cancel(id)).status).toBe(204);
  expect(await list()).toEqual([]);
  expect(refused(await change(id, covered(6_000)))).toBe('404 recurring-donation-not-found');
  await lookOn(api, '2027-04-10');
  expect(await givenOf(api, id)).toHaveLength(1);
  const emails = await rowsOf(api.store.db, 'mailOutbox', {
    personId: ada.personId,
    kind: 'recurring-donation-ended',
  }).read('subject');
  expect(emails).toEqual([{ subject: 'Your monthly gift has ended' }]);
});
