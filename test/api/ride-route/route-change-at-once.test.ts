import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { scaled } from '#scripts/test/extent.ts';
import { againWhileBusy } from '#test/support/again-while-busy.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import type { Person } from '#test/support/event/people.ts';
import { riders } from '#test/support/event/riders.ts';
import { tally } from '#test/support/event/volunteers.ts';

/** The number of people, and the number of places that they want. */
const [people, places] = [scaled(500, 60), 5];
const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });
let crowd: Person[];
beforeEach(async () => {
  const { db } = api.store;
  await sql`delete from waiting_list_entry`.execute(db);
  await sql`delete from route_place where route_id = ${ids.small}`.execute(db);
  await sql`update route set capacity = ${places}::int where id = ${ids.small}`.execute(db);
  await sql`update route set capacity = 5000 where id = ${ids.century}`.execute(db);
  crowd = await riders(db, people);
});

const order = { charge: 0, commitment: 250_000, sponsorCode: null, payment: null };
const change = (as: Person, routeId: string = ids.small) => {
  const key = randomUUID();
  return againWhileBusy(() =>
    api.send<unknown>('PUT', '/user/ride-route', { as, key, body: { ...order, routeId } }),
  );
};
const wait = (as: Person) =>
  api.send<unknown>('PUT', '/user/ride-route/waiting', {
    as,
    key: randomUUID(),
    body: { routeId: ids.small, isWaiting: true },
  });
const all = (act: (as: Person) => ReturnType<typeof change>, among = crowd) =>
  Promise.all(among.map((person) => act(person)));

/** The number of people with a place on each route; each person has exactly one. */
const held = async () => {
  const { rows } = await sql<{ small: number; century: number; holders: number }>`
    select count(*) filter (where place.route_id = ${ids.small})::int as small,
      count(*) filter (where place.route_id = ${ids.century})::int as century,
      count(distinct registration.person_id)::int as holders
    from route_place place join registration on registration.id = place.registration_id
    join participation on participation.registration_id = registration.id and participation.route_id = place.route_id
    where registration.person_id in (${sql.join(crowd.map(({ personId }) => personId))})`.execute(
    api.store.db,
  );
  return rows[0];
};
const oneEach = { small: places, century: people - places, holders: people };

test(`${people} riders at the last 5 places of a route: 5 move, and nobody loses the place they had`, async () => {
  const answers = await all(change);
  expect(tally(answers)).toEqual({ 200: places, '409 place-taken': people - places });
  expect(await held()).toEqual(oneEach);
});

test(`${people} riders on the waiting list at 5 offers: the first 5 get them, and nobody loses the place they had`, async () => {
  const holders = await riders(api.store.db, places);
  expect(tally(await all(change, holders))).toEqual({ 200: places });
  for (const person of crowd) expect((await wait(person)).status).toBe(200);
  await all((person) => change(person, ids.century), holders);
  await api.platform.jobs.runDue();
  const answers = await all(change);
  expect(tally(answers.slice(0, places))).toEqual({ 200: places });
  expect(tally(answers.slice(places))).toEqual({ '409 place-taken': people - places });
  expect(await held()).toEqual(oneEach);
});
