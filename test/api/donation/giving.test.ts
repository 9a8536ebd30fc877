import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  card,
  type DonationRequest,
  donation,
  giver,
  moneyIn,
  type Receipt,
} from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPerson, type Person, publicId, takePart } from '#test/support/event/people.ts';
import { detailOf, refused } from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';

const hour = 60 * 60_000;
// Hundreds of requests wait for one small gateway. Another test covers its time limit.
const { api, since } = givenEvent({ variables: { PAYMENTS_TIMEOUT_MS: '20000' }, apart: hour });
let ada: Person;
beforeEach(async () => {
  ada = await newPerson(api.store.db);
});

const send = (body: DonationRequest, key?: string, as?: Person) => giver(api).send(body, key, as);
const money = () => moneyIn(api.store.db, since());
const nothing = { donations: [], charges: [], intents: [], booked: {} };
const toGeneral = {
  donations: [[5_000, 5_181]],
  charges: [5_181],
  intents: ['charged'],
  booked: { clearing: 5_181, recipient: -5_000, partners: -181 },
};

test('charges a donation with the fee covered, posts it to the ledger and returns a receipt', async () => {
  const body = donation();
  const answer = await send(body);
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    state: 'charged',
    reason: null,
    detail: null,
    receipt: {
      id: expect.any(String),
      number: expect.stringMatching(/^2027-\d{6}$/),
      recipient: { recipientType: 'General', id: null },
      recipientName: 'the general fund',
      frequency: 'Once',
      amount: 5_000,
      fee: 181,
      charge: 5_181,
      donorName: 'Dora Donor',
      donorEmail: body.donor.email.toLowerCase(),
      publicName: 'Dora Donor',
      isAnonymous: false,
      isAmountVisible: true,
      message: null,
      tribute: null,
      organizationName: null,
      paidWith: { type: 'CreditCard', brand: 'Visa', last4: '1111' },
      givenAt: since().toISOString(),
      nextOn: null,
      refundedAmount: 0,
    },
  });
  expect(await money()).toEqual(toGeneral);
});

test('charges a person’s and a peloton’s donation without the fee at its plain amount', async () => {
  await takePart(api.store.db, ada);
  const plain = { isFeeCovered: false, charge: 5_000 };
  const toAda = await send(donation({ ...plain, recipient: { recipientType: 'User', id: publicId(ada) } }));
  expect(toAda.body.receipt).toMatchObject({
    fee: 0,
    recipient: { recipientType: 'User', id: publicId(ada) },
  });
  const crew = { recipientType: 'Peloton' as const, id: ids.orrinCrew };
  const toCrew = await send(donation({ ...plain, recipient: crew }));
  expect(toCrew.body.receipt).toMatchObject({ recipient: crew, recipientName: 'Orrin Crew' });
  expect(await money()).toEqual({
    donations: [
      [5_000, 5_000],
      [5_000, 5_000],
    ],
    charges: [5_000, 5_000],
    intents: ['charged', 'charged'],
    booked: { clearing: 10_000, recipient: -10_000 },
  });
  const page = await api.send<{ fundraising: { raised: number } }>('GET', `/user/${publicId(ada)}`);
  expect(page.body.fundraising.raised).toBe(5_000);
});

describe('Rejected donations: no charge', () => {
  const wrong: [string, () => Partial<DonationRequest>][] = [
    ['404 recipient-not-found', () => ({ recipient: { recipientType: 'User', id: 'nobody-here' } })],
    ['404 recipient-not-found', () => ({ recipient: { recipientType: 'User', id: null } })],
    ['404 recipient-not-found', () => ({ recipient: { recipientType: 'Peloton', id: 'orrin' } })],
    ['404 recipient-not-found', () => ({ recipient: { recipientType: 'Peloton', id: randomUUID() } })],
    ['409 recipient-closed', () => ({ recipient: { recipientType: 'User', id: publicId(ada) } })],
    ['400 validation-failed', () => ({ recipient: { recipientType: 'General', id: 'fund' } })],
    ['409 charge-changed', () => ({ charge: 5_180 })],
    ['409 charge-changed', () => ({ isFeeCovered: false })],
    ['400 validation-failed', () => ({ frequency: 'Organization' })],
    ['400 validation-failed', () => ({ organization: { name: 'Northfell' } })],
    [
      '400 validation-failed',
      () => ({ frequency: 'Organization', organization: { name: 'Win at evil.com' } }),
    ],
    ['404 organization-not-found', () => ({ frequency: 'Organization', organization: { id: randomUUID() } })],
    ['400 validation-failed', () => ({ amount: 499, charge: 545 })],
    [
      '400 validation-failed',
      () => ({ donor: { ...donation().donor, firstName: 'Win at www.evil.example' } }),
    ],
    ['400 validation-failed', () => ({ donor: { ...donation().donor, phone: '+4402079460958' } })],
    ['400 validation-failed', () => ({ publicName: 'https://evil.example/claim' })],
    ['401 sign-in-required', () => ({ payment: { useSaved: true } })],
  ];
  test.each(wrong)('rejects an invalid donation with %s (case %#)', async (expected, more) => {
    expect(refused(await send(donation(more())))).toBe(expected);
    expect(await money()).toEqual(nothing);
  });

  test('rejects a donation to a closed peloton with 409, and without a current event with 404', async () => {
    await rowsOf(api.store.db, 'peloton', { id: ids.mossRiders }).update({ isActive: false });
    const toCrew = donation({ recipient: { recipientType: 'Peloton', id: ids.mossRiders } });
    expect(refused(await send(toCrew))).toBe('409 recipient-closed');
    await api.store.db.updateTable('event').set({ isCurrent: false }).execute();
    expect(refused(await send(donation()))).toBe('404 event-not-found');
    await api.store.db.updateTable('event').set({ isCurrent: true }).execute();
    expect(await money()).toEqual(nothing);
  });
});

test('stores a blank message as null, and trims other messages', async () => {
  expect((await send(donation({ message: ' \n\t ' }))).body).toMatchObject({ receipt: { message: null } });
  expect((await send(donation({ message: '  Ride well! ' }))).body).toMatchObject({
    receipt: { message: 'Ride well!' },
  });
});

describe('Idempotency: the same key', () => {
  test('returns the first receipt for the same donation, to any caller and with any nonce', async () => {
    const key = randomUUID();
    const body = donation({
      publicName: 'D.',
      message: 'Go!',
      tribute: { kind: 'honor', name: 'Sam', familyEmail: null },
    });
    const first = await send(body, key);
    api.clock.advance(60_000);
    const fresh = { ...body, payment: card('fake-valid-visa-nonce-0430'), isRepeatMeant: true };
    for (const answer of [await send(body, key), await send(fresh, key), await send(body, key, ada)])
      expect([answer.status, answer.body]).toEqual([201, first.body]);
    expect((await giver(api).ask(key)).body).toEqual(first.body);
    expect(await money()).toEqual(toGeneral);
  });

  test('rejects the same key with another donation with 422', async () => {
    const key = randomUUID();
    const body = donation();
    await send(body, key);
    const other = { ...body, amount: 10_000, charge: 10_330 };
    expect(refused(await send(other, key))).toBe('422 idempotency-key-reused');
    expect(refused(await send({ ...body, message: 'Go!' }, key))).toBe('422 idempotency-key-reused');
    expect(await money()).toEqual(toGeneral);
  });

  test('returns the bank’s decline message, also when the request is repeated', async () => {
    const key = randomUUID();
    const body = donation({ payment: card('fake-processor-declined-visa-nonce') });
    for (const answer of [await send(body, key), await send(body, key)])
      expect([refused(answer), detailOf(answer)]).toEqual([
        '402 payment-declined',
        'Braintree: Do Not Honor',
      ]);
    expect((await giver(api).ask(key)).body).toMatchObject({
      state: 'notCharged',
      reason: 'do-not-honor',
      detail: 'Braintree: Do Not Honor',
    });
  });

  test('repeats the first decline, even when the request brings a valid card', async () => {
    const key = randomUUID();
    const body = donation({ payment: card('fake-consumed-nonce') });
    const first = await send(body, key);
    expect([refused(first), detailOf(first)]).toEqual([
      '402 payment-declined',
      'These card details were used already. Enter your card again.',
    ]);
    const again = await send({ ...body, payment: card('fake-valid-visa-nonce') }, key);
    expect([refused(again), detailOf(again)]).toEqual([refused(first), detailOf(first)]);
    expect((await giver(api).ask(key)).body).toEqual({
      state: 'notCharged',
      receipt: null,
      reason: 'do-not-honor',
      detail: detailOf(first),
    });
    expect(await money()).toEqual({ ...nothing, intents: ['declined'] });
    expect((await send(body, randomUUID())).status).toBe(402);
  });

  test('200 concurrent requests make one charge and return one receipt', async () => {
    const key = randomUUID();
    const body = donation();
    // A quick gateway may answer before the next request: this one waits until a request has been told to wait.
    const { promise: somebodyWaits, resolve } = Promise.withResolvers<void>();
    const { sale } = api.platform.payments;
    vi.spyOn(api.platform.payments, 'sale').mockImplementationOnce(async (request) => {
      await somebodyWaits;
      return sale(request);
    });
    const sendOne = async () => {
      const answer = await send(body, key);
      if (answer.status === 202) resolve();
      return answer;
    };
    const answers = await Promise.all(Array.from({ length: 200 }, sendOne));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 202]));
    const receipts = answers.flatMap(({ body: { receipt } }) => receipt ?? []);
    const [receipt] = receipts;
    expect(receipt).toBeDefined();
    expect(new Set(receipts.map((one: Receipt) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify(receipt)]),
    );
    expect((await send(body, key)).body.receipt).toEqual(receipt);
    expect(await money()).toEqual(toGeneral);
  });
});

describe('Duplicate fingerprint: another key', () => {
  test('asks for confirmation with 409 when the same donation was made within ten minutes', async () => {
    const body = donation();
    await send(body);
    const shouted = { ...body, donor: { ...body.donor, email: body.donor.email.toUpperCase() } };
    expect(refused(await send(shouted))).toBe('409 donation-repeated');
    expect((await send({ ...body, isRepeatMeant: true })).status).toBe(201);
    expect((await send({ ...body, amount: 10_000, charge: 10_330 })).status).toBe(201);
    api.clock.advance(10 * 60_000);
    expect((await send(body)).status).toBe(201);
    expect((await money()).charges).toEqual([5_181, 5_181, 10_330, 5_181]);
  });

  test('accepts one of 20 concurrent identical donations with different keys', async () => {
    const body = donation();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)));
    const codes = answers.map((answer) => (answer.status === 201 ? '201' : refused(answer)));
    expect(codes.filter((code) => code === '201')).toHaveLength(1);
    for (const code of codes)
      expect(['201', '409 donation-in-progress', '409 donation-repeated']).toContain(code);
    expect(await money()).toEqual(toGeneral);
  });
});

describe('Organizations', () => {
  const named = (name: string) => donation({ frequency: 'Organization', organization: { name } });
  const organizations = () => rowsOf(api.store.db, 'organization', {}, 'createdAt').read('id', 'name');

  test('creates an organization at its first charged donation, and finds it again without case and accents', async () => {
    const refusal = await send({
      ...named('Café Nord'),
      payment: card('fake-processor-declined-visa-nonce'),
    });
    expect(refused(refusal)).toBe('402 payment-declined');
    expect(await organizations()).toEqual([]);
    const first = await send(named('Café Nord'));
    expect(first.body.receipt).toMatchObject({ organizationName: 'Café Nord', publicName: 'Café Nord' });
    expect((await send(named('CAFE NORD'))).status).toBe(201);
    const all = await organizations();
    expect(all.map(({ name }) => name)).toEqual(['Café Nord']);
    const byId = { frequency: 'Organization' as const, organization: { id: all[0]?.id ?? '' } };
    expect((await send(donation(byId))).body.receipt).toMatchObject({ organizationName: 'Café Nord' });
    const given = await api.store.db
      .selectFrom('donation')
      .select(['donorType', 'organizationId'])
      .where('givenAt', '>=', since())
      .execute();
    expect(given).toEqual(Array(3).fill({ donorType: 'Organization', organizationId: all[0]?.id }));
  });
});

describe('Payment methods', () => {
  const wallets = [
    ['PayPalAccount', 'fake-paypal-one-time-nonce', null],
    ['VenmoAccount', 'fake-venmo-account-nonce', null],
    ['AndroidPayCard', 'fake-android-pay-nonce', '1111'],
    ['ApplePayCard', 'fake-apple-pay-visa-nonce', '1111'],
  ] as const;
  test.each(wallets)('charges a %s', async (type, nonce, last4) => {
    const { body } = await send(donation({ payment: { type, nonce, isKept: false } }));
    expect(body.receipt?.paidWith).toMatchObject({ type, last4 });
  });

  test('saves a method only for a signed-in donor, and charges it at the next donation', async () => {
    const kept = donation({ payment: { ...card('fake-valid-visa-nonce'), isKept: true } });
    expect((await send(kept, undefined, ada)).status).toBe(201);
    const saved = { payment: { useSaved: true as const } };
    const next = await send(donation(saved), undefined, ada);
    expect(next.body.receipt?.paidWith).toEqual({ type: 'CreditCard', brand: 'Visa', last4: '1111' });
    const other = await newPerson(api.store.db);
    expect(refused(await send(donation(saved), undefined, other))).toBe('404 payment-method-missing');
    // Further details that the next donation needs are kept too, where the account has none.
    const home = await api.store.db
      .selectFrom('person')
      .select(['address', 'city', 'state', 'postalCode', 'country'])
      .where('id', '=', ada.personId)
      .executeTakeFirst();
    expect(home).toEqual(kept.donor.address);
    // A guest has no account to save it in.
    await send({ ...kept, donor: donation().donor });
    const kinds = await api.store.db.selectFrom('savedPaymentMethod').select('personId').execute();
    expect(kinds).toEqual([{ personId: ada.personId }]);
  });
});

test('the key returns the receipt of a saved-method donation after the method or the session is gone', async () => {
  const donor = await newPerson(api.store.db);
  const kept = donation({ payment: { ...card('fake-valid-visa-nonce'), isKept: true } });
  expect((await send(kept, undefined, donor)).status).toBe(201);
  const key = randomUUID();
  const body = donation({ payment: { useSaved: true } });
  const first = await send(body, key, donor);
  expect(first.status).toBe(201);
  const before = await moneyIn(api.store.db);
  await api.store.db.deleteFrom('savedPaymentMethod').where('personId', '=', donor.personId).execute();
  for (const as of [donor, undefined]) {
    const again = await send(body, key, as);
    expect([again.status, again.body.receipt]).toEqual([201, first.body.receipt]);
  }
  expect(refused(await send({ ...body, amount: 6_000, charge: 6_211 }, key))).toBe(
    '422 idempotency-key-reused',
  );
  expect(await moneyIn(api.store.db)).toEqual(before);
  expect(refused(await send(body, randomUUID(), donor))).toBe('404 payment-method-missing');
});

describe('Recurring donations', () => {
  const monthly = (nonce = 'fake-valid-visa-nonce') =>
    donation({ frequency: 'Monthly', payment: card(nonce) });
  const recurring = ({ donor }: DonationRequest) =>
    api.store.db
      .selectFrom('recurringDonation')
      .selectAll()
      .where('donorEmail', '=', donor.email.toLowerCase())
      .execute();

  test('starts a guest’s recurring donation with its first charge and the vaulted method', async () => {
    api.clock.set('2027-05-31T15:00:00Z');
    const body = monthly();
    const answer = await send(body);
    expect(answer.body.receipt).toMatchObject({ frequency: 'Monthly', nextOn: '2027-06-30' });
    const begun = await recurring(body);
    expect(begun).toEqual([
      expect.objectContaining({
        donorPersonId: null,
        amount: 5_000,
        charge: 5_181,
        customerId: expect.any(String),
        methodToken: expect.any(String),
        methodType: 'CreditCard',
        methodBrand: 'Visa',
        methodLast4: '1111',
        methodExpirationMonth: 12,
        methodExpirationYear: 2034,
        dayOfMonth: 31,
        state: 'active',
        nextOn: '2027-06-30',
      }),
    ]);
    const given = await rowsOf(api.store.db, 'donation', { id: answer.body.receipt?.id ?? '' }).read(
      'recurringDonationId',
    );
    expect(given).toEqual([{ recurringDonationId: begun[0]?.id }]);
  });

  test('pauses after the first donation when the method can be charged only once', async () => {
    const body = monthly('fake-paypal-one-time-nonce');
    expect((await send(body)).body.receipt).toMatchObject({ frequency: 'Monthly', nextOn: null });
    expect((await recurring(body)).map(({ state, nextOn }) => [state, nextOn])).toEqual([['paused', null]]);
  });

  test('does not start when the first charge is declined', async () => {
    const body = monthly('fake-processor-declined-visa-nonce');
    expect((await send(body)).status).toBe(402);
    expect(await recurring(body)).toEqual([]);
  });
});
