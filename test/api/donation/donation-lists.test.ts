import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { type Account, post, reverse } from '#server/ledger/ledger.ts';
import type { TestCaller } from '#test/support/api.ts';
import { type DonationRow, insertDonation } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { eventRow, ids } from '#test/support/event/event-rows.ts';
import { joinPeloton, newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { refused } from '#test/support/event/registration.ts';
import { insertRows } from '#test/support/rows.ts';

type Given = Schemas['GivenDonation'];
type Received = Schemas['ReceivedDonation'];

const { api } = givenEvent();
let ada: Person;
let dora: Person;
let other: Person;
const lastYear = randomUUID();
beforeAll(async () => {
  const { db } = api.store;
  [ada, dora, other] = [await newPerson(db), await newPerson(db), await newPerson(db)];
  await insertRows(db, 'event', { ...eventRow(2026), id: lastYear });
});

const at = (day: number) => `2027-02-${String(day).padStart(2, '0')}T10:00:00.000Z`;

type GivenRow = Omit<DonationRow, 'to' | 'givenAt'> & { day?: number };

const give = (to: DonationRow['to'], { day = 1, amount = 5_000, ...given }: GivenRow = {}) =>
  insertDonation(api.store.db, { to, ...given, amount, charge: amount + 181, givenAt: new Date(at(day)) });

/** Books the donation, and refunds it in full. */
const takeBack = (person: Person, reference: string) => {
  const account: Account = {
    kind: 'recipient',
    ownerType: 'User',
    ownerId: person.personId,
    eventYear: 2027,
  };
  return api.store.db.transaction().execute(async (trx) => {
    const { transactionId } = await post(trx, api.clock, {
      kind: 'donation',
      reference,
      debits: [{ account: { kind: 'clearing', eventYear: 2027 }, amount: 5_181 }],
      credits: [
        { account, amount: 5_000 },
        { account: { kind: 'partners', eventYear: 2027 }, amount: 181 },
      ],
    });
    await reverse(trx, api.clock, { transactionId, kind: 'refund' });
  });
};

const list = async <Item>(path: string, as: TestCaller) => {
  const { status, headers, body } = await api.send<Item[]>('GET', path, { as });
  expect(status).toBe(200);
  const pages = ['page', 'limit', 'count', 'total'].map((name) => Number(headers[`pagination-${name}`]));
  return { body, pages };
};

/** The rows of a table as cells; no cell of these tests holds a quote. */
const table = async (path: string, as: TestCaller) => {
  const { status, headers, body } = await api.send<string>('GET', path, { as });
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/csv; charset=utf-8' });
  expect(body.startsWith('\uFEFF"Date",')).toBe(true);
  expect(body.endsWith('"\r\n')).toBe(true);
  const rows = body.slice(1).trimEnd().split('\r\n');
  return { file: headers['content-disposition'], rows: rows.map((row) => row.slice(1, -1).split('","')) };
};

describe('Donations given by a person', () => {
  const path = '/user/donations/given';
  let taken: string;
  beforeAll(async () => {
    taken = await give({ person: ada }, { from: dora, day: 1 });
    await takeBack(ada, taken);
    await give({ pelotonId: ids.orrinCrew }, { from: dora, day: 2, isAnonymous: true });
    await give(null, { email: dora.emailAddress.toUpperCase(), day: 3, name: 'D. D.' });
    await give({ person: ada }, { from: dora, day: 4, eventId: lastYear });
    // Given with another person's account in her name: it belongs to the account.
    await give({ person: ada }, { from: other, email: dora.emailAddress, day: 5, name: 'Not Dora' });
  });

  test('lists donations by account or e-mail address, newest first, with fee and refund', async () => {
    const { body, pages } = await list<Given>(path, dora);
    const common = {
      id: expect.any(String),
      number: expect.stringMatching(/^2027-\d{6}$/),
      frequency: 'Once',
    };
    const money = { amount: 5_000, fee: 181, charge: 5_181, organizationName: null, isOffline: false };
    expect(body).toEqual([
      {
        ...common,
        ...money,
        recipient: { recipientType: 'General', id: null, name: null },
        refundedAmount: 0,
        publicName: 'D. D.',
        isAnonymous: false,
        givenAt: at(3),
      },
      {
        ...common,
        ...money,
        recipient: { recipientType: 'Peloton', id: ids.orrinCrew, name: 'Orrin Crew' },
        refundedAmount: 0,
        publicName: null,
        isAnonymous: true,
        givenAt: at(2),
      },
      {
        ...common,
        ...money,
        id: taken,
        recipient: { recipientType: 'User', id: publicId(ada), name: expect.any(String) },
        refundedAmount: 5_181,
        publicName: 'Dora Donor',
        isAnonymous: false,
        givenAt: at(1),
      },
    ]);
    expect(pages).toEqual([1, 20, 3, 3]);
  });

  test('returns the donations of all years in pages', async () => {
    const all = await list<Given>(`${path}/all?limit=2`, dora);
    expect([all.body.map(({ givenAt }) => givenAt), all.pages]).toEqual([
      [at(4), at(3)],
      [1, 2, 2, 4],
    ]);
    const second = await list<Given>(`${path}/all?limit=2&page=2`, dora);
    expect([second.body.map(({ givenAt }) => givenAt), second.pages]).toEqual([
      [at(2), at(1)],
      [2, 2, 2, 4],
    ]);
    expect((await list<Given>(`${path}/all`, ada)).body).toEqual([]);
  });

  test('exports the donations of all years as CSV', async () => {
    const { file, rows } = await table('/user/donations/csv/given/all', dora);
    expect(file).toBe('attachment; filename="gifts-given.csv"');
    expect(rows[0]).toEqual([
      ...['Date', 'Receipt', 'Given to', 'Kind', 'Organization'],
      ...['Gift (USD)', 'Fee covered (USD)', 'Charged (USD)', 'Refunded (USD)', 'Anonymous'],
    ]);
    expect(rows.slice(1).map(([date, , ...rest]) => [date, ...rest])).toEqual([
      ['2027-02-04', expect.any(String), 'Once', '', '50.00', '1.81', '51.81', '0.00', 'No'],
      ['2027-02-03', 'the general fund', 'Once', '', '50.00', '1.81', '51.81', '0.00', 'No'],
      ['2027-02-02', 'Orrin Crew', 'Once', '', '50.00', '1.81', '51.81', '0.00', 'Yes'],
      ['2027-02-01', expect.any(String), 'Once', '', '50.00', '1.81', '51.81', '51.81', 'No'],
    ]);
  });
});

test('a recipient’s CSV names anonymous donors but no e-mail address, by year or for all years', async () => {
  const person = await newPerson(api.store.db);
  await give({ person }, { from: dora, name: 'Anonyma', isAnonymous: true, day: 2, message: '=1+1' });
  await give({ person }, { name: '@Cheque', isOffline: true, day: 1, amount: 123_456 });
  await give({ person }, { name: 'Earlier', eventId: lastYear, day: 3 });
  const ofYear = await table('/user/donations/csv/received/currentyear', person);
  expect(ofYear).toEqual({
    file: 'attachment; filename="gifts-received-2027.csv"',
    rows: [
      [
        'Date',
        'Year',
        'Given by',
        'Anonymous to others',
        'Kind',
        'Gift (USD)',
        'Taken back (USD)',
        'Message',
      ],
      ['2027-02-02', '2027', 'Anonyma', 'Yes', 'Once', '50.00', '0.00', "'=1+1"],
      ['2027-02-01', '2027', "'@Cheque", 'No', 'Cheque', '1234.56', '0.00', ''],
    ],
  });
  const ever = await table('/user/donations/csv/received/all', person);
  expect(ever.file).toBe('attachment; filename="gifts-received-all-years.csv"');
  expect(ever.rows.slice(1).map(([, year, name]) => [year, name])).toEqual([
    ['2026', 'Earlier'],
    ['2027', 'Anonyma'],
    ['2027', "'@Cheque"],
  ]);
  expect(JSON.stringify([ofYear, ever])).not.toContain(dora.emailAddress);
  expect((await table('/user/donations/csv/received/all', other)).rows).toHaveLength(1);
});

describe('Donations received by a peloton', () => {
  const path = `/peloton/${ids.mossRiders}/donations`;
  const paths = ['private', 'private/all', 'csv/received', 'csv/received/all'].map((end) => `${path}/${end}`);
  let captain: Person;
  let admin: Person;
  let member: Person;
  let asking: Person;
  let former: Person;
  beforeAll(async () => {
    const { db } = api.store;
    [captain, admin, member] = [await newPerson(db), await newPerson(db), await newPerson(db)];
    [asking, former] = [await newPerson(db), await newPerson(db)];
    await joinPeloton(
      db,
      ids.mossRiders,
      [
        { person: captain, role: 'captain' },
        { person: admin, role: 'admin' },
        { person: member, role: 'member' },
        { person: asking, role: 'admin', isPending: true },
      ],
      { joinedAt: new Date(at(1)) },
    );
    await joinPeloton(db, ids.mossRiders, [{ person: former, role: 'captain' }], {
      eventId: lastYear,
      joinedAt: new Date(at(1)),
    });
    await give(
      { pelotonId: ids.mossRiders },
      { from: dora, name: 'Quiet', isAnonymous: true, message: 'Go!' },
    );
    await give({ pelotonId: ids.mossRiders }, { name: 'Earlier', eventId: lastYear, day: 2 });
  });

  test('shows the captain and an admin all names, amounts and CSV files', async () => {
    for (const as of [captain, admin]) {
      const { body, pages } = await list<Received>(`${path}/private`, as);
      expect(body).toEqual([
        {
          id: expect.any(String),
          name: 'Quiet',
          isAnonymous: true,
          amount: 5_000,
          isAmountVisible: true,
          refundedAmount: 0,
          frequency: 'Once',
          isOffline: false,
          message: 'Go!',
          givenAt: at(1),
          eventYear: 2027,
        },
      ]);
      expect(pages).toEqual([1, 20, 1, 1]);
      const all = await list<Received>(`${path}/private/all`, as);
      expect(all.body.map(({ name, eventYear }) => [name, eventYear])).toEqual([
        ['Earlier', 2026],
        ['Quiet', 2027],
      ]);
      const { file, rows } = await table(`${path}/csv/received`, as);
      expect([file, rows.length]).toEqual(['attachment; filename="gifts-to-moss-riders-2027.csv"', 2]);
      const ever = await table(`${path}/csv/received/all`, as);
      expect([ever.file, ever.rows.length]).toEqual([
        'attachment; filename="gifts-to-moss-riders-all-years.csv"',
        3,
      ]);
    }
  });

  test('rejects visitors with 401; donors, members, pending admins, former captains with 403', async () => {
    for (const one of paths) {
      expect(refused(await api.send('GET', one))).toBe('401 sign-in-required');
      for (const as of [dora, member, asking, former, other])
        expect(refused(await api.send('GET', one, { as }))).toBe('403 peloton-not-yours');
    }
  });
});

test('the CSV of 20,000 donations is complete and in order, also when many share one timestamp', async () => {
  const person = await newPerson(api.store.db);
  await sql`
    insert into donation (
      id, event_id, recipient_type, recipient_person_id, donor_type, donor_name, donor_email, is_anonymous, is_amount_visible,
      frequency, amount, charge, given_at
    )
    select gen_random_uuid(), ${ids.event}, 'User', ${person.personId}, 'Individual', 'Donor ' || n, n || '@example.org', false, true,
      'Once', 1000 + n, 1000 + n, timestamptz '2027-02-01' + (n / 1500) * interval '1 microsecond'
    from generate_series(1, 20000) n`.execute(api.store.db);
  const { rows } = await table('/user/donations/csv/received/all', person);
  const amounts = rows.slice(1).map(([, , name, , , amount]) => [name, amount]);
  expect(amounts).toHaveLength(20_000);
  expect(Object.fromEntries(amounts)).toEqual(
    Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [`Donor ${index + 1}`, ((1001 + index) / 100).toFixed(2)]),
    ),
  );
  const groups = amounts.map(([name]) => Math.floor(Number(name?.slice('Donor '.length)) / 1500));
  expect(groups).toEqual([...groups].sort((a, b) => b - a));
});
