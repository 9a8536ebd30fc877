import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { schedulePublicRelease } from '#server/fundraising/fundraising.ts';
import { donation, giver } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPeloton, newPerson, type Person, publicId, takePart } from '#test/support/event/people.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

type Leaderboards = Schemas['Leaderboards'];

const { api } = givenEvent();

let rows = 0;
/** A participant with a goal in cents. Each one registers later than the previous one. */
const participant = async (goal = 0): Promise<Person> => {
  const { db } = api.store;
  const person = await newPerson(db);
  await takePart(db, person);
  rows += 1;
  await rowsOf(db, 'participation', { personId: person.personId }).update({
    registeredAt: new Date(Date.parse('2027-01-10') + rows * 60_000),
  });
  if (goal > 0) await insertRows(db, 'fundraising', { eventId: ids.event, personId: person.personId, goal });
  return person;
};

const give = async (to: Person | string, amount: number, more: { isAmountVisible?: boolean } = {}) => {
  const recipient =
    typeof to === 'string'
      ? { recipientType: 'Peloton' as const, id: to }
      : { recipientType: 'User' as const, id: publicId(to) };
  const body = donation({
    recipient,
    amount,
    charge: amount,
    isFeeCovered: false,
    isRepeatMeant: true,
    message: 'CANARY-MESSAGE',
    donor: { ...donation().donor, firstName: 'CANARYFIRST', lastName: 'CANARYLAST' },
    ...more,
  });
  expect((await giver(api).send(body)).status).toBe(201);
};

const boards = async (): Promise<Leaderboards> => {
  api.clock.advance(1000);
  return (await api.send<Leaderboards>('GET', '/leaderboards')).body;
};
const climbers = async () => (await boards()).climbers.map((one) => one.publicId);
const newcomers = async () => (await boards()).newcomers.map((one) => one.publicId);

const patch = (person: Person, version: string, isOnLeaderboards: boolean) =>
  api.send<Schemas['CurrentUser']>('PATCH', '/user', {
    as: person,
    headers: { 'if-match': version },
    body: [{ op: 'replace', path: '/isOnLeaderboards', value: isOnLeaderboards }],
  });

const setOnBoards = async (person: Person, value: boolean) => {
  const { version } = (await api.send<Schemas['CurrentUser']>('GET', '/user', { as: person })).body;
  const { status, body } = await patch(person, version, value);
  expect([status, body.isOnLeaderboards]).toEqual([200, value]);
};

beforeEach(async () => {
  await api.store.db.updateTable('person').set({ isOnLeaderboards: false }).execute();
  await api.store.db.updateTable('peloton').set({ isActive: false }).execute();
});

test('ranks people by their share of the goal, and omits people who reached it, have no goal or raised nothing', async () => {
  const [near, far, there, noGoal, nothing] = [
    await participant(10_000),
    await participant(100_000),
    await participant(5_000),
    await participant(),
    await participant(10_000),
  ];
  await give(near, 8_000);
  await give(far, 20_000);
  await give(there, 5_000);
  await give(noGoal, 50_000);
  expect((await boards()).climbers).toEqual([
    {
      publicId: publicId(near),
      firstName: 'Ada',
      lastName: 'Fell',
      profileImageUrl: null,
      raised: 8_000,
      goal: 10_000,
    },
    {
      publicId: publicId(far),
      firstName: 'Ada',
      lastName: 'Fell',
      profileImageUrl: null,
      raised: 20_000,
      goal: 100_000,
    },
  ]);
  expect(await climbers()).not.toContain(publicId(nothing));
});

test('“near the summit” lists up to six people with at least 80 % of their goal, the smallest missing amount first', async () => {
  const [almost, half, small, large] = [
    await participant(10_000),
    await participant(10_000),
    await participant(2_000),
    await participant(100_000),
  ];
  await give(almost, 8_000);
  await give(half, 7_999);
  await give(small, 1_800);
  await give(large, 99_000);
  const { climbers: all, nearSummit } = await boards();
  expect(all.map((one) => one.publicId)).toEqual([large, small, almost, half].map(publicId));
  expect(nearSummit.map((one) => one.publicId)).toEqual([small, large, almost].map(publicId));
  expect(nearSummit[0]).toEqual(all[1]);
  for (let more = 0; more < 4; more += 1) await give(await participant(10_000), 9_900);
  expect((await boards()).nearSummit.map(({ goal, raised }) => goal - raised)).toEqual([
    100, 100, 100, 100, 200, 1_000,
  ]);
  await setOnBoards(small, false);
  expect((await boards()).nearSummit.map((one) => one.publicId)).not.toContain(publicId(small));
});

test('a rider whose goal is below their commitment is ranked by the commitment', async () => {
  const rider = await participant(1_000);
  await rowsOf(api.store.db, 'participation', { personId: rider.personId }).update({
    kind: 'Rider',
    rideType: 'signature',
    routeId: ids.century,
    commitment: 250_000,
  });
  await give(rider, 2_000);
  expect((await boards()).climbers).toMatchObject([{ raised: 2_000, goal: 250_000 }]);
});

test('hidden amounts do not change a rank until they join the public total', async () => {
  await schedulePublicRelease(api.platform, api.clock.now());
  const [open, hidden] = [await participant(10_000), await participant(10_000)];
  const crews = [
    await newPeloton(api.store.db, [{ person: open, role: 'captain' }]),
    await newPeloton(api.store.db, [{ person: hidden, role: 'captain' }]),
  ];
  await give(open, 600);
  await give(hidden, 8_000, { isAmountVisible: false });
  const { climbers: people, pelotons } = await boards();
  expect(people.map((one) => one.publicId)).toEqual([publicId(open)]);
  expect(pelotons.map(({ id, raised }) => [id, raised])).toEqual([[crews[0], 600]]);
  for (let given = 0; given < 2; given += 1) await give(hidden, 500, { isAmountVisible: false });
  api.clock.advance(2 * 60 * 60_000);
  await api.platform.jobs.runDue();
  expect(await climbers()).toEqual([publicId(hidden), publicId(open)]);
});

test('a person who opts out disappears at once and can return; a stale version is refused', async () => {
  const person = await participant(10_000);
  await give(person, 500);
  expect([await climbers(), await newcomers()]).toEqual([[publicId(person)], [publicId(person)]]);
  await setOnBoards(person, false);
  expect([await climbers(), await newcomers()]).toEqual([[], []]);
  await setOnBoards(person, true);
  expect([await climbers(), await newcomers()]).toEqual([[publicId(person)], [publicId(person)]]);
  expect((await patch(person, '"old"', false)).status).toBe(412);
});

test('newcomers lists up to ten registered people, the newest first, each once', async () => {
  const people: Person[] = [];
  for (let index = 0; index < 12; index += 1) people.push(await participant());
  const [twice, gone] = [people[11] as Person, people[10] as Person];
  const { registrationId } = await rowsOf(api.store.db, 'participation', {
    personId: twice.personId,
  }).readOne('registrationId');
  await insertRows(api.store.db, 'participation', {
    id: randomUUID(),
    personId: twice.personId,
    eventId: ids.event,
    registrationId,
    kind: 'Volunteer',
    state: 'registered',
    registeredAt: new Date('2027-02-01'),
  });
  await rowsOf(api.store.db, 'participation', { personId: gone.personId }).update({ state: 'cancelled' });
  const expected = [twice, ...people.slice(0, 10).reverse()].slice(0, 10).map(publicId);
  expect(await newcomers()).toEqual(expected);
});

test('ranks pelotons by the raised amount, without super-pelotons and pelotons that raised nothing', async () => {
  const [one, other, third, boss] = [
    await participant(),
    await participant(),
    await participant(),
    await participant(),
  ];
  const { db } = api.store;
  const company = await newPeloton(db, [{ person: boss, role: 'captain' }], { level: 'super' });
  const first = await newPeloton(db, [{ person: one, role: 'captain' }], { parentId: company });
  const second = await newPeloton(db, [{ person: other, role: 'captain' }]);
  await newPeloton(db, [{ person: third, role: 'captain' }]);
  await give(one, 1_000);
  await give(second, 2_500);
  expect((await boards()).pelotons).toMatchObject([
    { id: second, raised: 2_500, membersCount: 1 },
    { id: first, raised: 1_000, membersCount: 1 },
  ]);
});

test('leaderboards, rosters and families contain no donors and no private data', async () => {
  const person = await participant(10_000);
  const { db } = api.store;
  await rowsOf(db, 'person', { id: person.personId }).update({
    address: 'CANARY-ADDRESS',
    city: 'CANARY-CITY',
    phone: '+13045550199',
    birthDate: '1961-02-03',
    isCancerSurvivor: true,
    cancerType: 'CANARY-TYPE',
    employerName: 'CANARY-EMPLOYER',
    isDonorListVisible: false,
  });
  const company = await newPeloton(db, [], { level: 'super' });
  const crew = await newPeloton(db, [{ person, role: 'captain' }], { parentId: company });
  await give(person, 4_861);
  await give(person, 1_977, { isAmountVisible: false });
  const answers = [
    await boards(),
    (await api.send('GET', `/peloton/${crew}/roster`)).body,
    (await api.send('GET', `/peloton/${company}/family`)).body,
  ];
  for (const answer of answers) {
    const text = JSON.stringify(answer);
    expect(text).toContain('4861');
    expect(text).not.toMatch(/canary|13045550199|1961-02-03|@example|survivor|6838|1977/i);
    expect(text).not.toContain(person.oid);
    expect(text).not.toContain(person.emailAddress);
  }
});
