import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Outcome } from '#server/platform/outcomes/outcomes.ts';
import { emailsTo } from '#test/support/emails.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { said } from '#test/support/event/pelotons.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import { post, walkTo } from '#test/support/event/registration.ts';
import { riders } from '#test/support/event/riders.ts';
import { newShift, shiftCalls } from '#test/support/event/volunteers.ts';

const begin = '2027-03-01T15:00:00.000Z';
const { api } = givenEvent({ variables: { PAYMENTS_TIMEOUT_MS: '1500' }, at: begin });
const big = '4b0c2d5e-0000-4000-8000-0000000000b1';
const spon = '4b0c2d5e-0000-4000-8000-0000000000b2';
const gspon = '4b0c2d5e-0000-4000-8000-0000000000b3';

const rider = async (mix: object = { signature: true }): Promise<Person> => {
  const person = await newPerson(api.store.db);
  await walkTo(api, person, mix, 'completed');
  return person;
};
beforeEach(async () => {
  api.clock.set(begin);
  const db = api.store.db;
  await sql`update waiting_list_entry set ended_at = joined_at, ended_as = 'closed' where ended_at is null`.execute(
    db,
  );
  await sql`delete from code_use where code = 'NORTHONE'`.execute(db);
  await sql`delete from route_place where route_id = ${ids.small}`.execute(db);
  await sql`update route set capacity = 1, fee = 15000 where id = ${ids.small}`.execute(db);
  for (const [id, fee, sponsor] of [
    [big, 20000, null],
    [spon, 20000, ids.sponsor],
  ] as const)
    await sql`
    insert into route (id, ride_id, name, summary, distance_miles, climb_feet, day, start_place, start_time, capacity, fee, commitment, course, position, sponsor_id)
    select ${id}, ride_id, ${id === big ? 'Big' : 'Spon'}, summary, 120, climb_feet, case when ${id} = ${big} then date '2027-08-08' else day end, start_place, start_time, 5, ${fee}::int, 400000, course, 9, ${sponsor}::uuid
    from route where id = ${ids.century} on conflict (id) do nothing`.execute(db);
  await sql`delete from route_place where route_id in (${big}, ${spon})`.execute(db);
});
const even = {
  routeId: ids.small as string,
  charge: 0,
  commitment: 250_000,
  sponsorCode: null as string | null,
  payment: null as object | null,
};
type Answer = Schemas['OwnRoutes'] & Schemas['Problem'];
const change = (as: Person, body: object = even, key: string = randomUUID()) =>
  api.send<Answer>('PUT', '/user/ride-route', { as, key, body });
const wait = (as: Person, isWaiting = true, routeId: string = ids.small) =>
  api.send<Answer>('PUT', '/user/ride-route/waiting', {
    as,
    key: randomUUID(),
    body: { routeId, isWaiting },
  });
const waits = async (as: Person) => {
  const { body } = await api.send<Schemas['OwnRoutes']>('GET', '/user/routes', { as });
  return body.routes
    .flatMap(({ waiting }) => waiting)
    .map((one) => [one.routeName, one.position, one.offeredUntil]);
};
const leave = (as: Person, rideType = 'signature') =>
  api.send('POST', '/registration/cancel-type', { as, key: randomUUID(), body: { type: 'Rider', rideType } });
const next = (outcome: Outcome, as: Person) =>
  api.platform.outcomes.choose('gateway.sale', outcome, { emailAddress: as.emailAddress });
const uses = async (code: string) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from code_use where code = ${code}`.execute(
      api.store.db,
    )
  ).rows[0]?.n;

test('a paid change with a one-use sponsor code counts the use', async () => {
  const [one, two] = [await rider(), await rider()];
  const order = {
    routeId: spon,
    charge: 5000,
    commitment: 400_000,
    sponsorCode: 'NORTHONE',
    payment: { useSaved: true },
  };
  expect(said(await change(one, order))).toBe('200');
  expect.soft(await uses('NORTHONE')).toBe(1);
  expect.soft(said(await change(two, order))).toBe('422 sponsor-code-used-up');
});

test('leaving one ride keeps the wait of the other', async () => {
  const both = await rider({ signature: true, gravel: true });
  const holder = await rider();
  expect(said(await change(holder))).toBe('200');
  expect(said(await wait(both))).toBe('200');
  expect(said(await leave(both, 'gravel'))).toBe('200');
  expect((await waits(both)).map(([name]) => name)).toEqual(['Small']);
});

test('a place that gets free while the first one pays is offered to the second', async () => {
  await sql`update route set fee = 20000, capacity = 2 where id = ${ids.small}`.execute(api.store.db);
  const paid = { ...even, charge: 5_000, payment: { useSaved: true } };
  const [x, y, a, b] = [await rider(), await rider(), await rider(), await rider()];
  expect(said(await change(x, paid))).toBe('200');
  expect(said(await change(y, paid))).toBe('200');
  await wait(a);
  await wait(b);
  await leave(x);
  await api.platform.jobs.runDue();
  expect((await waits(a))[0]?.[2]).not.toBeNull();
  await next({ kind: 'timeout', when: 'after' }, a);
  expect((await change(a, paid)).status).toBe(202);
  await leave(y);
  await api.platform.jobs.runDue();
  api.clock.advance(3000);
  await waits(a);
  await api.platform.jobs.runDue();
  expect(
    (await api.send<Schemas['OwnRoutes']>('GET', '/user/routes', { as: a })).body.routes[0]?.route.name,
  ).toBe('Small');
  expect.soft((await waits(b))[0]?.[2]).not.toBeNull();
  api.clock.advance(23 * 3600_000);
  await api.platform.jobs.runDue();
  expect.soft((await waits(b))[0]?.[2]).not.toBeNull();
});

test('a shift at the time of a route that is being paid for is refused', async () => {
  const both = await rider({ signature: true, volunteer: true });
  await next({ kind: 'timeout', when: 'after' }, both);
  const answer = await change(both, {
    routeId: big,
    charge: 5000,
    commitment: 400_000,
    sponsorCode: null,
    payment: { useSaved: true },
  });
  expect(answer.status).toBe(202);
  const shiftId = await newShift(api.store.db, { day: '2027-08-08' });
  const taken = await shiftCalls(api).take(both, shiftId);
  expect.soft(said(taken)).toBe('409 shift-clash');
  api.clock.advance(3000);
});

test('offers no lower route after the deadline for lowering', async () => {
  const [holder, w] = [await rider(), await rider()];
  await sql`update route set commitment = 200000 where id = ${ids.small}`.execute(api.store.db);
  try {
    const down = { ...even, commitment: 200_000 };
    expect(said(await change(holder, down))).toBe('200');
    expect(said(await wait(w))).toBe('200');
    api.clock.set('2027-06-25T15:00:00.000Z');
    expect(said(await leave(holder))).toBe('200');
    await api.platform.jobs.runDue();
    const offers = (await emailsTo(api.store.db, w.emailAddress)).filter(
      ({ kind }) => kind === 'route-offered',
    );
    expect.soft(offers).toEqual([]);
  } finally {
    await sql`update route set commitment = 250000 where id = ${ids.small}`.execute(api.store.db);
  }
});

test('a key with other contents is refused', async () => {
  const one = await rider();
  const key = randomUUID();
  const order = {
    routeId: big,
    charge: 5000,
    commitment: 400_000,
    sponsorCode: null,
    payment: { useSaved: true },
  };
  await next({ kind: 'timeout', when: 'after' }, one);
  expect((await change(one, order, key)).status).toBe(202);
  api.clock.advance(3000);
  const again = await change(one, { ...even }, key);
  expect(said(again)).toContain('idempotency-key-reused');
});

test('rejects a wait for a sponsor’s route from a rider of a public route', async () => {
  await sql`update route set capacity = 0 where id = ${spon}`.execute(api.store.db);
  const one = await rider();
  expect(said(await wait(one, true, spon))).toBe('422 route-not-open');
  await sql`update route set capacity = 5 where id = ${spon}`.execute(api.store.db);
});

test('a rider who switches the held route frees it for those who wait', async () => {
  const x = await newPerson(api.store.db);
  await walkTo(api, x, { signature: true }, 'route-signature');
  const choose = (routeId: string) =>
    post(api, x, '/registration/route', {
      rideType: 'signature',
      routeId,
      groupCode: null,
      sponsorCode: null,
    });
  expect(said(await choose(ids.small))).toBe('200');
  const w = await rider();
  expect(said(await wait(w))).toBe('200');
  expect(said(await choose(ids.century))).toBe('200');
  await api.platform.jobs.runDue();
  expect.soft((await waits(w))[0]?.[2]).not.toBeNull();
  api.clock.advance(31 * 60_000);
  await api.platform.jobs.runDue();
  expect((await waits(w))[0]?.[2]).not.toBeNull();
});

const choose = (as: Person, routeId: string) =>
  post(api, as, '/registration/route', {
    rideType: 'signature',
    routeId,
    groupCode: null,
    sponsorCode: null,
  });
test('a hold that an unknown, then declined, fee leaves is offered when it ends', async () => {
  const x = await newPerson(api.store.db);
  await walkTo(api, x, { signature: true }, 'route-signature');
  expect(said(await choose(x, ids.small))).toBe('200');
  const { fee } = await walkTo(api, x, { signature: true }, 'fee');
  const w = await rider();
  await next({ kind: 'timeout', when: 'before' }, x);
  const paid = await post(api, x, '/registration/fee', {
    total: fee.total,
    discountCode: null,
    payment: { useSaved: true },
  });
  expect(paid.status).toBe(202);
  expect(said(await wait(w))).toBe('200');
  for (const milliseconds of [2_000, 31_000]) {
    api.clock.advance(milliseconds);
    await api.send('GET', '/registration', { as: x });
  }
  for (let hour = 0; hour < 72; hour += 1) {
    api.clock.advance(3600_000);
    await api.platform.jobs.runDue();
  }
  expect(
    (await emailsTo(api.store.db, w.emailAddress)).filter(({ kind }) => kind === 'route-offered'),
  ).toHaveLength(1);
});
test.each([
  ['2027-08-05T12:00:00.000Z', '2027-08-05T14:00:00.000Z'],
  ['2027-08-07T12:00:00.000Z', null],
])('a place on the second day’s route, offered at %s, is offered until %s', async (at, until) => {
  await sql`update route set capacity = 1 where id = ${big}`.execute(api.store.db);
  const up = { ...even, routeId: big, charge: 5000, commitment: 400_000, payment: { useSaved: true } };
  const [h, w] = [await rider(), await rider()];
  expect(said(await change(h, up))).toBe('200');
  expect(said(await wait(w, true, big))).toBe('200');
  expect(said(await leave(h))).toBe('200');
  api.clock.set(at);
  await api.platform.jobs.runDue();
  const offered = (await waits(w))[0]?.[2];
  await sql`update route set capacity = 5 where id = ${big}`.execute(api.store.db);
  expect(offered).toBe(until);
});
test('a sponsor’s code stays in use on the sponsor’s other route, and is given back by a paid change to a public one', async () => {
  await sql`insert into route (id, ride_id, name, summary, distance_miles, climb_feet, day, start_place, start_time, capacity, fee, commitment, course, position, sponsor_id)
    select ${gspon}, ride_id, 'Spon2', summary, 120, climb_feet, day, start_place, start_time, 5, fee, commitment, course, 9, ${ids.sponsor}::uuid from route where id = ${spon} on conflict (id) do nothing`.execute(
    api.store.db,
  );
  await sql`update route set fee = 15000 where id in (${spon}, ${gspon})`.execute(api.store.db);
  const [one, two, three] = [await rider(), await rider(), await rider()];
  const order = {
    routeId: spon as string,
    charge: 0,
    commitment: 400_000,
    sponsorCode: 'NORTHONE' as string | null,
    payment: null as object | null,
  };
  expect(said(await change(one, order))).toBe('200');
  expect(await uses('NORTHONE')).toBe(1);
  expect(said(await change(one, { ...order, routeId: gspon, sponsorCode: null }))).toBe('200');
  expect.soft(await uses('NORTHONE')).toBe(1);
  expect.soft(said(await change(two, order))).toBe('422 sponsor-code-used-up');
  await sql`delete from code_use where code = 'NORTHONE'`.execute(api.store.db);
  expect(said(await change(three, order))).toBe('200');
  expect(
    said(
      await change(three, {
        ...order,
        routeId: big,
        charge: 5000,
        sponsorCode: null,
        payment: { useSaved: true },
      }),
    ),
  ).toBe('200');
  expect.soft(await uses('NORTHONE')).toBe(0);
  await sql`update route set fee = 20000 where id in (${spon}, ${gspon})`.execute(api.store.db);
});
test('a route with the same commitment stays open after the deadline', async () => {
  await sql`update route set fee = 14000, capacity = 5 where id = ${ids.small}`.execute(api.store.db);
  const one = await rider();
  api.clock.set('2027-06-25T15:00:00.000Z');
  expect(said(await change(one))).toBe('200');
});
test('deleting a person’s registration in the sandbox removes them from the waiting list', async () => {
  const [h, a] = [await rider(), await rider()];
  await change(h);
  await wait(a);
  const { forgetRegistrations } = await import('#server/sandbox/registration-forgetting.ts');
  await forgetRegistrations({ db: api.store.db, clock: api.clock }, a.personId, false);
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from waiting_list_entry where person_id = ${a.personId} and ended_at is null`.execute(
    api.store.db,
  );
  expect(rows[0]?.n).toBe(0);
});
test('thirty riders on the waiting list leave one scheduled job', async () => {
  await sql`delete from job where kind = 'waiting-list-offer'`.execute(api.store.db);
  const x = await newPerson(api.store.db);
  await walkTo(api, x, { signature: true }, 'route-signature');
  expect(said(await choose(x, ids.small))).toBe('200');
  for (const w of await riders(api.store.db, 30)) expect(said(await wait(w))).toBe('200');
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from job where kind = 'waiting-list-offer'`.execute(api.store.db);
  expect(rows[0]?.n).toBe(1);
});
