import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { type Account, post, reverse, takeBack } from '#server/ledger/ledger.ts';
import { seed } from '#server/seed/seed.ts';
import { approval } from '#test/api/charging/chariot.fixtures.ts';
import { startApi, type TestCaller } from '#test/support/api.ts';
import {
  card,
  type DonationRequest,
  type DonationRow,
  donation,
  giver,
  insertDonation,
  moneyIn,
} from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { eventRow, ids } from '#test/support/event/event-rows.ts';
import { joinPeloton, newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { refused } from '#test/support/event/registration.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent();
let ada: Person;
let other: Person;
beforeAll(async () => {
  ada = await newPerson(api.store.db);
  other = await newPerson(api.store.db);
});

const day = (number: number) => new Date(`2027-02-${String(number).padStart(2, '0')}T10:00:00.000Z`);

type Given = Omit<DonationRow, 'to' | 'name' | 'givenAt'> & { day?: number };

const give = (to: DonationRow['to'], name: string, { day: at = 1, ...given }: Given = {}) =>
  insertDonation(api.store.db, { to, name, ...given, givenAt: day(at) });

const donations = async (path: string, as?: TestCaller) => {
  const { status, headers, body } = await api.send<Schemas['Donation'][]>('GET', path, as ? { as } : {});
  expect(status).toBe(200);
  return { body, names: body.map(({ name }) => name), pages: pagesIn(headers) };
};

const pagesIn = (headers: Record<string, unknown>) =>
  ['page', 'limit', 'count', 'total'].map((name) => Number(headers[`pagination-${name}`]));

const hide = (person: Person, isDonorListVisible: boolean) =>
  rowsOf(api.store.db, 'person', { id: person.personId }).update({ isDonorListVisible });

describe('Donations to a person', () => {
  beforeAll(async () => {
    await give({ person: ada }, 'Plain Jane', { day: 1, message: 'Go!' });
    await give({ person: ada }, 'Hidden Hal', { day: 3, isAnonymous: true });
    await give({ person: ada }, 'Quiet Quinn', { day: 2, isAmountVisible: false });
    await give({ person: other }, 'Somebody Else');
  });

  test('lists donations newest first, without anonymous names and private amounts', async () => {
    const { body, pages } = await donations(`/user/${publicId(ada)}/donations`);
    const id = expect.any(String);
    expect(body).toEqual([
      {
        id,
        name: null,
        isAnonymous: true,
        amount: 5_000,
        isAmountVisible: true,
        message: null,
        givenAt: day(3).toISOString(),
      },
      {
        id,
        name: 'Quiet Quinn',
        isAnonymous: false,
        amount: null,
        isAmountVisible: false,
        message: null,
        givenAt: day(2).toISOString(),
      },
      {
        id,
        name: 'Plain Jane',
        isAnonymous: false,
        amount: 5_000,
        isAmountVisible: true,
        message: 'Go!',
        givenAt: day(1).toISOString(),
      },
    ]);
    expect(pages).toEqual([1, 20, 3, 3]);
    expect((await donations(`/user/${publicId(ada)}/donations`, other)).body).toEqual(body);
  });

  test('shows the recipient all names and amounts', async () => {
    const { body, names } = await donations(`/user/${publicId(ada)}/donations`, ada);
    expect(names).toEqual(['Hidden Hal', 'Quiet Quinn', 'Plain Jane']);
    expect(body.map(({ amount }) => amount)).toEqual([5_000, 5_000, 5_000]);
  });

  test('returns pages, an empty page after the last one, and 400 for an invalid page', async () => {
    const second = await donations(`/user/${publicId(ada)}/donations?page=2&limit=2`);
    expect([second.names, second.pages]).toEqual([['Plain Jane'], [2, 2, 1, 3]]);
    const beyond = await donations(`/user/${publicId(ada)}/donations?page=100000`);
    expect([beyond.names, beyond.pages]).toEqual([[], [100_000, 20, 0, 3]]);
    for (const query of ['page=0', 'page=999999', 'page=two', 'limit=101'])
      expect(refused(await api.send('GET', `/user/${publicId(ada)}/donations?${query}`))).toBe(
        '400 validation-failed',
      );
  });

  test('a hidden list, empty or not, answers 404 donor-list-private to all callers except its owner', async () => {
    await hide(ada, false);
    await hide(other, false);
    const nobody = await newPerson(api.store.db);
    await hide(nobody, false);
    for (const person of [ada, nobody])
      for (const as of [undefined, other])
        for (const path of ['donations', 'donations/all'])
          expect(refused(await api.send('GET', `/user/${publicId(person)}/${path}`, as ? { as } : {}))).toBe(
            '404 donor-list-private',
          );
    expect((await donations(`/user/${publicId(ada)}/donations`, ada)).names).toHaveLength(3);
    expect((await donations(`/user/${publicId(ada)}/donations/all`, ada)).names).toHaveLength(3);
    await hide(ada, true);
  });

  test('lists the remaining amount of a donation after a partial refund', async () => {
    const person = await newPerson(api.store.db);
    const account: Account = {
      kind: 'recipient',
      ownerType: 'User',
      ownerId: person.personId,
      eventYear: 2027,
    };
    const reference = await give({ person }, 'Partly Back', { amount: 30_000 });
    await api.store.db.transaction().execute(async (trx) => {
      const { transactionId } = await post(trx, api.clock, {
        kind: 'donation',
        reference,
        debits: [{ account: { kind: 'clearing', eventYear: 2027 }, amount: 30_000 }],
        credits: [{ account, amount: 30_000 }],
      });
      await takeBack(trx, api.clock, {
        transactionId,
        kind: 'donation-refund',
        reference: `back-${reference}`,
        amount: 12_000,
      });
    });
    const { body } = await donations(`/user/${publicId(person)}/donations`);
    expect(body.map(({ amount }) => amount)).toEqual([18_000]);
    const page = await api.send<{ fundraising: object }>('GET', `/user/${publicId(person)}`);
    expect(page.body.fundraising).toMatchObject({ raised: 18_000 });
  });

  test('omits refunded donations, and shows other years only in the list of all years', async () => {
    const fund: Account = { kind: 'recipient', ownerType: 'User', ownerId: ada.personId, eventYear: 2027 };
    const id = await give({ person: ada }, 'Twice By Mistake', { day: 4 });
    expect((await donations(`/user/${publicId(ada)}/donations`)).names).toHaveLength(4);
    await api.store.db.transaction().execute(async (trx) => {
      const { transactionId } = await post(trx, api.clock, {
        kind: 'donation',
        reference: id,
        debits: [{ account: { kind: 'clearing', eventYear: 2027 }, amount: 5_000 }],
        credits: [{ account: fund, amount: 5_000 }],
      });
      await reverse(trx, api.clock, { transactionId, kind: 'refund' });
    });
    const lastYear = eventRow(2026);
    await insertRows(api.store.db, 'event', lastYear);
    await give({ person: ada }, 'Last Year', { day: 5, eventId: lastYear.id });
    const { names, pages } = await donations(`/user/${publicId(ada)}/donations`);
    expect(names).toEqual([null, 'Quiet Quinn', 'Plain Jane']);
    expect(pages[3]).toBe(3);
    const ever = await donations(`/user/${publicId(ada)}/donations/all?limit=2`);
    expect([ever.names, ever.pages]).toEqual([
      ['Last Year', null],
      [1, 2, 2, 4],
    ]);

    // Earlier years are private while the person hides their achievements.
    const showAchievements = (isShown: boolean) =>
      rowsOf(api.store.db, 'person', { id: ada.personId }).update({ isAchievementsInvisible: !isShown });
    await showAchievements(false);
    const path = `/user/${publicId(ada)}/donations/all`;
    expect((await donations(path)).names).toEqual([null, 'Quiet Quinn', 'Plain Jane']);
    expect((await donations(path, other)).pages[3]).toBe(3);
    expect((await donations(path, ada)).names).toContain('Last Year');
    await showAchievements(true);
  });

  test('answers 404 for an unknown person and 400 for an invalid name', async () => {
    expect(refused(await api.send('GET', '/user/nobody-here/donations'))).toBe('404 person-not-found');
    expect(refused(await api.send('GET', '/user/Not%20A%20Name/donations'))).toBe('400 validation-failed');
  });
});

describe('Donations to a peloton', () => {
  const path = `/peloton/${ids.orrinCrew}/donations`;
  let captain: Person;
  let asking: Person;
  beforeAll(async () => {
    captain = await newPerson(api.store.db);
    asking = await newPerson(api.store.db);
    await joinPeloton(
      api.store.db,
      ids.orrinCrew,
      [
        { person: captain, role: 'captain' },
        { person: ada, role: 'member' },
        { person: asking, role: 'admin', isPending: true },
      ],
      { joinedAt: day(1) },
    );
    await give({ pelotonId: ids.orrinCrew }, 'Crew Friend', { isAnonymous: true, isAmountVisible: false });
    await give({ pelotonId: ids.mossRiders }, 'Moss Friend');
  });

  const display = (displayDonations: boolean) =>
    rowsOf(api.store.db, 'peloton', { id: ids.orrinCrew }).update({ displayDonations });

  test('shows the list to all visitors, and hidden names and amounts only to the captain', async () => {
    for (const as of [undefined, ada, asking]) expect((await donations(path, as)).names).toEqual([null]);
    const { body } = await donations(path, captain);
    expect(body.map(({ name, amount }) => [name, amount])).toEqual([['Crew Friend', 5_000]]);
  });

  test('shows the list only to the captain when the peloton hides its donations', async () => {
    await display(false);
    for (const as of [undefined, ada, asking])
      expect(refused(await api.send('GET', path, as ? { as } : {}))).toBe('404 donor-list-private');
    expect((await donations(path, captain)).names).toEqual(['Crew Friend']);
    await display(true);
  });

  test('answers 404 peloton-not-found for an unknown peloton', async () => {
    expect(refused(await api.send('GET', `/peloton/${randomUUID()}/donations`))).toBe(
      '404 peloton-not-found',
    );
  });
});

describe('The donor’s address', () => {
  const area = { postalCode: '26101', country: 'US' };
  const whole = donation().donor.address;
  const from = (address: DonationRequest['donor']['address'], more: Partial<DonationRequest> = {}) => {
    const { amount = 5_000 } = more;
    const donor = { ...donation().donor, address };
    return donation({ isFeeCovered: false, charge: amount, ...more, donor });
  };
  const payPal = { type: 'PayPalAccount' as const, nonce: 'fake-paypal-one-time-nonce', isKept: false };
  const monthly = { frequency: 'Monthly' as const };
  const grant = { payment: { chariotSession: approval() } };

  test.each([
    ['a PayPal donation without an address', from(null, { payment: payPal })],
    ['a card donation with a postal code and a country', from(area)],
    ['a donation a cent below $1,000 with a postal code and a country', from(area, { amount: 99_999 })],
    ['a monthly donation with the whole address', from(whole, monthly)],
    ['a donation of $1,000 with the whole address', from(whole, { amount: 100_000 })],
    ['a grant of $1,000 without an address', from(null, { amount: 100_000, ...grant })],
  ])('accepts %s', async (_, body) => {
    const { status, body: outcome } = await giver(api).send(body);
    expect([status, outcome.receipt?.amount]).toEqual([201, body.amount]);
  });

  test.each([
    ['a monthly donation without an address', from(null, monthly)],
    ['a monthly donation with a postal code and a country', from(area, monthly)],
    ['a donation of $1,000 without an address', from(null, { amount: 100_000, payment: payPal })],
    ['a donation of $1,000 with a postal code and a country', from(area, { amount: 100_000 })],
  ])('rejects %s with 400, and charges nothing', async (_, body) => {
    const before = await moneyIn(api.store.db);
    const answer = await giver(api).send(body);
    expect([refused(answer), answer.body.fields?.map(({ path }) => path)]).toEqual([
      '400 validation-failed',
      ['/body/donor/address/address'],
    ]);
    expect(await moneyIn(api.store.db)).toEqual(before);
  });

  test.each([
    ['a whole address with an empty postal code', { ...whole, postalCode: '' }, ['postalCode']],
    ['a whole address without a city', { ...whole, city: undefined }, ['city']],
    ['an empty postal code with a country', { ...area, postalCode: '' }, ['postalCode']],
  ])('names only the broken fields of %s', async (_, address, broken) => {
    const answer = await giver(api).send(from(address as typeof area, {}));
    expect([refused(answer), answer.body.fields?.map(({ path }) => path)]).toEqual([
      '400 validation-failed',
      broken.map((name) => `/body/donor/address/${name}`),
    ]);
  });

  test.each([['no address', null] as const, ['a postal code and a country', area] as const])(
    'a payment method that is saved with %s adds no address to the person',
    async (_, address) => {
      const donor = await newPerson(api.store.db);
      const payment = { ...card('fake-valid-visa-nonce'), isKept: true };
      expect((await giver(api).send(from(address, { payment }), randomUUID(), donor)).status).toBe(201);
      const home = await api.store.db
        .selectFrom('person')
        .innerJoin('savedPaymentMethod', 'savedPaymentMethod.personId', 'person.id')
        .select(['address', 'city', 'state', 'postalCode', 'country'])
        .where('person.id', '=', donor.personId)
        .execute();
      expect(home).toEqual([{ address: null, city: null, state: null, postalCode: null, country: null }]);
    },
  );
});

describe('Recurring donations in the demo data', () => {
  test('the rider has two active recurring donations and the captain a paused one', async () => {
    const demo = await startApi({ start: '2026-11-20T15:00:00Z' });
    try {
      await seed(demo.platform);
      const donationsOf = async (email: string) => {
        const as = await rowsOf(demo.store.db, 'person', { emailAddress: email }).readOne('oid');
        const path = '/user/donations/given/recurring/active';
        const { body } = await demo.send<Schemas['RecurringDonation'][]>('GET', path, { as });
        return body;
      };
      const visa = {
        type: 'CreditCard',
        brand: 'Visa',
        last4: '1111',
        expirationMonth: 12,
        expirationYear: 2034,
      };
      const mayas = await donationsOf('rider@example.org');
      expect(mayas).toHaveLength(2);
      for (const { state, nextOn, dayOfMonth, givenCount, givenAmount, amount, paymentMethod } of mayas) {
        expect({ state, givenCount, givenAmount, paymentMethod }).toEqual({
          state: 'active',
          givenCount: 1,
          givenAmount: amount,
          paymentMethod: visa,
        });
        expect(nextOn).toMatch(new RegExp(`-${String(dayOfMonth).padStart(2, '0')}$`));
      }
      expect((await donationsOf('captain@example.org')).map(({ state, nextOn }) => [state, nextOn])).toEqual([
        ['paused', null],
      ]);
      expect(await donationsOf('new@example.org')).toEqual([]);
    } finally {
      await demo.close();
    }
  });
});
