import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { goals, refused, walkTo } from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent();
let everything: Person;
let nothing: Person;
let halfway: Person;
beforeAll(async () => {
  [everything, nothing, halfway] = (await Promise.all([1, 2, 3].map(() => newPerson(api.store.db)))) as [
    Person,
    Person,
    Person,
  ];
  const mix = { challenger: true, signature: true, gravel: true, volunteer: true };
  await walkTo(api, everything, mix, 'completed');
  await walkTo(api, halfway, mix, 'waiver');
});

const get = async <Body>(path: string, as: Person): Promise<Body> => {
  const { status, body } = await api.send<Body>('GET', path, { as });
  expect(status).toBe(200);
  return body;
};

test('lists my routes with course, fee, places left and commitment', async () => {
  const own = await get<Schemas['OwnRoutes']>('/user/routes', everything);
  expect(own).toMatchObject({ currentEventName: 'Product 2027', fundraisingDeadline: '2027-10-01' });
  expect(own.routes.map(({ rideName, route, commitment }) => [rideName, route.name, commitment])).toEqual([
    ['Ride Weekend', 'Century', 250_000],
    ['Gravel Day', 'Dirt', 120_000],
  ]);
  const [century] = own.routes;
  const { body } = await api.send<Schemas['RideRoute'][]>('GET', `/ride/${ids.signature}/routes`);
  expect(century?.route).toEqual(body.find(({ id }) => id === ids.century));
});

test('lists my activity goals from my registration', async () => {
  expect(await get('/user/activity-goals', everything)).toMatchObject({
    currentEventName: 'Product 2027',
    isChallenger: true,
    goals: goals.goals,
  });
});

test.each([
  ['/routes', '/user/routes'],
  ['/activity-goals', '/user/activity-goals'],
  ['/volunteer', '/user/volunteer'],
  ['/donations/given', '/user/donations/given'],
  ['/donations/given/all', '/user/donations/given/all'],
])('/user/{id}%s answers as %s does, and 403 at the id of another person', async (path, short) => {
  expect(await get(`/user/${publicId(everything)}${path}`, everything)).toEqual(await get(short, everything));
  for (const id of [publicId(nothing), 'nobody-at-all'])
    expect(refused(await api.send('GET', `/user/${id}${path}`, { as: everything }))).toBe(
      '403 person-not-yours',
    );
});

test('/user/{id}/route answers the route of a ride, or 404 where I ride none', async () => {
  const { routes } = await get<Schemas['OwnRoutes']>('/user/routes', everything);
  const path = (person: Person) => `/user/${publicId(person)}/route`;
  expect(await get(path(everything), everything)).toEqual(routes[0]);
  expect(await get(`${path(everything)}?rideType=gravel`, everything)).toEqual(routes[1]);
  expect(refused(await api.send('GET', path(nothing), { as: nothing }))).toBe('404 route-not-ridden');
  expect(refused(await api.send('GET', path(everything), { as: nothing }))).toBe('403 person-not-yours');
});

test('lists my shifts from my registration, and the shifts that I lead', async () => {
  const own = await get<Schemas['OwnShifts']>('/user/volunteer', everything);
  expect([own.isVolunteer, own.shifts.map(({ title }) => title), own.led]).toEqual([
    true,
    ['Water stop'],
    [],
  ]);
  const { db } = api.store;
  const lead = (leadPersonId: string | null) =>
    rowsOf(db, 'shift', { id: ids.park }).update({ leadPersonId });
  await lead(nothing.personId);
  const led = await get<Schemas['OwnShifts']>('/user/volunteer', nothing);
  expect([led.isVolunteer, led.shifts, led.led.map(({ title }) => title)]).toEqual([false, [], ['Parking']]);
  await lead(null);
});

test.each([
  ['who is registered for nothing', () => nothing],
  ['who has not finished registering', () => halfway],
])('returns empty lists to a person %s', async (_, who) => {
  expect((await get<Schemas['OwnRoutes']>('/user/routes', who())).routes).toEqual([]);
  expect(await get('/user/activity-goals', who())).toMatchObject({ isChallenger: false, goals: [] });
  expect(await get('/user/volunteer', who())).toMatchObject({ isVolunteer: false, shifts: [], led: [] });
});

test('returns empty lists after cancellation', async () => {
  const person = await newPerson(api.store.db);
  await walkTo(api, person, { challenger: true, volunteer: true, gravel: true }, 'completed');
  for (const body of [
    { type: 'Challenger', rideType: null },
    { type: 'Volunteer', rideType: null },
    { type: 'Rider', rideType: 'gravel' },
  ])
    expect((await api.send('POST', '/registration/cancel-type', { as: person, body })).status).toBe(200);
  expect((await get<Schemas['OwnRoutes']>('/user/routes', person)).routes).toEqual([]);
  expect(await get('/user/activity-goals', person)).toMatchObject({ isChallenger: false, goals: [] });
  expect(await get('/user/volunteer', person)).toMatchObject({ isVolunteer: false, shifts: [] });
});

test.each(['/user/routes', '/user/activity-goals', '/user/volunteer'])(
  '%s rejects a visitor with 401',
  async (path) => {
    expect(refused(await api.send('GET', path))).toBe('401 sign-in-required');
  },
);
