import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { TestCaller } from '#test/support/api.ts';
import { insertDonation } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { eventRow, ids } from '#test/support/event/event-rows.ts';
import { joinPeloton, newPeloton, newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { refused } from '#test/support/event/registration.ts';
import {
  attribute,
  commitTo,
  deskMember,
  deskPerson,
  raise,
} from '#test/support/member-desk/desk-members.ts';
import { insertRows } from '#test/support/rows.ts';

const { api } = givenEvent();
const lastYear = randomUUID();
let pelotonId: string;
let captain: Person;
let admin: Person;
let zoe: Person;
let otherCaptain: Person;

const secret = {
  emailAddress: 'canary-address@example.org',
  phone: '+13045550199',
  birthDate: '1961-02-03',
  address: '4711 Canary Lane',
  city: 'Canaryville',
  employerName: 'Canary Works',
  cancerType: 'canary carcinoma',
  isCancerSurvivor: true,
};

beforeAll(async () => {
  const { db } = api.store;
  await insertRows(db, 'event', { ...eventRow(2026), id: lastYear, fundraisingDeadline: '2026-10-15' });
  pelotonId = await newPeloton(db, []);
  captain = await deskPerson(api, { first: 'Cora', last: 'Captain' });
  await joinPeloton(db, pelotonId, [{ person: captain, role: 'captain' }]);
  admin = await deskMember(api, pelotonId, {
    first: 'Abe',
    last: 'Admin',
    role: 'admin',
    committed: 250_000,
    raised: 100_000,
  });
  zoe = await deskMember(
    api,
    pelotonId,
    { first: 'Zoë', last: 'Ångström', committed: 100_000, raised: 130_050, more: secret },
    { joinedAt: new Date('2027-01-15T09:00:00Z') },
  );
  await deskMember(api, pelotonId, { first: '佐藤', last: '花子', committed: 120_000 });
  await raise(api, 'Peloton', pelotonId, 40_000);
  await attribute(api, pelotonId, admin.personId, 15_025);
  await joinPeloton(db, pelotonId, [{ person: zoe, role: 'captain' }], {
    eventId: lastYear,
    joinedAt: new Date('2026-02-01'),
  });
  await commitTo(db, zoe.personId, 90_000, lastYear);
  await raise(api, 'User', zoe.personId, 60_000, 2026);
  await insertDonation(db, {
    to: { person: zoe },
    from: admin,
    name: 'Canary Donor',
    email: secret.emailAddress,
  });
  otherCaptain = await newPerson(db);
  await newPeloton(db, [{ person: otherCaptain, role: 'captain' }]);
});

const list = (query = '', as: TestCaller = captain) =>
  api.send<Schemas['DeskMember'][]>('GET', `/peloton/${pelotonId}/members/all${query}`, { as });
const names = async (query: string) => (await list(query)).body.map(({ firstName }) => firstName);

describe('members/all', () => {
  test('tells captain and admins each column to the cent, with what is missing, needed a week, and beyond', async () => {
    const { status, body, headers } = await list();
    expect(status).toBe(200);
    expect(headers['pagination-total']).toBe('4');
    const plain = {
      profileImageUrl: null,
      year: 2027,
      participantTypes: {
        isChallenger: false,
        isVolunteer: false,
        registeredRides: [{ rideType: 'signature' }],
      },
      routes: [{ rideType: 'signature', name: expect.any(String) }],
      joinedAt: '2027-02-01T00:00:00.000Z',
      owed: 0,
    };
    // 214 days are left: 31 weeks, the current one included.
    expect(body.find(({ firstName }) => firstName === 'Abe')).toEqual({
      ...plain,
      publicId: publicId(admin),
      firstName: 'Abe',
      lastName: 'Admin',
      role: 'admin',
      committed: 250_000,
      raised: 115_025,
      attributed: 15_025,
      missing: 134_975,
      neededPerWeek: Math.ceil(134_975 / 31),
      surplus: 0,
    });
    expect(body.find(({ firstName }) => firstName === 'Zoë')).toEqual({
      ...plain,
      publicId: publicId(zoe),
      firstName: 'Zoë',
      lastName: 'Ångström',
      role: 'member',
      joinedAt: '2027-01-15T09:00:00.000Z',
      committed: 100_000,
      raised: 130_050,
      attributed: 0,
      missing: 0,
      neededPerWeek: 0,
      surplus: 30_050,
    });
    expect((await list('', admin)).body).toEqual(body);
  });

  test('agrees with fund sharing, which reads the same sums', async () => {
    const { body } = await api.send<{ publicId: string; missing: number; raised: number }[]>(
      'GET',
      `/fundsharing/peloton/${pelotonId}/recipients?limit=100`,
      { as: captain },
    );
    const sums = (rows: typeof body) =>
      new Map(rows.map(({ publicId, missing, raised }) => [publicId, { missing, raised }]));
    expect(sums(body)).toEqual(sums((await list()).body));
  });

  test('sorts by each column in both directions, those alike by name', async () => {
    expect(await names('?sort=raised')).toEqual(['Zoë', 'Abe', 'Cora', '佐藤']);
    expect(await names('?sort=raised&direction=asc')).toEqual(['Cora', '佐藤', 'Abe', 'Zoë']);
    expect(await names('?sort=committed')).toEqual(['Abe', '佐藤', 'Zoë', 'Cora']);
    expect(await names('?sort=missing')).toEqual(['Abe', '佐藤', 'Cora', 'Zoë']);
    expect(await names('?sort=joined')).toEqual(['Zoë', 'Abe', 'Cora', '佐藤']);
    expect(await names('?sort=joined&direction=desc')).toEqual(['Abe', 'Cora', '佐藤', 'Zoë']);
    expect(await names('?direction=desc')).toEqual((await names('')).toReversed());
    expect((await names('')).slice(0, 2)).toEqual(['Abe', 'Cora']);
  });

  test('finds the beginnings of words of a name, accents forgiven', async () => {
    expect(await names('?search=zoe')).toEqual(['Zoë']);
    expect(await names('?search=angst%20ZO')).toEqual(['Zoë']);
    expect(await names(`?search=${encodeURIComponent('佐')}`)).toEqual(['佐藤']);
    expect(await names('?search=oe')).toEqual([]);
    expect(await names('?search=zoeang')).toEqual(['Zoë']);
    expect(await names('?search=zo%20e')).toEqual(['Zoë']);
    expect(await names('?search=%25')).toHaveLength(4);
  });

  test('shows only those who are short, or those with a surplus', async () => {
    expect(await names('?show=missing&sort=missing')).toEqual(['Abe', '佐藤']);
    const { body, headers } = await list('?show=surplus');
    expect(body.map(({ firstName }) => firstName)).toEqual(['Zoë']);
    expect(headers['pagination-total']).toBe('1');
  });

  test('reads one page at a time, and tells the total on a page behind the last', async () => {
    const { body: all } = await list();
    expect((await list('?limit=3&page=2')).body).toEqual(all.slice(3));
    const { body, headers } = await list('?page=100000');
    expect({ body, total: headers['pagination-total'] }).toEqual({ body: [], total: '4' });
  });

  test('shows an earlier year, or all, to those who were in it, with nothing to raise any more', async () => {
    expect((await list('?year=2026')).body).toEqual([]);
    expect((await list('?year=all&search=zoe')).body.map(({ year }) => year)).toEqual([2027]);
    await joinPeloton(api.store.db, pelotonId, [{ person: captain, role: 'member' }], {
      eventId: lastYear,
      joinedAt: new Date('2026-02-02'),
    });
    const [before] = (await list('?year=2026&search=zoe')).body;
    expect(before).toMatchObject({
      firstName: 'Zoë',
      year: 2026,
      role: 'captain',
      committed: 90_000,
      raised: 60_000,
      missing: 30_000,
      neededPerWeek: null,
    });
    const { body } = await list('?year=all&search=zoe');
    expect(body.map(({ year }) => year)).toEqual([2027, 2026]);
    expect((await list('?year=1999')).body).toEqual([]);
  });

  test('refuses members, other captains and strangers, and an unknown sort', async () => {
    for (const as of [zoe, otherCaptain])
      for (const path of ['members/all', 'desk', 'members/csv', 'members/all/csv'])
        expect(refused(await api.send('GET', `/peloton/${pelotonId}/${path}`, { as }))).toBe(
          '403 peloton-not-yours',
        );
    expect((await api.send('GET', `/peloton/${pelotonId}/members/all`)).status).toBe(401);
    expect(refused(await api.send('GET', `/peloton/${randomUUID()}/desk`, { as: captain }))).toBe(
      '403 peloton-not-yours',
    );
    expect(refused(await list('?sort=email'))).toBe('400 validation-failed');
    expect(refused(await list('?year=everything'))).toBe('400 validation-failed');
  });

  test('contains no private data of members', async () => {
    const answers = await Promise.all(
      ['members/all?year=all', 'desk', 'members/csv', 'members/all/csv', 'logbook'].map((path) =>
        api.send('GET', `/peloton/${pelotonId}/${path}`, { as: captain }),
      ),
    );
    const said = JSON.stringify(answers);
    expect(said).toContain('Ångström');
    expect(said).not.toContain('Canary Donor');
    for (const value of Object.values(secret).filter((one) => typeof one === 'string'))
      expect(said).not.toContain(value);
    expect(said).not.toMatch(/survivor/i);
  });
});

describe('desk', () => {
  const desk = () => api.send<Schemas['MemberDesk']>('GET', `/peloton/${pelotonId}/desk`, { as: captain });

  test('tells what the members have together, the fund, and how much time is left', async () => {
    await joinPeloton(api.store.db, pelotonId, [
      { person: await newPerson(api.store.db), role: 'member', isPending: true },
    ]);
    const { status, body } = await desk();
    expect(status).toBe(200);
    expect({ ...body, newest: [] }).toEqual({
      pelotonId,
      pelotonName: expect.stringMatching(/^Crew /),
      currentEventName: 'Product 2027',
      year: 2027,
      role: 'captain',
      membersCount: 4,
      completeFrom: 5,
      memberRequestCount: 1,
      committed: 470_000,
      raised: 245_075,
      owed: 0,
      missing: 254_975,
      missingCount: 2,
      neededPerWeek: Math.ceil(254_975 / 31),
      surplus: 30_050,
      surplusCount: 1,
      fund: 24_975,
      fundraisingDeadline: '2027-10-01',
      daysLeft: 214,
      weeksLeft: 31,
      offer: null,
      lettersLeft: 3,
      newest: [],
    });
  });

  test('names the open offer of the captaincy, and has no weeks left after the deadline', async () => {
    const offer = { pelotonId, eventId: ids.event, captainId: captain.personId, offeredTo: admin.personId };
    await insertRows(api.store.db, 'captaincyOffer', {
      ...offer,
      offeredAt: new Date('2027-03-01'),
      expiresAt: new Date('2027-03-08'),
    });
    expect((await desk()).body.offer).toEqual({
      offeredTo: { publicId: publicId(admin), firstName: 'Abe', lastName: 'Admin' },
      offeredAt: '2027-03-01T00:00:00.000Z',
      expiresAt: '2027-03-08T00:00:00.000Z',
    });
    const now = api.clock.now().toISOString();
    api.clock.set('2027-10-01T16:00:00Z');
    expect((await desk()).body).toMatchObject({ daysLeft: 0, weeksLeft: 1, neededPerWeek: 254_975 });
    api.clock.set('2027-10-02T16:00:00Z');
    expect((await desk()).body).toMatchObject({ daysLeft: null, weeksLeft: null, neededPerWeek: null });
    api.clock.set(now);
  });
});
