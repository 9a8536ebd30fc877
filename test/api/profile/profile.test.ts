import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eventZone, instantIn } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { schedulePublicRelease } from '#server/fundraising/fundraising.ts';
import { takeBack } from '#server/ledger/ledger.ts';
import { donation, giver } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { eventRow, ids } from '#test/support/event/event-rows.ts';
import { newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { refused, walkTo } from '#test/support/event/registration.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

const hour = 60 * 60_000;
const earlierEvent = randomUUID();
const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });

beforeAll(async () => {
  await schedulePublicRelease(api.platform, api.clock.now());
  const { db } = api.store;
  await insertRows(db, 'event', {
    ...eventRow(2026),
    id: earlierEvent,
    startsOn: '2026-08-08',
    endsOn: '2026-08-15',
  });
});

let ada: Person;
beforeEach(async () => {
  ada = await newPerson(api.store.db);
});

const read = async <Body>(path: string, as?: Person): Promise<Body> => {
  const { status, body } = await api.send<Body>('GET', path, { ...(as && { as }) });
  expect(status, path).toBe(200);
  return body;
};
const participation = (as?: Person) =>
  read<Schemas['UserParticipation']>(`/user/${publicId(ada)}/participation`, as);
const history = (as?: Person) => read<Schemas['UserHistory']>(`/user/${publicId(ada)}/history`, as);
const kinds = async (as?: Person) => (await history(as)).achievements.map(({ kind }) => kind);

type Given = { amount?: number; isAmountVisible?: boolean };

const give = async ({ amount = 5_000, isAmountVisible = true }: Given = {}): Promise<string> => {
  const recipient = { recipientType: 'User' as const, id: publicId(ada) };
  const more = { recipient, amount, charge: amount, isFeeCovered: false, isAmountVisible };
  const { status, body } = await giver(api).send(donation({ ...more, isRepeatMeant: true }));
  expect(status).toBe(201);
  return body.receipt?.id ?? '';
};

const setGoal = (goal: number) =>
  api.store.db
    .insertInto('fundraising')
    .values({ personId: ada.personId, eventId: ids.event, goal })
    .onConflict((conflict) => conflict.columns(['personId', 'eventId']).doUpdateSet({ goal }))
    .execute();

const hideAchievements = () =>
  rowsOf(api.store.db, 'person', { id: ada.personId }).update({ isAchievementsInvisible: true });

/** The person's achievements in 2026: a ride of 50.5 miles, and two shifts. */
const wasThereIn2026 = async () => {
  const { db } = api.store;
  const registrationId = randomUUID();
  const at = new Date('2025-11-05T12:00:00Z');
  const whose = { personId: ada.personId, eventId: earlierEvent };
  const rideId = randomUUID();
  const routeId = randomUUID();
  await db
    .insertInto('ride')
    .values({
      id: rideId,
      eventId: earlierEvent,
      rideType: 'gravel',
      name: 'Gravel Day',
      startsOn: '2026-08-15',
      lowerRouteDeadline: '2026-06-20',
      withdrawDeadline: '2026-07-20',
      summary: 'Dust.',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const ride = await rowsOf(db, 'ride', { eventId: earlierEvent }).readOne('id');
  await insertRows(db, 'route', {
    id: routeId,
    rideId: ride.id,
    name: `Dirt ${routeId}`,
    summary: 'Dirt.',
    distanceMiles: 50.5,
    climbFeet: 3000,
    day: '2026-08-15',
    startPlace: 'Founders Green',
    startTime: '07:30',
    capacity: 10,
    fee: 0,
    commitment: 0,
    course: '[]',
    position: 1,
  });
  await insertRows(db, 'registration', {
    id: registrationId,
    ...whose,
    state: 'completed',
    wantsChallenger: false,
    wantsVolunteer: true,
    wantsSignature: false,
    wantsGravel: true,
    startedAt: at,
    updatedAt: at,
  });
  const part = { registrationId, ...whose, state: 'registered' as const, registeredAt: at };
  await insertRows(db, 'participation', [
    { id: randomUUID(), ...part, kind: 'Rider', rideType: 'gravel', routeId, commitment: 500_000 },
    { id: randomUUID(), ...part, kind: 'Volunteer' },
  ]);
  for (const [jobType, day] of [
    ['Kitchen', '2026-08-09'],
    ['Parking', '2026-08-10'],
  ] as const) {
    const id = randomUUID();
    await insertRows(db, 'shift', {
      id,
      eventId: earlierEvent,
      jobType,
      title: 'CANARY-TITLE',
      summary: 'CANARY-SUMMARY',
      location: 'CANARY-PLACE',
      startsAt: instantIn(eventZone, day, '03:33'),
      endsAt: instantIn(eventZone, day, '04:44'),
      capacity: 9,
    });
    await insertRows(db, 'shiftPlace', { shiftId: id, registrationId });
  }
  return { routeName: `Dirt ${routeId}` };
};

test('shows routes, goals and kinds of help, and never where or when somebody helps or starts', async () => {
  await walkTo(api, ada, { challenger: true, signature: true, gravel: true, volunteer: true }, 'completed');
  const body = await participation();
  expect(body).toMatchObject({ year: 2027, fundraisingDeadline: '2027-10-01', isFundraisingOpen: true });
  expect(body.activityGoals).toEqual([{ activity: 'running', unit: 'miles', amount: 26.2, done: null }]);
  expect(body.help).toEqual(['Course']);
  expect(body.routes.map(({ name, rideName, line, elevation }) => [name, rideName, line, elevation])).toEqual(
    [
      [
        'Century',
        'Ride Weekend',
        [
          [-80, 38],
          [-80.1, 38.1],
        ],
        [900, 1000],
      ],
      [
        'Dirt',
        'Gravel Day',
        [
          [-80, 38],
          [-80.1, 38.1],
        ],
        [900, 1000],
      ],
    ],
  );
  const text = JSON.stringify(body);
  for (const secret of ['Lake Orrin', '07:00', '11:00', 'Water stop', 'Founders Green', '07:30'])
    expect(text).not.toContain(secret);
  expect(await participation(ada)).toEqual(body);
});

test('leaves the course of a sponsor’s route empty', async () => {
  await walkTo(api, ada, { gravel: true }, 'completed');
  await rowsOf(api.store.db, 'participation', { personId: ada.personId }).update({ routeId: ids.sponsored });
  const { routes } = await participation();
  expect(routes).toMatchObject([{ name: 'Sponsored', distanceMiles: 50.5, line: [], elevation: [] }]);
});

test('is empty for a person who takes part in nothing, who has cancelled, or has not finished', async () => {
  const nothing = { routes: [], activityGoals: [], help: [] };
  expect(await participation()).toMatchObject(nothing);
  await walkTo(api, ada, { challenger: true, volunteer: true, gravel: true }, 'waiver');
  expect(await participation()).toMatchObject(nothing);
  expect(await history()).toEqual({ achievements: [], years: [] });
});

test('fundraising is open up to and with the day of the deadline, where the event is', async () => {
  for (const [at, isOpen] of [
    ['2027-10-02T03:59:00Z', true],
    ['2027-10-02T04:00:00Z', false],
  ] as const) {
    api.clock.set(at);
    expect((await participation()).isFundraisingOpen).toBe(isOpen);
  }
});

test.each(['participation', 'history'])('/user/{id}/%s answers 404 for an unknown person', async (part) => {
  expect(refused(await api.send('GET', `/user/nobody-here/${part}`))).toBe('404 person-not-found');
});

test('derives each achievement with its day, its years and its value', async () => {
  const { routeName } = await wasThereIn2026();
  await walkTo(api, ada, { gravel: true }, 'completed');
  await setGoal(150_000);
  await give({ amount: 50_000 });
  api.clock.advance(24 * hour);
  await give({ amount: 75_000 });
  api.clock.advance(24 * hour);
  await give({ amount: 25_000 });
  expect(await history()).toEqual({
    achievements: [
      { kind: 'goal-met', achievedOn: '2027-03-03', years: [2027], value: 150_000 },
      { kind: 'commitment-met', achievedOn: '2027-03-02', years: [2027], value: 120_000 },
      { kind: 'years', achievedOn: '2027-03-01', years: [2026, 2027], value: 2 },
      { kind: 'first-donation', achievedOn: '2027-03-01', years: [2027], value: 1 },
      { kind: 'miles', achievedOn: '2026-08-15', years: [2026], value: 51 },
      // The last day of the event, whenever the shifts were.
      { kind: 'shifts', achievedOn: '2026-08-15', years: [2026], value: 2 },
      { kind: 'high-roller', achievedOn: '2025-11-05', years: [2026], value: 500_000 },
    ],
    years: [
      {
        year: 2026,
        isCurrent: false,
        raised: 0,
        owed: 0,
        goal: 500_000,
        miles: 50.5,
        routes: [routeName],
        types: ['Rider', 'Volunteer'],
        donated: null,
      },
      {
        year: 2027,
        isCurrent: true,
        raised: 150_000,
        owed: 0,
        goal: 150_000,
        miles: 50.5,
        routes: ['Dirt'],
        types: ['Rider'],
        donated: null,
      },
    ],
  });
  expect(JSON.stringify(await history())).not.toMatch(/canary|03:33|2026-08-09|2026-08-10/i);
});

test('hidden achievements are empty for others, and whole for the person', async () => {
  await wasThereIn2026();
  await hideAchievements();
  const stranger = await newPerson(api.store.db);
  for (const as of [undefined, stranger]) expect(await history(as)).toEqual({ achievements: [], years: [] });
  expect(await kinds(ada)).toEqual(['miles', 'shifts', 'high-roller', 'years']);
});

test('a goal that a refund undoes is no achievement any more', async () => {
  await walkTo(api, ada, { challenger: true }, 'completed');
  await setGoal(5_000);
  const id = await give();
  expect(await kinds()).toContain('goal-met');
  const booked = await rowsOf(api.store.db, 'ledgerTransaction', { reference: id, kind: 'donation' }).readOne(
    'id',
  );
  await api.store.db.transaction().execute((trx) =>
    takeBack(trx, api.clock, {
      transactionId: booked.id,
      kind: 'refund',
      reference: randomUUID(),
      amount: 5_000,
      memo: 'Given by mistake',
    }),
  );
  expect(await kinds()).toEqual(['years']);
});

test('hidden amounts meet a public goal on the day of their release, not on that of the donation', async () => {
  await walkTo(api, ada, { challenger: true }, 'completed');
  await setGoal(15_000);
  for (let times = 0; times < 2; times += 1) await give({ isAmountVisible: false });
  api.clock.advance(24 * hour);
  await give({ isAmountVisible: false });
  // The last hour of that day in the event's zone.
  api.clock.set('2027-03-03T04:30:00Z');
  expect(await kinds()).toEqual(['years']);
  expect((await history()).years).toMatchObject([{ raised: 0 }]);
  expect((await history(ada)).achievements[0]).toMatchObject({ kind: 'goal-met', achievedOn: '2027-03-02' });
  api.clock.advance(hour);
  await api.platform.jobs.runDue();
  expect((await history()).achievements[0]).toMatchObject({ kind: 'goal-met', achievedOn: '2027-03-03' });
  expect((await history()).years).toMatchObject([{ raised: 15_000 }]);
});

test('a hidden amount that came first is told of by the day of its release, and none before', async () => {
  await walkTo(api, ada, { challenger: true }, 'completed');
  const first = async (as?: Person) =>
    (await history(as)).achievements.find(({ kind }) => kind === 'first-donation')?.achievedOn;
  for (let times = 0; times < 3; times += 1) await give({ isAmountVisible: false });
  const day = (await first(ada)) ?? '';
  expect(await first()).toBeUndefined();
  api.clock.advance(48 * hour);
  await give();
  const visible = (await first()) ?? '';
  expect(visible > day).toBe(true);
  await api.platform.jobs.runDue();
  expect([await first(), await first(ada)]).toEqual([visible, day]);
});

test('only the person sees what they gave', async () => {
  await walkTo(api, ada, { challenger: true }, 'completed');
  const { status } = await giver(api).send(donation(), randomUUID(), ada);
  expect(status).toBe(201);
  expect((await history(ada)).years).toMatchObject([{ year: 2027, donated: 5_000 }]);
  const captain = await newPerson(api.store.db);
  for (const as of [undefined, captain])
    expect((await history(as)).years).toMatchObject([{ year: 2027, donated: null }]);
});

test.each([
  ['recipient_total', 'dated_recipient_total'],
  ['public_recipient_total', 'public_dated_recipient_total'],
])('%s and %s have the same sums', async (total, dated) => {
  await walkTo(api, ada, { challenger: true }, 'completed');
  await give();
  await give({ isAmountVisible: false });
  const sums = async (view: string) =>
    (
      await sql`
        select owner_type, owner_id, event_year, sum(raised) as raised from ${sql.table(view)}
        group by 1, 2, 3 having sum(raised) <> 0 order by 1, 2, 3`.execute(api.store.db)
    ).rows;
  expect(await sums(dated)).toEqual(await sums(total));
});
