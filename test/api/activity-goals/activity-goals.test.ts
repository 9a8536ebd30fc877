import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { daysAfter } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { said } from '#test/support/event/pelotons.ts';
import { newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { walkTo } from '#test/support/event/registration.ts';

type Own = Schemas['OwnActivityGoals'];

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });
let person: Person;
beforeEach(async () => {
  api.clock.set('2027-03-01T15:00:00Z');
  person = await newPerson(api.store.db);
  await walkTo(api, person, { challenger: true }, 'completed');
});

const rowing = { activity: 'rowing', unit: 'minutes', amount: 1_800 } as const;
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = person) =>
  api.send<Own>(method, path, { as, ...(body === undefined ? {} : { body }) });
const own = async (as = person) => (await api.send<Own>('GET', '/user/activity-goals', { as })).body;
const add = (body: object = rowing, as = person) => send('POST', '/user/activity-goal', body, as);
const enter = (goalId: string, day: string, amount: number, as = person) =>
  send('PUT', `/user/activity-goal/day?goalId=${goalId}`, { day, amount }, as);
const goalOf = (goals: Own, activity: string) => {
  const found = goals.goals.find((goal) => goal.activity === activity);
  if (found === undefined) throw new Error(`There is no goal of ${activity}`);
  return found;
};
const known = async () =>
  (
    await api.send<Schemas['UserParticipation']>('GET', `/user/${publicId(person)}/participation`)
  ).body.activityGoals.map(({ activity, done }) => [activity, done]);

test('a Challenger adds, changes and removes goals', async () => {
  const added = await add();
  expect(added.status).toBe(201);
  expect(
    added.body.goals.map(({ activity, unit, amount, done, days }) => [activity, unit, amount, done, days]),
  ).toEqual([
    ['rowing', 'minutes', 1_800, 0, []],
    ['running', 'miles', 26.2, 0, []],
  ]);
  const { id } = goalOf(added.body, 'rowing');
  const path = `/user/activity-goal?goalId=${id}`;
  const changed = await send('PUT', path, { activity: 'yoga', unit: 'times', amount: 40.04 });
  expect(goalOf(changed.body, 'yoga')).toMatchObject({ id, unit: 'times', amount: 40 });
  expect((await send('DELETE', path)).body.goals.map(({ activity }) => activity)).toEqual(['running']);
  expect(said(await send('DELETE', path))).toBe('404 goal-not-found');
  expect(said(await send('PUT', path, rowing))).toBe('404 goal-not-found');
});

test('five goals are the most, also at once', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => add()));
  expect(answers.map(said).sort()).toEqual(
    [...Array(4).fill('201'), ...Array(8).fill('409 too-many-goals')].sort(),
  );
  expect((await own()).goals).toHaveLength(5);
});

test.each([
  ['no amount', { activity: 'rowing', unit: 'miles' }],
  ['less than one', { ...rowing, amount: 0.9 }],
  ['more than 100,000', { ...rowing, amount: 100_001 }],
  ['a unit that isn’t counted', { ...rowing, unit: 'hours' }],
  ['an unknown activity', { ...rowing, activity: 'chess' }],
  ['text as amount', { ...rowing, amount: '12' }],
])('refuses a goal with %s', async (_, body) => {
  expect(said(await add(body))).toBe('400 validation-failed');
});

describe('By day', () => {
  test('an entered day counts; a second entry replaces the first, and 0 removes it', async () => {
    const { id } = goalOf(await own(), 'running');
    await enter(id, '2027-02-27', 3.1);
    await enter(id, '2027-03-01', 5);
    const { body } = await enter(id, '2027-02-27', 4.26);
    expect(goalOf(body, 'running')).toMatchObject({
      done: 9.3,
      days: [
        { day: '2027-03-01', amount: 5 },
        { day: '2027-02-27', amount: 4.3 },
      ],
    });
    expect(goalOf((await enter(id, '2027-03-01', 0)).body, 'running').done).toBe(4.3);
  });

  test('concurrent entries of one day from two devices store one day', async () => {
    const { id } = goalOf(await own(), 'running');
    const answers = await Promise.all([1, 2, 3, 4].map((amount) => enter(id, '2027-02-27', amount)));
    expect(answers.map(said)).toEqual(['200', '200', '200', '200']);
    expect(goalOf(await own(), 'running').days).toHaveLength(1);
  });

  test('a day ends by the clock of the event: tomorrow can’t be entered, nor a day before registration opened', async () => {
    const { firstDay, goals } = await own();
    const { id } = goals[0] as Own['goals'][number];
    api.clock.set('2027-03-02T04:59:59.999Z');
    expect((await own()).today).toBe('2027-03-01');
    expect(said(await enter(id, '2027-03-02', 1))).toBe('422 day-out-of-range');
    api.clock.set('2027-03-02T05:00:00.000Z');
    expect(said(await enter(id, '2027-03-02', 1))).toBe('200');
    expect(said(await enter(id, firstDay, 1))).toBe('200');
    const before = daysAfter(firstDay, -1);
    expect(said(await enter(id, before, 1))).toBe('422 day-out-of-range');
    expect(said(await enter(id, '2027-02-30', 1))).toBe('400 validation-failed');
    for (const amount of [-1, 100_001])
      expect(said(await enter(id, firstDay, amount))).toBe('400 validation-failed');
  });

  test('a day has 1,440 minutes', async () => {
    const { id } = goalOf((await add()).body, 'rowing');
    expect(said(await enter(id, '2027-03-01', 1_440))).toBe('200');
    expect(said(await enter(id, '2027-03-01', 1_440.1))).toBe('422 day-too-long');
  });

  test('activity and unit are fixed once a day is entered; the amount can change', async () => {
    const { id } = goalOf(await own(), 'running');
    await enter(id, '2027-03-01', 3);
    const path = `/user/activity-goal?goalId=${id}`;
    expect(said(await send('PUT', path, { activity: 'running', unit: 'minutes', amount: 100 }))).toBe(
      '409 goal-begun',
    );
    const { body } = await send('PUT', path, { activity: 'running', unit: 'miles', amount: 10 });
    expect(goalOf(body, 'running')).toMatchObject({ amount: 10, done: 3 });
  });
});

describe('What others see', () => {
  test('the goals, and how far somebody has come only where they show it', async () => {
    const { id } = goalOf(await own(), 'running');
    await enter(id, '2027-03-01', 3);
    expect(await known()).toEqual([['running', null]]);
    const path = '/user/activity-goals/visibility';
    expect((await send('PUT', path, { isPublic: true })).body.isPublic).toBe(true);
    expect(await known()).toEqual([['running', 3]]);
    await send('PUT', path, { isPublic: false });
    expect(await known()).toEqual([['running', null]]);
  });

  test('another person can neither change nor read the goals', async () => {
    const other = await newPerson(api.store.db);
    await walkTo(api, other, { challenger: true }, 'completed');
    const { id } = goalOf(await own(), 'running');
    const path = `/user/activity-goal?goalId=${id}`;
    for (const answer of [
      await send('PUT', path, rowing, other),
      await send('DELETE', path, undefined, other),
      await enter(id, '2027-03-01', 1, other),
      await enter(randomUUID(), '2027-03-01', 1, other),
    ])
      expect(said(answer)).toBe('404 goal-not-found');
    expect(said(await api.send('GET', `/user/${publicId(person)}/activity-goals`, { as: other }))).toBe(
      '403 person-not-yours',
    );
  });
});

test('a person who is not a Challenger, or no longer one, has no goals', async () => {
  const visitor = await newPerson(api.store.db);
  expect(said(await add(rowing, visitor))).toBe('409 not-a-challenger');
  const both = await newPerson(api.store.db);
  await walkTo(api, both, { challenger: true, volunteer: true }, 'completed');
  const { id } = goalOf(await own(both), 'running');
  await enter(id, '2027-03-01', 3, both);
  const body = { type: 'Challenger', rideType: null };
  expect((await api.send('POST', '/registration/cancel-type', { as: both, body })).status).toBe(200);
  expect(said(await enter(id, '2027-03-01', 3, both))).toBe('409 not-a-challenger');
  expect(await own(both)).toMatchObject({ isChallenger: false, goals: [] });
});
