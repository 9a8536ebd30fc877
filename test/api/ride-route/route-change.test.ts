import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Outcome } from '#server/platform/outcomes/outcomes.ts';
import { emailsTo } from '#test/support/emails.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { said } from '#test/support/event/pelotons.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import { post, walkTo } from '#test/support/event/registration.ts';

type Order = Schemas['RouteChangeOrder'];

const seconds = 1000;
const { api } = givenEvent({ variables: { PAYMENTS_TIMEOUT_MS: '1500' }, at: '2027-03-01T15:00:00Z' });

/** Longer than the Century, and more expensive: $50 more, and a commitment of $1,500 more. */
const traverse = '4b0c2d5e-0000-4000-8000-0000000000a1';
const places = 5;

let ada: Person;
beforeEach(async () => {
  api.clock.set('2027-03-01T15:00:00Z');
  const { db: store } = api.store;
  await sql`
    insert into route (
      id, ride_id, name, summary, distance_miles, climb_feet, day, start_place, start_time, capacity, fee, commitment, course, position
    )
    select ${traverse}, ride_id, 'Traverse', summary, 120, climb_feet, day, start_place, start_time, ${places}::int, 20000, 400000, course, 9
    from route where id = ${ids.century} on conflict (id) do update set capacity = ${places}::int`.execute(
    store,
  );
  await sql`delete from route_place where route_id = ${traverse}`.execute(store);
  ada = await newPerson(store);
  await walkTo(api, ada, { signature: true }, 'completed');
});

const saved = { useSaved: true } as const;
const up: Order = {
  routeId: traverse,
  charge: 5_000,
  commitment: 400_000,
  sponsorCode: null,
  payment: saved,
};
const down: Order = { routeId: ids.loop, charge: 0, commitment: 100_000, sponsorCode: null, payment: null };
const even: Order = { routeId: ids.small, charge: 0, commitment: 250_000, sponsorCode: null, payment: null };

const change = (order: Order, as = ada, key: string = randomUUID()) =>
  api.send<Schemas['OwnRoutes'] & Schemas['Problem']>('PUT', '/user/ride-route', { as, key, body: order });
const own = async (as = ada) => {
  const { body } = await api.send<Schemas['OwnRoutes']>('GET', '/user/routes', { as });
  const [one] = body.routes;
  if (one === undefined) throw new Error('They ride nothing');
  return { name: one.route.name, commitment: one.commitment, change: one.change };
};
const next = (outcome: Outcome, as = ada) =>
  api.platform.outcomes.choose('gateway.sale', outcome, { emailAddress: as.emailAddress });
const taken = async (routeId: string) => {
  const { rows } = await sql<{ taken: number }>`
    select count(*)::int as taken from route_place where route_id = ${routeId}`.execute(api.store.db);
  return rows[0]?.taken;
};
const charged = async (as = ada) => {
  const { rows } = await sql<{ amount: number }>`
    select entry.amount::int as amount from payment_intent intent
    join ledger_transaction booked on booked.reference = intent.id::text and booked.kind = 'route-change'
    join ledger_entry entry on entry.transaction_id = booked.id
    where intent.person_id = ${as.personId} order by entry.amount`.execute(api.store.db);
  return rows.map(({ amount }) => amount);
};
const onCentury = { name: 'Century', commitment: 250_000, change: null };
const onTraverse = { name: 'Traverse', commitment: 400_000, change: null };

describe('The options', () => {
  test('say what each other route costs and asks for, and why it can’t be chosen', async () => {
    await sql`update route set capacity = 0 where id = ${ids.small}`.execute(api.store.db);
    const { body } = await api.send<Schemas['RouteOption'][]>(
      'GET',
      '/user/ride-route/options?rideType=signature',
      { as: ada },
    );
    expect(
      body.map(({ route, kind, charge, commitment, obstacle }) => [
        route.name,
        kind,
        charge,
        commitment,
        obstacle,
      ]),
    ).toEqual([
      ['Loop', 'lower', 0, 100_000, null],
      ['Small', 'even', 0, 250_000, 'full'],
      ['Traverse', 'higher', 5_000, 400_000, null],
    ]);
    await sql`update route set capacity = 5 where id = ${ids.small}`.execute(api.store.db);
  });

  test('are only for a rider of that ride', async () => {
    const options = (rideType: string, as: Person) =>
      api.send('GET', `/user/ride-route/options?rideType=${rideType}`, { as });
    expect(said(await options('gravel', ada))).toBe('404 route-not-ridden');
    expect(said(await options('signature', await newPerson(api.store.db)))).toBe('404 route-not-ridden');
  });
});

describe('Up', () => {
  test('charges the difference, moves the place and the commitment, and writes', async () => {
    const { status, body } = await change(up);
    expect([status, body.routes[0]?.route.name]).toEqual([200, 'Traverse']);
    expect(await own()).toEqual(onTraverse);
    expect(await charged()).toEqual([-5_000, 5_000]);
    expect(await taken(traverse)).toBe(1);
    const letter = (await emailsTo(api.store.db, ada.emailAddress)).find(
      ({ kind }) => kind === 'route-changed',
    );
    expect(letter).toMatchObject({ subject: 'You’re now riding Traverse' });
    expect(letter?.text).toContain('$50');
    const { rows } = await sql<{ goal: number }>`
      select goal::int as goal from fundraising where person_id = ${ada.personId}`.execute(api.store.db);
    expect(rows[0]?.goal).toBeGreaterThanOrEqual(400_000);
  });

  test('is done once for a key', async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([change(up, ada, key), change(up, ada, key)]);
    const third = await change(up, ada, key);
    expect([first, second].map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([200, 202])]);
    expect(third.status).toBe(200);
    expect(await charged()).toEqual([-5_000, 5_000]);
    expect(await own()).toEqual(onTraverse);
  });

  test('a declined card changes nothing, and another one succeeds', async () => {
    await next({ kind: 'decline', reason: 'insufficient-funds' });
    const key = randomUUID();
    expect(said(await change(up, ada, key))).toBe('402 payment-declined');
    expect(said(await change(up, ada, key))).toBe('402 payment-declined');
    expect(await own()).toEqual(onCentury);
    expect(await taken(traverse)).toBe(0);
    expect(said(await change({ ...up, payment: { nonce: 'fake-valid-mastercard-nonce' } }))).toBe('200');
    expect(await own()).toEqual(onTraverse);
    expect(await charged()).toEqual([-5_000, 5_000]);
  });

  test('an unanswered charge keeps both places until it is found', async () => {
    await next({ kind: 'timeout', when: 'after' });
    const { status, body } = await change(up);
    expect(status).toBe(202);
    expect(body.routes[0]?.change).toMatchObject({ routeName: 'Traverse', charge: 5_000 });
    expect(await own()).toMatchObject({ name: 'Century', commitment: 250_000 });
    expect(await taken(traverse)).toBe(1);
    expect(said(await change(even))).toBe('409 route-change-open');
    api.clock.advance(3 * seconds);
    expect(await own()).toEqual(onTraverse);
    expect(await charged()).toEqual([-5_000, 5_000]);
  });

  test('rejects a change whose charge or commitment is outdated with 409', async () => {
    const answer = await change({ ...up, charge: 4_000, commitment: 300_000 });
    expect(said(answer)).toBe('409 route-terms-changed');
    expect(answer.body.fields?.map(({ path }) => path)).toEqual(['/body/charge', '/body/commitment']);
    expect(said(await change({ ...up, payment: null }))).toBe('422 payment-method-required');
    expect(await own()).toEqual(onCentury);
    expect(await taken(traverse)).toBe(0);
  });

  test('of twenty at once for five places, exactly five move, and nobody loses the place they had', async () => {
    const riders = [ada];
    for (let made = 0; made < 19; made += 1) {
      const rider = await newPerson(api.store.db);
      await walkTo(api, rider, { signature: true }, 'completed');
      riders.push(rider);
    }
    const answers = await Promise.all(riders.map((rider) => change(up, rider)));
    // A gateway that answered slowly is asked again below.
    const moved = answers.filter(({ status }) => status === 200 || status === 202);
    expect(moved).toHaveLength(places);
    expect(answers.filter((each) => said(each) === '409 place-taken')).toHaveLength(20 - places);
    api.clock.advance(3 * seconds);
    const names = await Promise.all(riders.map(async (rider) => (await own(rider)).name));
    expect(names.filter((name) => name === 'Traverse')).toHaveLength(places);
    expect(names.filter((name) => name === 'Century')).toHaveLength(20 - places);
  });
});

describe('Down', () => {
  test('gives nothing back, and lowers the commitment to what the route asks for', async () => {
    expect(said(await change(down))).toBe('200');
    expect(await own()).toEqual({ name: 'Loop', commitment: 100_000, change: null });
    expect(await charged()).toEqual([]);
  });

  test('a rider who committed to more than the route’s minimum keeps the commitment', async () => {
    await sql`update participation set commitment = 500000 where person_id = ${ada.personId}`.execute(
      api.store.db,
    );
    expect(said(await change(down))).toBe('409 route-terms-changed');
    expect(said(await change({ ...down, commitment: 500_000 }))).toBe('200');
    expect(await own()).toMatchObject({ name: 'Loop', commitment: 500_000 });
  });

  test('until the end of the last day in the event’s zone; even and up go on until the ride', async () => {
    api.clock.set('2027-06-21T03:59:59.999Z');
    expect(said(await change(even))).toBe('200');
    api.clock.set('2027-06-21T04:00:00.000Z');
    expect(said(await change({ ...down, routeId: ids.loop }))).toBe('409 too-late-to-lower');
    api.clock.set('2027-08-07T03:59:59.999Z');
    expect(said(await change(up))).toBe('200');
    api.clock.set('2027-08-07T04:00:00.000Z');
    expect(said(await change({ ...even, routeId: ids.century }))).toBe('409 ride-begun');
  });
});

test.each([
  ['the route that is ridden', { ...even, routeId: ids.century }, '422 same-route'],
  ['a route of a ride that isn’t ridden', { ...even, routeId: ids.dirt }, '404 route-not-ridden'],
  ['an unknown route', { ...even, routeId: randomUUID() }, '422 route-of-other-ride'],
  ['a negative charge', { ...even, charge: -1 }, '400 validation-failed'],
])('refuses %s', async (_, order, expected) => {
  expect(said(await change(order as Order))).toBe(expected);
  expect(await own()).toEqual(onCentury);
});

test('a place held for a route change counts as taken in the registration', async () => {
  await sql`update route set capacity = 1 where id = ${traverse}`.execute(api.store.db);
  await next({ kind: 'timeout', when: 'after' });
  expect((await change(up)).status).toBe(202);
  const other = await newPerson(api.store.db);
  await walkTo(api, other, { signature: true }, 'route-signature');
  const choice = { rideType: 'signature', routeId: traverse, groupCode: null, sponsorCode: null };
  expect(said(await post(api, other, '/registration/route', choice))).toBe('422 route-full');
});

describe('Leaving the ride', () => {
  const leave = () =>
    api.send('POST', '/registration/cancel-type', {
      as: ada,
      body: { type: 'Rider', rideType: 'signature' },
    });
  const convert = () => api.send('POST', '/registration/convert-to-challenger', { as: ada });

  test('is possible until the end of its last day in the event’s zone', async () => {
    api.clock.set('2027-07-21T04:00:00.000Z');
    expect([said(await leave()), said(await convert())]).toEqual([
      '422 too-late-to-withdraw',
      '422 too-late-to-withdraw',
    ]);
    expect(await own()).toEqual(onCentury);
    api.clock.set('2027-07-21T03:59:59.999Z');
    expect(said(await leave())).toBe('200');
  });

  test('waits while a change is being paid for', async () => {
    await next({ kind: 'timeout', when: 'after' });
    expect((await change(up)).status).toBe(202);
    expect([said(await leave()), said(await convert())]).toEqual([
      '422 fee-processing',
      '422 fee-processing',
    ]);
    api.clock.advance(3 * seconds);
    expect(await own()).toEqual(onTraverse);
    expect(said(await leave())).toBe('200');
    expect(await taken(traverse)).toBe(0);
  });
});

describe('A charge that arrives after the change was given up', () => {
  const straggler = () => {
    const { sale } = api.platform.payments;
    vi.spyOn(api.platform.payments, 'sale').mockImplementationOnce(async (request) => {
      // The process stalls, and the other processes conclude that no charge happened.
      api.clock.advance(120 * seconds);
      await own();
      return sale(request);
    });
    return change(up);
  };

  test('is given back with an e-mail, and nothing else changes', async () => {
    const answer = await straggler();
    expect([said(answer), answer.body.detail]).toEqual([
      '402 payment-declined',
      'Your payment of $50 came through too late to count, so we’re refunding it now. You can pay again. You only pay once.',
    ]);
    expect(await own()).toEqual(onCentury);
    expect(await taken(traverse)).toBe(0);
    await api.platform.jobs.runDue();
    const { rows } = await sql<{ state: string }>`
      select state from payment_intent where person_id = ${ada.personId} and purpose = 'route-change'`.execute(
      api.store.db,
    );
    expect(rows).toEqual([{ state: 'refunded' }]);
    const letters = await emailsTo(api.store.db, ada.emailAddress);
    expect(letters.filter(({ kind }) => kind.startsWith('route-')).map(({ kind }) => kind)).toContain(
      'route-change-given-back',
    );
    expect((await change(up)).status).toBe(200);
    expect(await own()).toEqual(onTraverse);
  });
});

describe('A sponsor’s route', () => {
  const sponsored = '4b0c2d5e-0000-4000-8000-0000000000a2';
  beforeEach(async () => {
    await sql`
      insert into route (
        id, ride_id, name, summary, distance_miles, climb_feet, day, start_place, start_time, capacity, fee, commitment, course, position,
        sponsor_id
      )
      select ${sponsored}, ride_id, 'Long Table', summary, 60, climb_feet, day, start_place, start_time, 5, fee, commitment, course, 10,
        (select id from sponsor limit 1)
      from route where id = ${ids.century} on conflict (id) do nothing`.execute(api.store.db);
  });
  const code = async () => {
    const { rows } = await sql<{ code: string }>`
      select c.code from sponsor_code c join route r on r.sponsor_id = c.sponsor_id
      where r.id = ${sponsored} and c.starts_at <= ${api.clock.now()} and c.expires_at > ${api.clock.now()}
      order by c.use_limit desc limit 1`.execute(api.store.db);
    return rows[0]?.code ?? 'none';
  };
  const options = async (sponsorCode?: string) => {
    const query = sponsorCode === undefined ? '' : `&sponsorCode=${sponsorCode}`;
    const { body } = await api.send<Schemas['RouteOption'][]>(
      'GET',
      `/user/ride-route/options?rideType=signature${query}`,
      { as: ada },
    );
    return body.map(({ route }) => route.name);
  };

  test('is shown and open with its code only', async () => {
    const order = { ...even, routeId: sponsored };
    expect(await options()).not.toContain('Long Table');
    expect(said(await change(order))).toBe('422 route-not-open');
    expect(said(await change({ ...order, sponsorCode: 'NOSUCHCODE' }))).toBe('422 sponsor-code-unknown');
    const known = await code();
    expect(await options(` ${known.toLowerCase()} `)).toContain('Long Table');
    expect(said(await change({ ...order, sponsorCode: known }))).toBe('200');
    expect(await own()).toMatchObject({ name: 'Long Table' });
    // A rider on one of the sponsor’s routes sees the sponsor’s others without a code.
    expect(said(await change({ ...even, routeId: ids.century }))).toBe('200');
  });

  test('is refused with a code that has expired or is used up', async () => {
    const [known, other] = [await code(), await newPerson(api.store.db)];
    await walkTo(api, other, { signature: true }, 'completed');
    const order = { ...even, routeId: sponsored, sponsorCode: known };
    expect(said(await change(order, other))).toBe('200');
    const refusalWith = async (values: { useLimit: number } | { expiresAt: Date }) => {
      await api.store.db.updateTable('sponsorCode').set(values).where('code', '=', known).execute();
      const address = `/user/ride-route/options?rideType=signature&sponsorCode=${known}`;
      return said(await api.send('GET', address, { as: ada }));
    };
    expect(await refusalWith({ useLimit: 1 })).toBe('422 sponsor-code-used-up');
    expect(await refusalWith({ expiresAt: new Date('2027-01-01') })).toBe('422 sponsor-code-expired');
  });
});

test('a route at the time of an own shift is refused by name, and shown so', async () => {
  const helper = await newPerson(api.store.db);
  await walkTo(api, helper, { signature: true, volunteer: true }, 'completed');
  const { rows } = await sql<{ title: string }>`
    select shift.title from shift join shift_place place on place.shift_id = shift.id
    join registration on registration.id = place.registration_id where registration.person_id = ${helper.personId}`.execute(
    api.store.db,
  );
  const title = rows[0]?.title ?? '';
  const move = (day: string) =>
    sql`
    update shift set starts_at = ${`${day}T14:00:00Z`}, ends_at = ${`${day}T16:00:00Z`}
    where title = ${title}`.execute(api.store.db);
  const { rows: days } = await sql<{ day: string }>`
    select day::text as day from route where id = ${ids.small}`.execute(api.store.db);
  await move(days[0]?.day ?? '');
  const answer = await change(even, helper);
  expect(said(answer)).toBe('422 ride-shift-clash');
  expect(answer.body.detail).toContain(`your shift “${title}”`);
  const { body } = await api.send<Schemas['RouteOption'][]>(
    'GET',
    '/user/ride-route/options?rideType=signature',
    { as: helper },
  );
  const small = body.find(({ route }) => route.id === ids.small);
  expect([small?.obstacle, small?.clash]).toEqual(['clash', answer.body.detail]);
});
