import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { againWhileBusy } from '#test/support/again-while-busy.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import {
  beforeRoute,
  fieldsOf,
  post,
  profile,
  type Registration,
  refused,
  requestFor,
  routeChoice,
  walkTo,
} from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';

const minutes = 60_000;
const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });
beforeEach(async () => {
  await api.store.db.deleteFrom('routePlace').execute();
  await api.store.db.deleteFrom('shiftPlace').execute();
});

const someone = async (mix = { signature: true }): Promise<Person> => {
  const as = await newPerson(api.store.db);
  await walkTo(api, as, mix, 'route-signature');
  return as;
};

const choose = (as: Person, routeId: string = ids.loop) => {
  const key = randomUUID();
  return againWhileBusy(() => post(api, as, '/registration/route', routeChoice('signature', routeId), key));
};

const current = async (as: Person) => (await api.send<Registration>('GET', '/registration', { as })).body;

const counted = (answers: { status: number; body: unknown }[]) =>
  Object.fromEntries(
    Map.groupBy(answers, (answer) => refused({ ...answer, headers: {} }))
      .entries()
      .map(([said, those]) => [said, those.length]),
  );

describe('Last places', () => {
  test('five of two hundred concurrent people get the five places', async () => {
    const people = await beforeRoute(api.store.db, 200, api.clock.now());
    const answers = await Promise.all(people.map((as) => choose(as, ids.small)));
    expect(counted(answers)).toEqual({ '200 undefined': 5, '422 route-full': 195 });
    const places = await rowsOf(api.store.db, 'routePlace', { routeId: ids.small }).read('id');
    expect(places).toHaveLength(5);
  });

  test('concurrent swaps between two full routes neither deadlock nor duplicate a place', async () => {
    const [one, two, three, four] = [await someone(), await someone(), await someone(), await someone()];
    await Promise.all([
      choose(one, ids.loop),
      choose(two, ids.loop),
      choose(three, ids.small),
      choose(four, ids.small),
    ]);
    const answers = await Promise.all([
      choose(one, ids.small),
      choose(two, ids.small),
      choose(three, ids.loop),
      choose(four, ids.loop),
    ]);
    // The winner depends on timing. That no request waits forever, and no person gets two places, doesn't.
    expect(answers.every((answer) => ['200 undefined', '422 route-full'].includes(refused(answer)))).toBe(
      true,
    );
    const places = await api.store.db.selectFrom('routePlace').select('routeId').execute();
    expect(places).toHaveLength(4);
    expect(places.filter(({ routeId }) => routeId === ids.loop).length).toBeLessThanOrEqual(2);
  });

  test('my own place does not block me, and another choice frees it', async () => {
    const [one, two, three] = [await someone(), await someone(), await someone()];
    expect(counted([await choose(one), await choose(two), await choose(one)])).toEqual({
      '200 undefined': 3,
    });
    const full = await choose(three);
    expect([refused(full), fieldsOf(full)]).toEqual(['422 route-full', ['/body/routeId']]);
    await choose(one, ids.century);
    expect((await choose(three)).status).toBe(200);
  });

  test('rejects a route of another ride or an unknown route', async () => {
    const as = await someone();
    expect(refused(await choose(as, ids.dirt))).toBe('422 route-of-other-ride');
    expect(refused(await choose(as, ids.event))).toBe('422 route-of-other-ride');
  });
});

describe('Place holds', () => {
  test('last half an hour to the millisecond', async () => {
    const [one, two, three, four] = [await someone(), await someone(), await someone(), await someone()];
    await choose(one);
    await choose(two);
    api.clock.advance(30 * minutes - 1);
    expect(refused(await choose(three))).toBe('422 route-full');
    api.clock.advance(1);
    expect(counted([await choose(three), await choose(four), await choose(one)])).toEqual({
      '200 undefined': 2,
      '422 route-full': 1,
    });
  });

  test('start again at every save of any step', async () => {
    const as = await someone();
    expect((await choose(as)).body.routes.map(({ heldUntil }) => heldUntil)).toEqual([
      '2027-03-01T15:30:00.000Z',
    ]);
    api.clock.advance(29 * minutes);
    const { body } = await post(api, as, '/registration/profile', profile);
    expect(body.routes.map(({ heldUntil }) => heldUntil)).toEqual(['2027-03-01T15:59:00.000Z']);
  });

  test('are renewed after they expire while places are left', async () => {
    const as = await someone();
    await choose(as);
    api.clock.advance(5 * 60 * minutes);
    expect((await current(as)).nextStep).toBe('fundraising');
    const now = await walkTo(api, as, { signature: true }, 'waiver');
    expect(now.routes.map(({ routeId, heldUntil }) => [routeId, heldUntil])).toEqual([
      [ids.loop, '2027-03-01T20:30:00.000Z'],
    ]);
  });

  test('a lost place leads back to the route step before any charge', async () => {
    const late = await someone();
    await choose(late);
    const { fee } = await walkTo(api, late, { signature: true }, 'fee');
    api.clock.advance(30 * minutes);
    const [one, two] = [await someone(), await someone()];
    await choose(one);
    await choose(two);
    expect((await current(late)).nextStep).toBe('route-signature');
    const { path, body } = requestFor.fee({ ...(await current(late)), fee }, {});
    expect(refused(await post(api, late, path, body))).toBe('422 route-full');
    expect(refused(await post(api, late, '/registration/complete'))).toBe('422 route-full');
    const intents = await rowsOf(api.store.db, 'paymentIntent', { personId: late.personId }).read('id');
    expect(intents).toEqual([]);
    // An earlier step can still be saved; then the place is given up.
    expect((await post(api, late, '/registration/profile', profile)).body.routes).toEqual([]);
    expect((await choose(late, ids.century)).body.nextStep).toBe('fundraising');
  });

  test('one of two people with expired holds gets the last place', async () => {
    const [one, two, three] = [await someone(), await someone(), await someone()];
    await choose(one);
    await choose(two);
    api.clock.advance(30 * minutes);
    await choose(three);
    const answers = await Promise.all(
      [one, two].map((as) =>
        post(api, as, '/registration/fundraising', {
          goal: 100_000,
          commitment: 100_000,
          payment: { nonce: 'fake-valid-visa-nonce' },
        }),
      ),
    );
    expect(counted(answers)).toEqual({ '200 undefined': 1, '422 route-full': 1 });
  });
});

describe('Shifts', () => {
  const helper = async (): Promise<Person> => {
    const as = await newPerson(api.store.db);
    await walkTo(api, as, { volunteer: true }, 'volunteer');
    return as;
  };
  const pick = (as: Person, ...shiftIds: string[]) => post(api, as, '/registration/volunteer', { shiftIds });

  test('one of twenty concurrent people gets the last place', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, helper));
    const answers = await Promise.all(people.map((as) => pick(as, ids.tent, ids.water)));
    expect(counted(answers)).toEqual({ '200 undefined': 1, '422 shift-full': 19 });
  });

  test('a new choice frees the earlier shifts', async () => {
    const [one, two] = [await helper(), await helper()];
    await pick(one, ids.tent);
    const full = await pick(two, ids.tent);
    expect([refused(full), fieldsOf(full)]).toEqual(['422 shift-full', ['/body/shiftIds']]);
    expect((await pick(one, ids.water, ids.barrow)).body.volunteer).toEqual({
      shiftIds: [ids.water, ids.barrow],
    });
    expect((await pick(two, ids.tent)).status).toBe(200);
  });

  test('rejects overlapping, unknown, repeated and missing shifts', async () => {
    const as = await helper();
    expect(refused(await pick(as, ids.water, ids.park))).toBe('422 shift-overlap');
    expect(refused(await pick(as, ids.water, ids.event))).toBe('422 shift-unknown');
    expect(refused(await pick(as, ids.water, ids.water))).toBe('400 validation-failed');
    expect(refused(await pick(as))).toBe('400 validation-failed');
  });

  test('a lost shift leads back to the volunteer step', async () => {
    const [one, two] = [await helper(), await helper()];
    await pick(one, ids.tent);
    api.clock.advance(30 * minutes);
    await pick(two, ids.tent);
    expect((await current(one)).nextStep).toBe('volunteer');
    const info = requestFor['additional-info'](await current(one), {});
    expect(refused(await post(api, one, info.path, info.body))).toBe('422 shift-full');
  });
});
