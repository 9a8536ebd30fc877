import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CalendarDay, eventZone, instantIn } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { isOverlapping, shiftsByIds } from '#server/volunteering/volunteering.ts';
import { startApi } from '#test/support/api.ts';
import { given } from '#test/support/given.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

type Shift = Schemas['Shift'];
type Problem = Schemas['Problem'];

const now = '2026-11-20T15:00:00.000Z';
let as: { oid: string };

const api = given(() => startApi({ start: now, hasDemo: true }));
beforeAll(async () => {
  as = await rowsOf(api.platform.db, 'person', { emailAddress: 'new@example.org' }).readOne('oid');
});
beforeEach(() => api.clock.set(now));

const get = async <Body>(path: string): Promise<Body> => {
  const { status, body } = await api.send<Body>('GET', path, { as });
  expect(status).toBe(200);
  return body;
};

const jobs = (query = '') => get<Shift[]>(`/registration/jobs${query}`);
const available = (query = '') => get<Shift[]>(`/volunteer/shifts/available${query}`);

const full = 'Oranges at the Boathouse';

describe('Shifts for a registration', () => {
  test('lists all shifts of the year by day and time, including full ones', async () => {
    const shifts = await jobs();
    expect(shifts).toHaveLength(42);
    const times = shifts.map(({ day, startTime }) => `${day} ${startTime}`);
    expect(times).toEqual([...times].sort());
    expect(shifts.filter(({ placesLeft }) => placesLeft === 0).map(({ title }) => title)).toEqual([full]);
    expect(shifts.find(({ title }) => title === full)).toEqual({
      id: expect.any(String),
      title: full,
      jobType: 'Rest stop',
      summary: expect.any(String),
      rideType: 'signature',
      location: 'Lake Orrin Boathouse',
      day: '2027-08-29',
      startTime: '08:00',
      endTime: '12:00',
      startsAt: '2027-08-29T12:00:00.000Z',
      endsAt: '2027-08-29T16:00:00.000Z',
      capacity: 6,
      placesLeft: 0,
      minimumAge: 14,
    });
  });

  test.each([
    ['jobType=Medical', (shift: Shift) => shift.jobType === 'Medical', 4],
    ['location=Hollin%20Gap', (shift: Shift) => shift.location === 'Hollin Gap', 8],
    ['date=2027-09-25', (shift: Shift) => shift.day === '2027-09-25', 7],
    ['rideType=gravel', (shift: Shift) => shift.rideType === 'gravel', 9],
    [
      'rideType=signature&jobType=Rest%20stop&date=2027-08-29',
      (shift: Shift) =>
        shift.rideType === 'signature' && shift.jobType === 'Rest stop' && shift.day === '2027-08-29',
      3,
    ],
    ['location=Nowhere', () => false, 0],
  ])('filters by ?%s', async (query, fits, count) => {
    const shifts = await jobs(`?${query}`);
    expect(shifts).toHaveLength(count);
    expect(shifts).toEqual((await jobs()).filter(fits));
  });

  test.each(['date=tomorrow', 'rideType=road', 'jobType=', 'kind=Medical'])(
    'rejects ?%s with 400',
    async (query) => {
      for (const path of ['/registration/jobs', '/volunteer/shifts/available']) {
        const { status, body } = await api.send<Problem>('GET', `${path}?${query}`, { as });
        expect({ status, code: body.code }).toEqual({ status: 400, code: 'validation-failed' });
      }
    },
  );

  test('lists each type, location, date and ride once', async () => {
    const shifts = await jobs();
    const each = (key: 'jobType' | 'location' | 'day') =>
      [...new Set(shifts.map((shift) => shift[key]))].sort();
    expect(await get('/registration/jobs/types')).toEqual(each('jobType'));
    expect(await get('/registration/jobs/locations')).toEqual(each('location'));
    expect(await get('/registration/jobs/dates')).toEqual([
      '2027-08-27',
      '2027-08-28',
      '2027-08-29',
      '2027-09-24',
      '2027-09-25',
    ]);
    expect(await get('/registration/jobs/rides')).toEqual([
      { rideType: 'signature', name: 'Ride Weekend' },
      { rideType: 'gravel', name: 'Gravel Day' },
    ]);
  });
});

describe('Available shifts', () => {
  test('lists only shifts with a place left, with the same filters', async () => {
    expect(await available()).toEqual((await jobs()).filter(({ placesLeft }) => placesLeft > 0));
    const sunday = await available('?date=2027-08-29&jobType=Rest%20stop');
    expect(sunday.map(({ title }) => title)).toEqual([
      'Rest stop at Bridge Five',
      'Rest stop at Bridge Five',
    ]);
  });

  test('a date disappears when its last shift fills, and reappears when a hold ends', async () => {
    const { db } = api.platform;
    const eve = await jobs('?date=2027-09-24');
    const { id: registrationId } = await rowsOf(db, 'registration', { state: 'in-progress' }).readOne('id');
    const capacities = new Map(eve.map(({ id, capacity }) => [id, capacity]));
    const setCapacity = (id: string, capacity: number) => rowsOf(db, 'shift', { id }).update({ capacity });
    const heldUntil = new Date('2026-11-20T15:20:00.000Z');
    for (const { id, capacity, placesLeft } of eve) {
      await setCapacity(id, capacity - placesLeft + 1);
      await insertRows(db, 'shiftPlace', { shiftId: id, registrationId, heldUntil });
    }
    try {
      api.clock.set('2026-11-20T15:19:59.999Z');
      expect(await get('/volunteer/shifts/dates')).not.toContain('2027-09-24');
      expect(await get('/registration/jobs/dates')).toContain('2027-09-24');
      api.clock.set('2026-11-20T15:20:00.000Z');
      expect(await get('/volunteer/shifts/dates')).toContain('2027-09-24');
    } finally {
      await db.deleteFrom('shiftPlace').where('registrationId', '=', registrationId).execute();
      for (const [id, capacity] of capacities) await setCapacity(id, capacity);
    }
  });

  test('a location is listed while one of its shifts has a place', async () => {
    const { db } = api.platform;
    const barn = 'Chapel Hill Barn';
    expect(await get('/volunteer/shifts/locations')).toContain(barn);
    const shifts = await jobs(`?location=${encodeURIComponent(barn)}`);
    for (const { id } of shifts) await rowsOf(db, 'shift', { id }).update({ capacity: 0 });
    try {
      expect(await get('/volunteer/shifts/locations')).not.toContain(barn);
      expect(await get('/registration/jobs/locations')).toContain(barn);
    } finally {
      for (const { id, capacity } of shifts) {
        await rowsOf(db, 'shift', { id }).update({ capacity });
      }
    }
  });
});

test('rejects visitors with 401', async () => {
  for (const path of [
    '/registration/jobs',
    '/registration/jobs/types',
    '/registration/jobs/locations',
    '/registration/jobs/dates',
    '/registration/jobs/rides',
    '/volunteer/shifts/available',
    '/volunteer/shifts/locations',
    '/volunteer/shifts/dates',
  ]) {
    const { status, body } = await api.send<Problem>('GET', path);
    expect([path, status, body.code]).toEqual([path, 401, 'sign-in-required']);
  }
});

describe('Shifts in a registration', () => {
  test('returns shifts by id in order, without unknown ids', async () => {
    const { db } = api.platform;
    const [first, second] = await jobs();
    const ids = [second?.id ?? '', first?.id ?? '', '00000000-0000-8000-8000-000000000000'];
    expect((await shiftsByIds(db, ids, api.clock.now())).map(({ id }) => id)).toEqual([
      first?.id,
      second?.id,
    ]);
    expect(await shiftsByIds(db, [], api.clock.now())).toEqual([]);
  });

  test.each([
    ['the same hours', ['10:00', '12:00'], ['10:00', '12:00'], true],
    ['one within the other', ['09:00', '13:00'], ['10:00', '12:00'], true],
    ['by a minute', ['08:00', '10:01'], ['10:00', '12:00'], true],
    ['one after the other', ['08:00', '10:00'], ['10:00', '12:00'], false],
  ] as const)('compares the times of two shifts: %s', (_, a, b, expected) => {
    const on = (day: CalendarDay, [from, to]: readonly [string, string]) => ({
      startsAt: instantIn(eventZone, day, from),
      endsAt: instantIn(eventZone, day, to),
    });
    expect(isOverlapping(on('2027-08-28', a), on('2027-08-28', b))).toBe(expected);
    expect(isOverlapping(on('2027-08-28', b), on('2027-08-28', a))).toBe(expected);
    expect(isOverlapping(on('2027-08-28', a), on('2027-08-29', b))).toBe(false);
  });

  test('the demo volunteer leads three shifts', async () => {
    const { rows } = await sql<{ title: string }>`
      select shift.title from shift join person on person.id = lead_person_id
      where email_address = 'volunteer@example.org' order by starts_at
    `.execute(api.platform.db);
    expect(rows.map(({ title }) => title)).toEqual(['Rest stop on the pass', 'Rest stop on the pass', full]);
  });
});

test('a shift across midnight and the end of summer time keeps its length, its first day and its local times', async () => {
  const { db } = api.platform;
  const row = await db
    .updateTable('shift')
    .set({ startsAt: new Date('2027-11-07T03:00:00Z'), endsAt: new Date('2027-11-07T08:00:00Z') })
    .where('title', '=', 'Sweep the quarry')
    .returning(['day', 'startTime', 'endTime'])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ day: '2027-11-06', startTime: '23:00', endTime: '03:00' });
});
