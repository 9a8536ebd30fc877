import { beforeEach, describe, expect, test } from 'vitest';
import type { CalendarDay } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { insertDonation, insertRecurring } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { joinPeloton, newPeloton, newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { refused } from '#test/support/event/registration.ts';
import { give, pageOf } from '#test/support/event/shares.ts';
import { attribute, commitTo, raise } from '#test/support/member-desk/desk-members.ts';
import { rowsOf } from '#test/support/rows.ts';

type Forecast = Schemas['Forecast'] & Schemas['Problem'];
type PelotonForecast = Schemas['PelotonForecast'] & Schemas['Problem'];

// A Wednesday; the week began on August 9. The deadline is Friday, October 1, 51 days ahead.
const start = '2027-08-11T15:00:00Z';
const { api } = givenEvent({ at: start });
let ada: Person;

const rider = async (commitment = 250_000): Promise<Person> => {
  const person = await newPerson(api.store.db);
  await commitTo(api.store.db, person.personId, commitment);
  return person;
};

beforeEach(async () => {
  api.clock.set(start);
  ada = await rider();
});

/** Books a donation with its postings, and takes back `back` cents of it. Resolves with its id. */
const book = async (
  amount: number,
  givenAt: string,
  { to = ada, back = 0 }: { to?: Person; back?: number } = {},
) => {
  const id = await insertDonation(api.store.db, {
    to: { person: to },
    amount,
    givenAt: new Date(givenAt),
    isAmountVisible: false,
  });
  await give(api, pageOf(to), amount, { reference: id, back });
  return id;
};

type Plan = {
  state?: 'active' | 'paused' | 'cancelled';
  amount?: number;
  dayOfMonth: number;
  nextOn: CalendarDay;
};

const plan = ({ state = 'active', amount = 2_500, dayOfMonth, nextOn }: Plan, to = ada) =>
  insertRecurring(api.store.db, {
    recipientType: 'User',
    recipientPersonId: to.personId,
    amount,
    dayOfMonth,
    state,
    nextOn: state === 'active' ? nextOn : null,
    endedAt: state === 'cancelled' ? new Date(start) : null,
  });

/** $50, $0, $40, $60, $100, $125 in the last six weeks; one more donation this week, and one long ago. */
const sixWeeks = async (to = ada) => {
  await book(100_000, '2027-03-01T12:00:00Z', { to });
  for (const [amount, day] of [
    [5_000, '2027-06-29'],
    [4_000, '2027-07-13'],
    [6_000, '2027-07-20'],
    [10_000, '2027-07-27'],
    [12_500, '2027-08-03'],
    [2_000, '2027-08-10'],
  ] as const)
    await book(amount, `${day}T12:00:00Z`, { to });
};

const ask = (query = '', as: Person | undefined = ada, of = ada) =>
  api.send<Forecast>('GET', `/user/${publicId(of)}/forecast${query}`, as === undefined ? {} : { as });

const forecastOf = async (query = '', of = ada): Promise<Schemas['Forecast']> => {
  const { status, body } = await ask(query, of, of);
  expect(status).toBe(200);
  return body;
};

describe('One’s own forecast', () => {
  test('has the money that counts, the due donations, the last six weeks and a range', async () => {
    await sixWeeks();
    await plan({ dayOfMonth: 1, nextOn: '2027-09-01' });
    await plan({ dayOfMonth: 2, nextOn: '2027-09-02', amount: 700 });
    const countedAmount = 139_500;
    expect(await forecastOf()).toEqual({
      now: {
        state: 'projected',
        committed: 250_000,
        countedAmount,
        owed: 0,
        missing: 110_500,
        neededPerWeek: Math.ceil(110_500 / 8),
        // Sorted weeks: 0, 4,000, 5,000, 6,000, 10,000, 12,500; 51 days are ahead.
        projection: {
          low: countedAmount + 5_700 + Math.floor((4_250 * 51) / 7),
          likely: countedAmount + 5_700 + Math.floor((5_500 * 51) / 7),
          high: countedAmount + 5_700 + Math.floor((9_000 * 51) / 7),
        },
      },
      time: {
        today: '2027-08-11',
        fundraisingDeadline: '2027-10-01',
        daysLeft: 51,
        weeksLeft: 8,
        recurring: 5_700,
        weeks: [
          { from: '2027-06-28', amount: 5_000 },
          { from: '2027-07-05', amount: 0 },
          { from: '2027-07-12', amount: 4_000 },
          { from: '2027-07-19', amount: 6_000 },
          { from: '2027-07-26', amount: 10_000 },
          { from: '2027-08-02', amount: 12_500 },
        ],
        thisWeek: 2_000,
      },
      donations: 7,
      mostToShare: 0,
      routes: expect.any(Array),
      whatIf: null,
    });
  });

  test('counts weeks of the event’s zone, less what was taken back, and without recurring donations', async () => {
    // Midnight in New York is 04:00 UTC in summer.
    await book(1_000, '2027-08-02T03:59:59Z');
    await book(2_000, '2027-08-02T04:00:00Z', { back: 500 });
    await book(4_000, '2027-08-09T03:59:59Z');
    await book(8_000, '2027-08-09T04:00:00Z');
    await book(9_000, '2027-08-05T12:00:00Z', { back: 9_000 });
    const monthly = await book(3_000, '2027-08-04T12:00:00Z');
    await rowsOf(api.store.db, 'donation', { id: monthly }).update({
      recurringDonationId: await plan({ dayOfMonth: 4, nextOn: '2027-09-04', amount: 3_000 }),
    });
    const { time, donations, now } = await forecastOf();
    expect(time.weeks.slice(-2)).toEqual([
      { from: '2027-07-26', amount: 1_000 },
      { from: '2027-08-02', amount: 5_500 },
    ]);
    expect([time.thisWeek, time.recurring, donations, now.countedAmount]).toEqual([8_000, 3_000, 5, 17_500]);
  });

  test('leaves out recurring donations that are paused or cancelled, or due after the deadline', async () => {
    await plan({ state: 'paused', dayOfMonth: 1, nextOn: '2027-09-01' });
    await plan({ state: 'cancelled', dayOfMonth: 1, nextOn: '2027-09-01' });
    await plan({ dayOfMonth: 31, nextOn: '2027-08-31', amount: 100 });
    await plan({ dayOfMonth: 2, nextOn: '2027-10-02', amount: 10_000 });
    expect((await forecastOf()).time.recurring).toBe(200);
  });

  test('with two donations says only what is needed a week', async () => {
    await book(5_000, '2027-08-03T12:00:00Z');
    await book(5_000, '2027-08-04T12:00:00Z');
    await book(5_000, '2027-08-05T12:00:00Z', { back: 5_000 });
    expect((await forecastOf()).now).toEqual({
      state: 'few-donations',
      committed: 250_000,
      countedAmount: 10_000,
      owed: 0,
      missing: 240_000,
      neededPerWeek: 30_000,
      projection: null,
    });
  });

  test.each([
    ['2027-10-01T15:00:00Z', 'projected', 0, 110_500],
    ['2027-10-02T03:59:00Z', 'projected', 0, 110_500],
    ['2027-10-02T04:00:00Z', 'ended', null, null],
    ['2026-09-30T04:00:00Z', 'not-open', 366, null],
  ] as const)('at %s is %s', async (now, state, daysLeft, needed) => {
    await sixWeeks();
    api.clock.set(now);
    const { now: outlook, time } = await forecastOf();
    expect([outlook.state, time.daysLeft, outlook.neededPerWeek]).toEqual([state, daysLeft, needed]);
    expect(outlook.projection === null).toBe(state !== 'projected');
  });

  test('of somebody who rides nothing, and of somebody beyond their commitment, asks for nothing', async () => {
    const none = await newPerson(api.store.db);
    expect(await forecastOf('', none)).toMatchObject({
      now: { state: 'no-commitment', committed: 0, missing: 0, neededPerWeek: 0, projection: null },
      routes: [],
    });
    await raise(api, 'User', ada.personId, 251_000);
    expect(await forecastOf()).toMatchObject({
      now: { state: 'met', missing: 0, neededPerWeek: 0 },
      mostToShare: 1_000,
    });
  });

  test('answers 403 to another person and 401 to a visitor', async () => {
    const other = await rider();
    expect(refused(await ask('', other))).toBe('403 person-not-yours');
    expect(refused(await api.send('GET', `/user/${publicId(ada)}/forecast`, {}))).toBe(
      '401 sign-in-required',
    );
  });
});

describe('What-ifs', () => {
  test('count one more donation, another route and a share together', async () => {
    await sixWeeks();
    const before = await forecastOf();
    const { whatIf, now } = await forecastOf(`?extra=10000&routeId=${ids.loop}&share=2500`);
    expect(now).toEqual(before.now);
    // The Century has a commitment of $2,500, the loop of $1,000.
    expect(whatIf).toMatchObject({ committed: 100_000, countedAmount: 152_000, missing: 0, state: 'met' });
    const { whatIf: up } = await forecastOf('?extra=10000');
    expect(up).toMatchObject({ missing: 100_500, neededPerWeek: Math.ceil(100_500 / 8) });
  });

  test('keep what a rider commits to beyond the route', async () => {
    const generous = await rider(300_000);
    const { routes } = await forecastOf('', generous);
    expect(routes.map(({ id, commitment, isOwn }) => [id, commitment, isOwn])).toEqual([
      [ids.loop, 150_000, false],
      [ids.century, 300_000, true],
      [ids.small, 300_000, false],
    ]);
  });

  test('refuse a route of no ride of theirs, a sponsor’s, and a share beyond the surplus', async () => {
    await raise(api, 'User', ada.personId, 251_000);
    expect(refused(await ask(`?routeId=${ids.dirt}`))).toBe('404 forecast-route-unknown');
    expect(refused(await ask(`?routeId=${ids.sponsored}`))).toBe('404 forecast-route-unknown');
    expect(refused(await ask('?share=-1001'))).toBe('422 forecast-share-too-high');
    expect((await ask('?share=-1000')).body.whatIf).toMatchObject({ missing: 0, countedAmount: 250_000 });
    expect((await ask('?share=-1500&extra=500')).body.whatIf).toMatchObject({
      missing: 0,
      countedAmount: 250_000,
    });
  });

  test.each(['extra=-1', 'extra=1.5', 'extra=9007199254740992', 'share=1e12', 'routeId=none', 'more=1'])(
    'refuse %s with 400',
    async (query) => {
      expect((await ask(`?${query}`)).status).toBe(400);
    },
  );
});

describe('The forecast of a peloton', () => {
  test('sums up its members’ for captain and admins, and says how many likely come through', async () => {
    const [captain, admin, member] = [await rider(10_000), await rider(), await newPerson(api.store.db)];
    const pelotonId = await newPeloton(api.store.db, [
      { person: captain, role: 'captain' },
      { person: admin, role: 'admin' },
    ]);
    await joinPeloton(api.store.db, pelotonId, [
      { person: ada, role: 'member' },
      { person: member, role: 'member' },
    ]);
    await sixWeeks();
    await raise(api, 'Peloton', pelotonId, 40_000);
    await attribute(api, pelotonId, captain.personId, 12_000);
    await plan({ dayOfMonth: 1, nextOn: '2027-09-01' }, admin);
    const own = await forecastOf();
    const read = (as: Person) => api.send<PelotonForecast>('GET', `/peloton/${pelotonId}/forecast`, { as });
    const { status, body } = await read(captain);
    expect(status).toBe(200);
    const sure = 12_000 + 5_000;
    const { low, likely, high } = own.now.projection ?? { low: 0, likely: 0, high: 0 };
    expect(body).toEqual({
      now: {
        state: 'projected',
        committed: 510_000,
        countedAmount: 151_500,
        owed: 0,
        missing: 110_500 + 250_000,
        neededPerWeek: Math.ceil(360_500 / 8),
        projection: { low: low + sure, likely: likely + sure, high: high + sure },
      },
      time: { ...own.time, recurring: 5_000 },
      donations: 7,
      members: 4,
      committedMembers: 3,
      likelyMembers: 1,
    });
    expect((await read(admin)).body).toEqual(body);
    expect(refused(await read(ada))).toBe('403 peloton-not-yours');
    expect(refused(await read(await rider()))).toBe('403 peloton-not-yours');
    expect(JSON.stringify(body)).not.toMatch(/Dora|@/);
  });
});
