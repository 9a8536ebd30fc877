import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { startApi } from '#test/support/api.ts';
import { eventRow } from '#test/support/event/event-rows.ts';
import { newPerson, publicId } from '#test/support/event/people.ts';
import { given } from '#test/support/given.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

type Problem = Schemas['Problem'];

const now = '2026-11-20T15:00:00.000Z';
let event: Schemas['Event'];

const api = given(() => startApi({ start: now, hasDemo: true }));
beforeEach(async () => {
  api.clock.set(now);
  event = (await api.send<Schemas['Event']>('GET', '/event')).body;
});

const ride = (rideType: 'signature' | 'gravel'): string =>
  event.rides.find((each) => each.rideType === rideType)?.id ?? '';

const routes = async (rideType: 'signature' | 'gravel', only = ''): Promise<Schemas['RideRoute'][]> =>
  (await api.send<Schemas['RideRoute'][]>('GET', `/ride/${ride(rideType)}/routes${only}`)).body;

const routeNamed = async (name: string): Promise<Schemas['RideRoute'] | undefined> =>
  [...(await routes('signature')), ...(await routes('gravel'))].find((route) => route.name === name);

const personOf = (email: string) =>
  api.platform.db
    .selectFrom('person')
    .selectAll()
    .where('emailAddress', '=', email)
    .executeTakeFirstOrThrow();

const as = async (email: string) => ({ oid: (await personOf(email)).oid });

/** A registration without a place yet: every place that a test holds is held for it. */
const halfway = async (): Promise<string> => {
  const { id } = await personOf('halfway@example.org');
  const { id: registration } = await rowsOf(api.platform.db, 'registration', {
    personId: id,
    state: 'in-progress',
  }).readOne('id');
  return registration;
};

describe('GET /event', () => {
  test('names the current event, its dates and rides', () => {
    const { raised, participants, rides, ...rest } = event;
    expect(rest).toEqual({
      id: expect.any(String),
      name: 'Product 2027',
      year: 2027,
      place: 'Tamarack Falls, Hollin Valley',
      timeZone: 'America/New_York',
      startsOn: '2027-08-28',
      endsOn: '2027-09-25',
      registrationOpensAt: '2026-10-01T14:00:00.000Z',
      registrationClosesAt: '2027-08-15T23:00:00.000Z',
      isRegistrationOpen: true,
      fundraisingDeadline: '2027-10-15',
      fundSharingEnds: '2027-10-20',
      goal: 20_000_000,
    });
    expect(raised).toBeGreaterThan(2_000_000);
    expect(participants).toBe(116);
    expect(
      rides.map(({ rideType, routeCount, feeFrom, commitmentFrom, longestMiles }) => ({
        rideType,
        routeCount,
        feeFrom,
        commitmentFrom,
        longestMiles,
      })),
    ).toEqual([
      { rideType: 'signature', routeCount: 5, feeFrom: 7_500, commitmentFrom: 75_000, longestMiles: 181.2 },
      { rideType: 'gravel', routeCount: 3, feeFrom: 6_000, commitmentFrom: 50_000, longestMiles: 63.7 },
    ]);
  });

  test('the raised amount equals the current year’s donations less refunds', async () => {
    const donations = await sql<{ sum: number }>`
      select coalesce(sum(amount), 0) as sum from donation d join event e on e.id = d.event_id where e.is_current
    `.execute(api.platform.db);
    const refunded = await sql<{ sum: number }>`
      select coalesce(sum(n.amount), 0) as sum from ledger_transaction t
      join ledger_entry n on n.transaction_id = t.id
      join ledger_account a on a.id = n.account_id
      where t.kind = 'refund' and a.kind = 'recipient' and a.event_year = 2027
    `.execute(api.platform.db);
    expect(event.raised).toBe((donations.rows[0]?.sum ?? 0) - (refunded.rows[0]?.sum ?? 0));
  });

  test.each([
    ['is closed 1 ms before it opens', '2026-10-01T13:59:59.999Z', false],
    ['is open at the opening time', '2026-10-01T14:00:00.000Z', true],
    ['is open 1 ms before it closes', '2027-08-15T22:59:59.999Z', true],
    ['is closed at the closing time', '2027-08-15T23:00:00.000Z', false],
  ])('registration %s', async (_, time, isOpen) => {
    api.clock.set(time);
    const { body } = await api.send<Schemas['Event']>('GET', '/event');
    expect(body.isRegistrationOpen).toBe(isOpen);
  });
});

describe('GET /event/history', () => {
  const history = async () => (await api.send<Schemas['EventYear'][]>('GET', '/event/history')).body;

  test('lists each year’s totals; the current year’s raised amount equals GET /event', async () => {
    expect(await history()).toEqual([
      { year: 2025, raised: 10_019_451, participants: 94, goal: 10_000_000, isCurrent: false },
      { year: 2026, raised: 15_605_133, participants: 120, goal: 15_000_000, isCurrent: false },
      { year: 2027, raised: event.raised, participants: 116, goal: 20_000_000, isCurrent: true },
    ]);
  });

  test('the sum of all years equals the recipients’ ledger entries', async () => {
    const sums = await sql<{ sum: number }>`
      select -sum(n.amount) as sum from ledger_entry n join ledger_account a on a.id = n.account_id
      where a.kind = 'recipient'
    `.execute(api.platform.db);
    expect((await history()).reduce((sum, { raised }) => sum + raised, 0)).toBe(sums.rows[0]?.sum);
  });

  test('includes a year without donations and without a goal', async () => {
    const event2024 = eventRow(2024);
    await insertRows(api.platform.db, 'event', event2024);
    try {
      expect((await history())[0]).toEqual({
        year: 2024,
        raised: 0,
        participants: 0,
        goal: null,
        isCurrent: false,
      });
    } finally {
      await api.platform.db.deleteFrom('event').where('id', '=', event2024.id).execute();
    }
  });
});

describe('GET /ride/{id}/routes', () => {
  test('lists public routes with course and elevation, full ones too, but no sponsor routes', async () => {
    const signature = await routes('signature');
    expect(signature.map(({ name, placesLeft }) => [name, placesLeft])).toEqual([
      ['Summit Century', 386],
      ['Two-Day Traverse', 143],
      ['Seven Bridges', 3],
      ['Orchard Fifty', 485],
      ['Riverside 25', 288],
    ]);
    expect((await routes('gravel')).map(({ name, placesLeft }) => [name, placesLeft])).toEqual([
      ['Ridgeline', 240],
      ['Old Quarry', 0],
      ['Fire Road Sampler', 192],
    ]);
    const [first] = signature;
    expect(first?.line).toHaveLength(201);
    expect(first?.elevation).toHaveLength(201);
    expect(first?.line[0]).toEqual([-80.2174, 38.5931]);
  });

  test('the ride’s places left equal the sum of its routes’ places', async () => {
    const left = (await routes('signature')).reduce((sum, { placesLeft }) => sum + placesLeft, 0);
    expect(event.rides.find(({ rideType }) => rideType === 'signature')?.placesLeft).toBe(left);
  });

  test('/available lists only routes with a place left', async () => {
    expect((await routes('gravel', '/available')).map(({ name }) => name)).toEqual([
      'Ridgeline',
      'Fire Road Sampler',
    ]);
  });

  test('answers 404 ride-not-found for an unknown ride or a ride of another year', async () => {
    const old = await sql<{ id: string }>`
      select ride.id from ride join event on event.id = ride.event_id where event.year = 2026 limit 1
    `.execute(api.platform.db);
    for (const id of [randomUUID(), old.rows[0]?.id]) {
      for (const path of ['routes', 'routes/available', 'roster']) {
        const { status, body } = await api.send<Problem>('GET', `/ride/${id}/${path}`);
        expect({ status, code: body.code }).toEqual({ status: 404, code: 'ride-not-found' });
      }
    }
    expect((await api.send<Problem>('GET', '/ride/no-id/routes')).status).toBe(400);
  });

  test('a held place counts as taken until the instant its hold ends', async () => {
    const route = await routeNamed('Seven Bridges');
    const registrationId = await halfway();
    const heldUntil = new Date('2026-11-20T15:20:00.000Z');
    const place = {
      id: randomUUID(),
      routeId: route?.id ?? '',
      registrationId,
      rideType: 'signature' as const,
    };
    await insertRows(api.platform.db, 'routePlace', { ...place, heldUntil });
    try {
      expect((await routeNamed('Seven Bridges'))?.placesLeft).toBe(2);
      api.clock.set('2026-11-20T15:19:59.999Z');
      expect((await routeNamed('Seven Bridges'))?.placesLeft).toBe(2);
      api.clock.set('2026-11-20T15:20:00.000Z');
      expect((await routeNamed('Seven Bridges'))?.placesLeft).toBe(3);
    } finally {
      await api.platform.db.deleteFrom('routePlace').where('id', '=', place.id).execute();
    }
  });

  test('a route with more people than places has no place left', async () => {
    const route = await routeNamed('Seven Bridges');
    const setCapacity = (capacity: number) =>
      rowsOf(api.platform.db, 'route', { id: route?.id ?? '' }).update({ capacity });
    await setCapacity(10);
    try {
      expect((await routeNamed('Seven Bridges'))?.placesLeft).toBe(0);
    } finally {
      await setCapacity(18);
    }
  });
});

describe('GET /ride/{id}/roster', () => {
  const pagination = (headers: Record<string, unknown>) =>
    ['page', 'limit', 'count', 'total'].map((name) => Number(headers[`pagination-${name}`]));

  test('pages list each registered rider once, newest first, with public fields only', async () => {
    const seen: string[] = [];
    for (const [page, count] of [
      [1, 25],
      [2, 25],
      [3, 16],
      [4, 0],
    ] as const) {
      const { headers, body } = await api.send<Schemas['RosterEntry'][]>(
        'GET',
        `/ride/${ride('signature')}/roster?page=${page}&limit=25`,
      );
      expect(pagination(headers)).toEqual([page, 25, count, 66]);
      expect(body).toHaveLength(count);
      for (const entry of body) {
        expect(Object.keys(entry).sort()).toEqual([
          'firstName',
          'lastName',
          'pelotonName',
          'publicId',
          'routeName',
        ]);
      }
      seen.push(...body.map(({ publicId }) => publicId));
    }
    const newest = await sql<{ publicId: string }>`
      select person.public_id from participation p join person on person.id = p.person_id
      join event on event.id = p.event_id and event.is_current
      where p.ride_type = 'signature' and p.state = 'registered' order by p.registered_at desc, p.id
    `.execute(api.platform.db);
    expect(seen).toEqual(newest.rows.map(({ publicId }) => publicId));
  });

  test('returns twenty entries by default, and rejects an invalid page with 400', async () => {
    const path = `/ride/${ride('gravel')}/roster`;
    const { headers } = await api.send('GET', path);
    expect(pagination(headers)).toEqual([1, 20, 20, 30]);
    for (const query of ['page=0', 'limit=101', 'limit=0', 'page=x', 'pages=1']) {
      const { status, body } = await api.send<Problem>('GET', `${path}?${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'validation-failed']);
    }
  });

  test('shows the peloton’s name only for approved members', async () => {
    const { body } = await api.send<Schemas['RosterEntry'][]>(
      'GET',
      `/ride/${ride('signature')}/roster?limit=100`,
    );
    const approved = await sql<{ publicId: string; name: string }>`
      select person.public_id, peloton.name from peloton_member m
      join person on person.id = m.person_id join peloton on peloton.id = m.peloton_id
      join event on event.id = m.event_id and event.is_current
    `.execute(api.platform.db);
    const pelotons = new Map(approved.rows.map(({ publicId, name }) => [publicId, name]));
    expect(body.map(({ publicId, pelotonName }) => [publicId, pelotonName])).toEqual(
      body.map(({ publicId }) => [publicId, pelotons.get(publicId) ?? null]),
    );
    expect(body.some(({ pelotonName }) => pelotonName === null)).toBe(true);
  });
});

describe('GET /sponsor/{id}/routes', () => {
  const sponsor = async (): Promise<string> =>
    (await api.platform.db.selectFrom('sponsor').select('id').executeTakeFirstOrThrow()).id;

  const open = async (code: string, more = '', id?: string) =>
    api.send<Schemas['RideRoute'][] & Problem>(
      'GET',
      `/sponsor/${id ?? (await sponsor())}/routes?code=${encodeURIComponent(code)}${more}`,
      { as: await as('new@example.org') },
    );

  test('a valid code opens the sponsor’s routes in any letter case and with spaces around it', async () => {
    for (const typed of ['NORTHFELL27', ' northfell27 ', 'NorthFell27']) {
      const { status, body } = await open(typed);
      expect(status).toBe(200);
      expect(body.map(({ name, sponsorName, placesLeft }) => ({ name, sponsorName, placesLeft }))).toEqual([
        { name: 'Northfell Long Table', sponsorName: 'Northfell Outfitters', placesLeft: 37 },
      ]);
    }
    expect((await open('NORTHFELL27', '&rideType=signature')).body).toHaveLength(1);
    expect((await open('NORTHFELL27', '&rideType=gravel')).body).toEqual([]);
  });

  test.each([
    ['NOSUCHCODE', 'sponsor-code-unknown'],
    ['WHEELERS27', 'sponsor-code-unknown'],
    ['NORTHFELL26', 'sponsor-code-expired'],
    ['NORTHFELLCREW', 'sponsor-code-used-up'],
  ])('rejects code %s with 422 %s', async (code, expected) => {
    const { status, body } = await open(code);
    expect({ status, code: body.code }).toEqual({ status: 422, code: expected });
  });

  test('a code works until the instant it expires, and is unknown before it begins', async () => {
    api.clock.set('2027-08-15T22:59:59.999Z');
    expect((await open('NORTHFELL27')).status).toBe(200);
    api.clock.set('2027-08-15T23:00:00.000Z');
    expect((await open('NORTHFELL27')).body.code).toBe('sponsor-code-expired');
    api.clock.set('2026-10-01T13:59:59.999Z');
    expect((await open('NORTHFELL27')).body.code).toBe('sponsor-code-unknown');
  });

  test('a valid code does not open another sponsor’s routes', async () => {
    expect((await open('NORTHFELL27', '', randomUUID())).body.code).toBe('sponsor-code-unknown');
  });

  test('a used-up code still works for a person who used it', async () => {
    const user = await sql<{ oid: string }>`
      select person.oid from code_use use join registration r on r.id = use.registration_id
      join person on person.id = r.person_id where use.code = 'NORTHFELLCREW' limit 1
    `.execute(api.platform.db);
    const { status } = await api.send('GET', `/sponsor/${await sponsor()}/routes?code=NORTHFELLCREW`, {
      as: { oid: user.rows[0]?.oid ?? '' },
    });
    expect(status).toBe(200);
  });

  test('a held use counts towards the code’s limit until the instant its hold ends', async () => {
    const { db } = api.platform;
    const use = {
      kind: 'sponsor',
      code: 'NORTHFELL27',
      registrationId: await halfway(),
      scope: 'signature',
    } as const;
    const setLimit = (useLimit: number) => rowsOf(db, 'sponsorCode', { code: use.code }).update({ useLimit });
    await setLimit(2);
    await insertRows(db, 'codeUse', { ...use, heldUntil: new Date('2026-11-20T15:20:00Z') });
    try {
      api.clock.set('2026-11-20T15:19:59.999Z');
      expect((await open(use.code)).body.code).toBe('sponsor-code-used-up');
      api.clock.set('2026-11-20T15:20:00.000Z');
      expect((await open(use.code)).status).toBe(200);
    } finally {
      await db.deleteFrom('codeUse').where('registrationId', '=', use.registrationId).execute();
      await setLimit(40);
    }
  });

  test('rejects a visitor with sign-in-required, and a missing code with 400', async () => {
    const id = await sponsor();
    expect((await api.send<Problem>('GET', `/sponsor/${id}/routes?code=NORTHFELL27`)).body.code).toBe(
      'sign-in-required',
    );
    const { status } = await api.send('GET', `/sponsor/${id}/routes`, { as: await as('new@example.org') });
    expect(status).toBe(400);
  });
});

describe('Site without an event', () => {
  test('what needs an event answers 404 event-not-found, and the history is empty', async () => {
    const empty = await startApi({ start: now });
    try {
      const person = await newPerson(empty.store.db);
      for (const path of ['/event', '/user/base-camp', `/user/${publicId(person)}/participation`]) {
        const { status, body } = await empty.send<Problem>('GET', path, { as: person });
        expect({ status, code: body.code }).toEqual({ status: 404, code: 'event-not-found' });
      }
      expect((await empty.send('GET', '/event/history')).body).toEqual([]);
    } finally {
      await empty.close();
    }
  });
});
