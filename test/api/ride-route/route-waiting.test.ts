import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { emailsTo } from '#test/support/emails.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { said } from '#test/support/event/pelotons.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import { post, walkTo } from '#test/support/event/registration.ts';

const seconds = 1000;
const hours = 3600 * seconds;
const begin = '2027-03-01T15:00:00.000Z';
const { api } = givenEvent({ variables: { PAYMENTS_TIMEOUT_MS: '20000' }, at: begin });

/** A rider on `Century`, like everybody here; `Small` has the same commitment and fee. */
const rider = async (): Promise<Person> => {
  const person = await newPerson(api.store.db);
  await walkTo(api, person, { signature: true }, 'completed');
  return person;
};
const riders = async (count: number): Promise<Person[]> => {
  const people: Person[] = [];
  for (let made = 0; made < count; made += 1) people.push(await rider());
  return people;
};

const capacity = (places: number) =>
  sql`update route set capacity = ${places}::int where id = ${ids.small}`.execute(api.store.db);

beforeEach(async () => {
  api.clock.set(begin);
  await sql`update waiting_list_entry set ended_at = joined_at, ended_as = 'closed' where ended_at is null`.execute(
    api.store.db,
  );
  await sql`delete from route_place where route_id = ${ids.small}`.execute(api.store.db);
  await capacity(1);
});

const even = {
  routeId: ids.small,
  charge: 0,
  commitment: 250_000,
  sponsorCode: null,
  payment: null,
};
type Answer = Schemas['OwnRoutes'] & Schemas['Problem'];
const change = (as: Person, body: object = even) =>
  api.send<Answer>('PUT', '/user/ride-route', { as, key: randomUUID(), body });
const wait = (as: Person, isWaiting = true, routeId: string = ids.small) =>
  api.send<Answer>('PUT', '/user/ride-route/waiting', {
    as,
    key: randomUUID(),
    body: { routeId, isWaiting },
  });
const waits = async (as: Person) => {
  const { body } = await api.send<Schemas['OwnRoutes']>('GET', '/user/routes', { as });
  return body.routes.flatMap(({ waiting }) => waiting).map((one) => [one.position, one.offeredUntil]);
};
const names = async (people: readonly Person[]) => {
  const found: string[] = [];
  for (const as of people) {
    const { body } = await api.send<Schemas['OwnRoutes']>('GET', '/user/routes', { as });
    found.push(body.routes[0]?.route.name ?? 'none');
  }
  return found;
};
const leave = (as: Person) =>
  api.send('POST', '/registration/cancel-type', {
    as,
    key: randomUUID(),
    body: { type: 'Rider', rideType: 'signature' },
  });
const offers = async (as: Person) =>
  (await emailsTo(api.store.db, as.emailAddress)).filter(({ kind }) => kind === 'route-offered');
const placesLeft = async () => {
  const { rows } = await sql<{ id: string }>`select ride_id as id from route where id = ${ids.small}`.execute(
    api.store.db,
  );
  const { body } = await api.send<Schemas['RideRoute'][]>('GET', `/ride/${rows[0]?.id}/routes`, {});
  return body.find(({ id }) => id === ids.small)?.placesLeft;
};

describe('Waiting for a full route', () => {
  test('a free place is offered in order, by e-mail, for a day', async () => {
    const [holder, first, second] = (await riders(3)) as [Person, Person, Person];
    expect(said(await wait(first))).toBe('409 place-free');
    expect(said(await change(holder))).toBe('200');
    expect([said(await wait(first)), said(await wait(second)), said(await wait(first))]).toEqual([
      '200',
      '200',
      '200',
    ]);
    expect([await waits(first), await waits(second)]).toEqual([[[1, null]], [[2, null]]]);

    expect(said(await leave(holder))).toBe('200');
    await api.platform.jobs.runDue();
    expect(await waits(first)).toEqual([[1, '2027-03-02T15:00:00.000Z']]);
    expect(await waits(second)).toEqual([[2, null]]);
    const [letter] = await offers(first);
    expect(letter?.subject).toBe('A place on Small is yours until Tuesday, March 2 at 10:00 AM EST');
    expect(await offers(second)).toEqual([]);
    // No other person sees or gets it.
    expect(await placesLeft()).toBe(0);
    expect(said(await change(second))).toBe('409 place-taken');
    expect(said(await change(first))).toBe('200');
    expect(await waits(first)).toEqual([]);
  });

  test('of a lower commitment ends with the last day for it', async () => {
    const person = await rider();
    api.clock.set('2027-06-21T04:00:00.000Z');
    expect(said(await wait(person, true, ids.loop))).toBe('409 too-late-to-lower');
  });

  test('an offer that ends goes to the next at that millisecond', async () => {
    const [holder, first, second] = (await riders(3)) as [Person, Person, Person];
    await change(holder);
    await wait(first);
    await wait(second);
    await leave(holder);
    await api.platform.jobs.runDue();
    api.clock.set('2027-03-02T14:59:59.999Z');
    await api.platform.jobs.runDue();
    expect(await waits(second)).toEqual([[2, null]]);
    api.clock.set('2027-03-02T15:00:00.000Z');
    expect(said(await change(first))).toBe('409 place-taken');
    await api.platform.jobs.runDue();
    expect([await waits(first), await waits(second)]).toEqual([[], [[1, '2027-03-03T15:00:00.000Z']]]);
    expect(said(await change(second))).toBe('200');
  });

  test('an offer goes to the next rider when its holder leaves the list, the route or the ride', async () => {
    const [holder, first, second, third] = (await riders(4)) as [Person, Person, Person, Person];
    await change(holder);
    for (const person of [first, second, third]) await wait(person);
    expect(said(await change(holder, { ...even, routeId: ids.century }))).toBe('200');
    expect(await waits(first)).toHaveLength(1);
    expect((await waits(first))[0]?.[1]).not.toBeNull();
    expect(said(await wait(first, false))).toBe('200');
    expect(await waits(first)).toEqual([]);
    expect((await waits(second))[0]?.[1]).not.toBeNull();
    expect(said(await leave(second))).toBe('200');
    await api.platform.jobs.runDue();
    expect((await waits(third))[0]?.[1]).not.toBeNull();
  });

  test('a charge that is declined leaves the offer, and another card takes it', async () => {
    await sql`update route set fee = 20000 where id = ${ids.small}`.execute(api.store.db);
    try {
      const paid = { ...even, charge: 5_000, payment: { useSaved: true } };
      const [holder, first] = (await riders(2)) as [Person, Person];
      expect(said(await change(holder, paid))).toBe('200');
      await wait(first);
      await leave(holder);
      await api.platform.jobs.runDue();
      await api.platform.outcomes.choose(
        'gateway.sale',
        { kind: 'decline', reason: 'do-not-honor' },
        { emailAddress: first.emailAddress },
      );
      expect(said(await change(first, paid))).toBe('402 payment-declined');
      expect(await waits(first)).toEqual([[1, '2027-03-02T15:00:00.000Z']]);
      expect(said(await change(first, { ...paid, payment: { nonce: 'fake-valid-mastercard-nonce' } }))).toBe(
        '200',
      );
      expect(await names([first])).toEqual(['Small']);
    } finally {
      await sql`update route set fee = 15000 where id = ${ids.small}`.execute(api.store.db);
    }
  });

  test('a rider who may not take the route any more is skipped, and the next gets the offer', async () => {
    const [holder, first, second, third] = (await riders(4)) as [Person, Person, Person, Person];
    await change(holder);
    for (const person of [first, second, third]) await wait(person);
    // For the first person it is a lower route, and the day for that is over.
    const { db } = api.store;
    const set = (commitment: number, deadline: string) =>
      Promise.all([
        sql`update route set commitment = ${commitment}::int where id = ${ids.loop}`.execute(db),
        sql`update ride set lower_route_deadline = ${deadline}::date where id = ${ids.signature}`.execute(db),
      ]);
    await sql`update participation set route_id = ${ids.loop} where person_id = ${first.personId}`.execute(
      db,
    );
    await set(300_000, '2027-02-28');
    try {
      await leave(holder);
      await api.platform.jobs.runDue();
      expect([await waits(first), await waits(second), await waits(third)]).toEqual([
        [],
        [[1, '2027-03-02T15:00:00.000Z']],
        [[2, null]],
      ]);
    } finally {
      await set(100_000, '2027-06-20');
    }
  });

  test('is only for a rider of another route of the ride, before it begins', async () => {
    const [holder, first] = (await riders(2)) as [Person, Person];
    await change(holder);
    expect(said(await wait(await newPerson(api.store.db)))).toBe('404 route-not-ridden');
    expect(said(await wait(holder))).toBe('422 same-route');
    expect(said(await wait(first, true, randomUUID()))).toBe('422 route-of-other-ride');
    expect(said(await wait(first, false))).toBe('200');
    api.clock.set('2027-08-07T04:00:00.000Z');
    expect(said(await wait(first))).toBe('409 ride-begun');
  });

  test('a new registration does not get a place before the waiting riders', async () => {
    const [holder, first] = (await riders(2)) as [Person, Person];
    await change(holder);
    await wait(first);
    const other = await newPerson(api.store.db);
    await walkTo(api, other, { signature: true }, 'route-signature');
    expect(said(await leave(holder))).toBe('200');
    const choice = { rideType: 'signature', routeId: ids.small, groupCode: null, sponsorCode: null };
    expect(said(await post(api, other, '/registration/route', choice))).toBe('422 route-full');
  });

  test('the offer lasts two hours within the last two days, and never beyond the day before the ride', async () => {
    const [holder, first] = (await riders(2)) as [Person, Person];
    await change(holder);
    await wait(first);
    const start = Date.parse('2027-08-07T04:00:00.000Z');
    api.clock.set(new Date(start - hours).toISOString());
    expect(said(await change(holder, { ...even, routeId: ids.century }))).toBe('200');
    expect(await waits(first)).toEqual([[1, '2027-08-07T04:00:00.000Z']]);
  });

  test('of forty who take five places on offer at once, the five with an offer get them', async () => {
    await capacity(5);
    const holders = await riders(5);
    for (const person of holders) expect(said(await change(person))).toBe('200');
    const waiting = await riders(20);
    for (const person of waiting) expect(said(await wait(person))).toBe('200');
    await Promise.all(holders.map((person) => change(person, { ...even, routeId: ids.century })));
    await api.platform.jobs.runDue();
    const answers = await Promise.all([...waiting, ...holders].map((person) => change(person)));
    expect(answers.slice(0, 5).map(said)).toEqual(Array.from({ length: 5 }, () => '200'));
    expect(new Set(answers.slice(5).map(said))).toEqual(new Set(['409 place-taken']));
    expect((await names(waiting)).filter((name) => name === 'Small')).toHaveLength(5);
    expect(new Set(await names(holders))).toEqual(new Set(['Century']));
  });
});
