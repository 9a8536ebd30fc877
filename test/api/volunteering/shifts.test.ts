import { randomUUID } from 'node:crypto';
import ical from 'ical.js';
import { describe, expect, test } from 'vitest';
import { eventZone, instantIn } from '#machines/calendar.ts';
import { tokenFor } from '#test/support/api.ts';
import { emailsTo } from '#test/support/emails.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { said } from '#test/support/event/pelotons.ts';
import { newPerson } from '#test/support/event/people.ts';
import { post, routeChoice, walkTo } from '#test/support/event/registration.ts';
import { newShift, rideToo, shiftCalls, volunteer } from '#test/support/event/volunteers.ts';
import { rowsOf } from '#test/support/rows.ts';
import { leadShift } from '#test/support/shift-lead/shifts.ts';

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });
const calls = shiftCalls(api);
const { take, swap, leave } = calls;
const shift = (more: Parameters<typeof newShift>[1] = {}) => newShift(api.store.db, more);
const someone = (more: Parameters<typeof volunteer>[1] = {}) => volunteer(api.store.db, more);
const mine = async (as: Parameters<typeof take>[0]) =>
  (await calls.own(as)).places.map((place) => place.shift.id);
const kinds = async (as: Parameters<typeof take>[0]) =>
  (await emailsTo(api.store.db, as.emailAddress)).map(({ kind }) => kind);
const detail = ({ body }: { body: unknown }) => (body as { detail: string }).detail;

test('a volunteer takes, swaps and gives back a place, with an e-mail each time', async () => {
  const [as, one, other] = [await someone(), await shift(), await shift({ title: 'Cowbells' })];
  const taken = await take(as, one);
  expect(taken.body.places).toEqual([
    {
      shift: expect.objectContaining({ id: one, placesLeft: 4, startsAt: '2027-08-20T12:00:00.000Z' }),
      confirmUntil: null,
      // It has no lead whom the volunteer could ask later.
      leavableUntil: '2027-08-20T12:00:00.000Z',
      canLeave: true,
      canRequestLeave: false,
      leaveRequestedAt: null,
      hasBegun: false,
      leads: [],
      others: 0,
      people: [],
      code: null,
    },
  ]);
  api.clock.advance(1);
  expect(said(await swap(as, one, other))).toBe('200');
  expect(await mine(as)).toEqual([other]);
  api.clock.advance(1);
  expect(said(await leave(as, other))).toBe('200');
  expect(await mine(as)).toEqual([]);
  const letters = await emailsTo(api.store.db, as.emailAddress);
  expect(letters.map(({ kind }) => kind)).toEqual(['shift-taken', 'shift-swapped', 'shift-left']);
  expect(letters[0]?.text).toContain(
    'Shift: Flags\nWhen: Friday, August 20, 2027, 8:00 AM to 12:00 PM (Eastern Time)\nWhere: Hollin Gap',
  );
});

test('a refused change sends no e-mail and keeps the old place', async () => {
  const [as, other, one, full] = [
    await someone(),
    await someone(),
    await shift(),
    await shift({ capacity: 1 }),
  ];
  await take(other, full);
  await take(as, one);
  expect(said(await swap(as, one, full))).toBe('409 shift-taken');
  expect(await mine(as)).toEqual([one]);
  expect(await kinds(as)).toEqual(['shift-taken']);
});

test('a repeated request is one change', async () => {
  const [as, one] = [await someone(), await shift()];
  const key = randomUUID();
  const again = () => api.send('POST', '/user/volunteer/shift', { as, body: { shiftId: one }, key });
  expect([said(await again()), said(await again())]).toEqual(['200', '200']);
  expect(await kinds(as)).toEqual(['shift-taken']);
});

test.each([
  ['an unknown shift', () => Promise.resolve(ids.event), '404 shift-not-found'],
  [
    'a shift that begins now',
    () => shift({ day: '2027-03-01', from: '10:00', to: '11:00' }),
    '409 shift-begun',
  ],
])('refuses %s', async (_, making, code) => {
  expect(said(await take(await someone(), await making()))).toBe(code);
});

test('a place is given back by its owner, and not once the shift has begun', async () => {
  const [as, one] = [await someone(), await shift()];
  for (const call of [leave, calls.confirm]) expect(said(await call(as, one))).toBe('409 shift-not-yours');
  await take(as, one);
  for (const answer of [await take(as, one), await swap(as, one, one)])
    expect(said(answer)).toBe('409 shift-yours-already');
  api.clock.set('2027-08-20T12:00:00.000Z');
  expect(said(await leave(as, one))).toBe('409 shift-begun');
  api.clock.set('2027-03-01T15:00:00Z');
});

test('a shift has its own minimum age, on the event’s first day', async () => {
  const young = await someone({ birthDate: '2009-08-08' });
  const grown = await someone({ birthDate: '2009-08-07' });
  expect([said(await take(young, ids.barrow)), said(await take(grown, ids.barrow))]).toEqual([
    '422 shift-age',
    '200',
  ]);
});

test('somebody who isn’t a volunteer has no shifts', async () => {
  const as = await newPerson(api.store.db);
  expect(said(await take(as, await shift()))).toBe('409 not-a-volunteer');
  expect(await calls.own(as)).toMatchObject({ isVolunteer: false, places: [], waiting: [], rides: [] });
});

describe('Clashes', () => {
  test.each([
    ['touch', '12:00', '14:00', '2027-08-20', '200'],
    ['overlap by a minute', '11:59', '14:00', '2027-08-20', '409 shift-clash'],
    ['touch before', '06:00', '08:00', '2027-08-20', '200'],
    ['are on another day', '08:00', '12:00', '2027-08-21', '200'],
  ] as const)('two shifts that %s', async (_, from, to, day, answer) => {
    const [as, one] = [await someone(), await shift()];
    await take(as, one);
    expect(said(await take(as, await shift({ from, to, day })))).toBe(answer);
  });

  test('across midnight and the end of summer time', async () => {
    const { db } = api.store;
    const night = async (startsAt: Date, endsAt: Date) => {
      const id = await shift({ day: '2027-11-06' });
      await rowsOf(db, 'shift', { id }).update({ startsAt, endsAt });
      return id;
    };
    // From 10 PM until 2 AM, which is five hours: 1 AM comes twice.
    const guard = await night(
      instantIn(eventZone, '2027-11-06', '22:00'),
      instantIn(eventZone, '2027-11-07', '02:00'),
    );
    const second = new Date('2027-11-07T06:30:00Z');
    const breakfast = await night(second, instantIn(eventZone, '2027-11-07', '05:00'));
    const after = await night(
      instantIn(eventZone, '2027-11-07', '02:00'),
      instantIn(eventZone, '2027-11-07', '05:00'),
    );
    const as = await someone();
    await take(as, guard);
    expect(said(await take(as, breakfast))).toBe('409 shift-clash');
    expect(said(await take(as, after))).toBe('200');
  });

  test('names the shift and its time, and a swap may be with what it clashes with', async () => {
    const [as, one] = [await someone(), await shift()];
    await take(as, one);
    const other = await shift({ title: 'Cowbells', from: '11:00', to: '13:00' });
    expect(detail(await take(as, other))).toBe(
      '“Cowbells” overlaps with your shift “Flags”, 8:00 AM to 12:00 PM.',
    );
    expect(said(await swap(as, one, other))).toBe('200');
  });

  test('a ride takes its time until the rider is expected back', async () => {
    const as = await someone();
    await rideToo(api.store.db, as);
    expect((await calls.own(as)).rides).toEqual([
      { name: 'Century', startsAt: '2027-08-07T11:30:00.000Z', endsAt: '2027-08-07T16:45:00.000Z' },
    ]);
    const during = await shift({ day: '2027-08-07', from: '12:44', to: '15:00' });
    expect(detail(await take(as, during))).toContain(
      'overlaps with your ride “Century”, 7:30 AM to about 12:45 PM.',
    );
    expect(said(await take(as, await shift({ day: '2027-08-07', from: '12:45', to: '15:00' })))).toBe('200');
    expect(said(await take(as, await shift({ day: '2027-08-07', from: '05:00', to: '07:30' })))).toBe('200');
  });

  test('a ride of two days takes the night between them, and the second day until the rider is expected back', async () => {
    await rowsOf(api.store.db, 'route', { id: ids.century }).update({ days: 2 });
    const as = await someone();
    await rideToo(api.store.db, as);
    expect((await calls.own(as)).rides).toEqual([
      { name: 'Century', startsAt: '2027-08-07T11:30:00.000Z', endsAt: '2027-08-08T14:15:00.000Z' },
    ]);
    const night = await shift({ day: '2027-08-07', from: '22:00', to: '23:00' });
    expect(detail(await take(as, night))).toContain(
      'overlaps with your ride “Century”, Saturday, August 7, 2027, 7:30 AM to about Sunday, August 8, 2027, 10:15 AM.',
    );
    const second = (from: string) => shift({ day: '2027-08-08', from, to: '15:00' });
    expect(said(await take(as, await second('10:14')))).toBe('409 shift-clash');
    expect(said(await take(as, await second('10:15')))).toBe('200');
    await rowsOf(api.store.db, 'route', { id: ids.century }).update({ days: 1 });
  });

  test('the registration refuses a ride at the time of a shift, and a shift during a ride', async () => {
    const during = await shift({ day: '2027-08-07', from: '07:00', to: '08:00' });
    const as = await newPerson(api.store.db);
    await walkTo(api, as, { volunteer: true }, 'completed');
    await take(as, during);
    await post(api, as, '/registration/add-type', {
      registerForChallenger: false,
      riderRegistrations: [{ registerForRider: true, rideType: 'signature' }],
      registerForVolunteer: false,
    });
    await walkTo(api, as, { signature: true }, 'route-signature');
    const refusal = await post(api, as, '/registration/route', routeChoice('signature', ids.century));
    expect([said(refusal), detail(refusal)]).toEqual([
      '422 ride-shift-clash',
      '“Century” overlaps with your shift “Flags”, 7:00 AM to 8:00 AM.',
    ]);
    await leave(as, during);
    expect(said(await post(api, as, '/registration/route', routeChoice('signature', ids.century)))).toBe(
      '200',
    );

    const both = await newPerson(api.store.db);
    await walkTo(api, both, { signature: true, volunteer: true }, 'volunteer');
    expect(said(await post(api, both, '/registration/volunteer', { shiftIds: [during] }))).toBe(
      '422 shift-ride-clash',
    );
  });
});

test('a place in a shift with a lead is given back alone until 72 hours before, to the millisecond', async () => {
  const [one, other] = [await someone(), await someone({ firstName: 'Bo' })];
  const [early, next] = [await shift(), await shift({ day: '2027-08-25' })];
  const lead = await someone({ firstName: 'Sanjay' });
  await leadShift(api.store.db, early, [lead, other]);
  for (const as of [one, other]) await take(as, early);
  const leadsSeenBy = async (as: typeof one) => (await calls.own(as)).places[0]?.leads;
  // A volunteer who also leads it is not told about themselves.
  expect([await leadsSeenBy(one), await leadsSeenBy(other)]).toEqual([['Bo', 'Sanjay'], ['Sanjay']]);
  api.clock.set('2027-08-17T12:00:00.000Z');
  expect((await calls.own(one)).places[0]?.canLeave).toBe(true);
  expect(said(await leave(one, early))).toBe('200');
  api.clock.set('2027-08-17T12:00:00.001Z');
  expect((await calls.own(other)).places[0]?.canLeave).toBe(false);
  expect(said(await leave(other, early))).toBe('409 shift-too-soon');
  expect(said(await swap(other, early, next))).toBe('409 shift-too-soon');
  expect(await mine(other)).toEqual([early]);
});

test('others see a first name only of people who show theirs', async () => {
  const one = await shift();
  const [ada, bo, cleo] = [
    await someone(),
    await someone({ firstName: 'Bo' }),
    await someone({ firstName: 'Cleo' }),
  ];
  for (const as of [ada, bo, cleo]) await take(as, one);
  expect((await calls.own(ada)).places[0]).toMatchObject({ others: 2, people: [] });
  expect((await calls.show(bo, true)).body.showsName).toBe(true);
  expect((await calls.own(ada)).places[0]).toMatchObject({ others: 2, people: ['Bo'] });
  await calls.show(bo, false);
  expect((await calls.own(ada)).places[0]).toMatchObject({ others: 2, people: [] });
});

describe('A code for friends', () => {
  const open = (as: Parameters<typeof take>[0], code: string) =>
    api.send<{ firstName: string; shift: { id: string } }>('GET', `/volunteer/shifts/shared?code=${code}`, {
      as,
    });

  test('leads to the shift as long as its owner is in it, and gives no place beyond capacity', async () => {
    const one = await shift({ capacity: 1 });
    const [bo, friend] = [await someone({ firstName: 'Bo' }), await someone()];
    expect(said(await calls.share(bo, one))).toBe('409 shift-not-yours');
    await take(bo, one);
    const code = (await calls.share(bo, one)).body.places[0]?.code ?? '';
    expect((await calls.share(bo, one)).body.places[0]?.code).toBe(code);
    const shared = await open(friend, code.toLowerCase());
    expect(shared.body).toMatchObject({ firstName: 'Bo', shift: { id: one, placesLeft: 0 } });
    expect(said(await take(friend, one))).toBe('409 shift-taken');
    await leave(bo, one);
    expect(said(await open(friend, code))).toBe('404 shift-code-unknown');
  });

  test('nothing is found by a code that nobody made', async () => {
    expect(said(await open(await someone(), 'AAAAAAAA'))).toBe('404 shift-code-unknown');
  });
});

/** The entries of the calendar file. */
const calendarOf = async (as: Parameters<typeof take>[0]) => {
  const answer = await api.app.inject({
    url: '/api/user/volunteer/calendar',
    headers: { authorization: `Bearer ${tokenFor(as)}` },
  });
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const parsed = new ical.Component(ical.parse(answer.body));
  const zone = parsed.getFirstSubcomponent('vtimezone');
  if (zone) ical.TimezoneService.register(zone);
  return parsed.getAllSubcomponents('vevent').map((each) => new ical.Event(each));
};

test('the calendar file keeps the UID of a shift and names the event’s zone', async () => {
  const as = await someone();
  const one = await shift({ title: 'Flags; horns, and \\ bells' });
  await take(as, one);
  const file = async () =>
    (await calendarOf(as)).map(({ uid, sequence, summary, startDate }) => ({
      uid,
      sequence,
      summary,
      zone: startDate.zone?.tzid,
      at: startDate.toJSDate().toISOString(),
    }));
  const entry = {
    uid: `shift-${one}@localhost`,
    summary: 'Flags; horns, and \\ bells',
    zone: 'America/New_York',
  };
  expect(await file()).toEqual([{ ...entry, sequence: 0, at: '2027-08-20T12:00:00.000Z' }]);
});

test('a shift that the person left is taken out of their calendar, and is back in it with a higher number', async () => {
  const [as, one, other] = [await someone(), await shift(), await shift({ title: 'Cowbells' })];
  const told = async () =>
    (await calendarOf(as))
      .map(({ summary, sequence, component }) => [
        summary,
        sequence,
        component.getFirstPropertyValue('status') ?? 'there',
      ])
      .sort();
  const hasLeftShift = async () => (await calls.own(as)).hasLeftShift;
  await take(as, one);
  expect([await told(), await hasLeftShift()]).toEqual([[['Flags', 0, 'there']], false]);
  await leave(as, one);
  expect([await told(), await hasLeftShift()]).toEqual([[['Flags', 1, 'CANCELLED']], true]);
  await take(as, one);
  expect([await told(), await hasLeftShift()]).toEqual([[['Flags', 2, 'there']], false]);
  await swap(as, one, other);
  expect(await told()).toEqual([
    ['Cowbells', 0, 'there'],
    ['Flags', 3, 'CANCELLED'],
  ]);
  const letters = await emailsTo(api.store.db, as.emailAddress);
  const telling = letters.filter(({ text }) => text.includes('in your calendar?')).map(({ kind }) => kind);
  expect(telling.sort()).toEqual(['shift-left', 'shift-swapped']);
});
