import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { type Account, post } from '#server/ledger/ledger.ts';
import type { TestApi, TestCaller } from '#test/support/api.ts';
import { refused } from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';
import { startWithPeloton } from '#test/support/seeded-peloton.ts';

let api: TestApi;
let pelotonId: string;
beforeAll(async () => {
  ({ api, pelotonId } = await startWithPeloton());
});
afterAll(() => api.close());

const person = (email: string) =>
  rowsOf(api.platform.db, 'person', { emailAddress: email }).readOne('id', 'oid', 'publicId');

const get = async <Body>(path: string, as?: TestCaller) =>
  api.send<Body>('GET', `/fundsharing/peloton/${path}`, as ? { as } : {});

const account = (ownerType: 'User' | 'Peloton', ownerId: string): Account => ({
  kind: 'recipient',
  ownerType,
  ownerId,
  eventYear: 2027,
});

const move = (kind: string, from: Account, to: Account, amount: number) =>
  api.platform.db.transaction().execute((trx) =>
    post(trx, api.clock, {
      kind,
      reference: randomUUID(),
      debits: [{ account: from, amount }],
      credits: [{ account: to, amount }],
    }),
  );

const clearing: Account = { kind: 'clearing', eventYear: 2027 };

test('a peloton fund’s balance equals its donations less the amounts shared with members', async () => {
  const captain = await person('captain@example.org');
  const fund = async () => (await get<Schemas['FundSharing']>(pelotonId, captain)).body;
  const before = await fund();
  expect(before).toMatchObject({
    pelotonId,
    pelotonName: 'Hollin Valley Wheelers',
    currentEventName: 'Product 2027',
    fundraisingDeadline: '2027-10-15',
  });
  expect(before.balance).toBeGreaterThan(0);
  expect(before.balance).toBe(before.given - before.shared);
  await move('donation', clearing, account('Peloton', pelotonId), 10_000);
  await move('fund-share', account('Peloton', pelotonId), account('User', captain.id), 4_000);
  const after = await fund();
  const more = (name: 'balance' | 'given' | 'shared') => after[name] - before[name];
  expect([more('balance'), more('given'), more('shared')]).toEqual([6_000, 10_000, 4_000]);
  const moved = (part: 'total' | 'confirmed' | 'sharedOut') => after.parts[part] - before.parts[part];
  expect([moved('total'), moved('confirmed'), moved('sharedOut')]).toEqual([6_000, 10_000, 4_000]);
  expect(after.parts.total).toBe(after.balance);
});

test('fund sharing lists the members who can finish soonest first, and the fund reports what is missing', async () => {
  const captain = await person('captain@example.org');
  const { body, headers } = await get<Schemas['FundSharingRecipient'][]>(
    `${pelotonId}/recipients?limit=100`,
    captain,
  );
  expect(headers['pagination-total']).toBe('16');
  expect(body).toHaveLength(16);
  for (const { raised, committedAmount, missing } of body)
    expect(missing).toBe(Math.max(0, committedAmount - raised));
  const missing = body.map((member) => member.missing);
  const short = missing.filter((each) => each > 0).sort((one, next) => one - next);
  expect(missing).toEqual([...short, ...missing.filter((each) => each === 0)]);
  const fund = await get<Schemas['FundSharing']>(pelotonId, captain);
  expect(fund.body.missing).toBe(missing.reduce((sum, each) => sum + each, 0));
  const second = await get<Schemas['FundSharingRecipient'][]>(
    `${pelotonId}/recipients?limit=10&page=2`,
    captain,
  );
  expect(second.body).toEqual(body.slice(10));
});

test('the fund tells what each plan would do, as the plan itself does it', async () => {
  const captain = await person('captain@example.org');
  const { balance, plans } = (await get<Schemas['FundSharing']>(pelotonId, captain)).body;
  const recipients = await get<Schemas['FundSharingRecipient'][]>(
    `${pelotonId}/recipients?limit=100`,
    captain,
  );
  const missing = new Map(recipients.body.map((one) => [one.publicId, one.missing]));
  expect(plans).toHaveLength(4);
  for (const { plan, highRollers, ...outlook } of plans) {
    const { body } = await api.send<Schemas['SharePlan']>('POST', `/fundsharing/peloton/${pelotonId}/plan`, {
      as: captain,
      body: { plan, highRollers, amount: balance },
    });
    const amounts = body.lines.map(({ amount }) => amount);
    expect(outlook).toEqual({
      receiving: amounts.length,
      finishing: body.lines.filter(({ to, amount }) => amount === missing.get(to)).length,
      least: Math.min(...amounts),
      most: Math.max(...amounts),
    });
  }
});

test('members without a commitment are beyond none, and what they raised is theirs to share', async () => {
  const captain = await person('captain@example.org');
  const { body: donors } = await get<Schemas['FundSharingDonor'][]>(`${pelotonId}/donors`, captain);
  const free = donors.filter(({ committedAmount }) => committedAmount === 0);
  expect(free.length).toBeGreaterThan(0);
  for (const { raised, spare } of free) expect(spare).toBe(raised);

  const members = `/peloton/${pelotonId}/members/all`;
  const { body: beyond } = await api.send<Schemas['DeskMember'][]>('GET', `${members}?show=surplus`, {
    as: captain,
  });
  expect(beyond.filter(({ committed }) => committed === 0)).toEqual([]);
  const { body: all } = await api.send<Schemas['DeskMember'][]>('GET', `${members}?limit=100`, {
    as: captain,
  });
  expect(all.filter(({ committed, surplus }) => committed === 0 && surplus > 0)).toEqual([]);
  const { body: desk } = await api.send<Schemas['MemberDesk']>('GET', `/peloton/${pelotonId}/desk`, {
    as: captain,
  });
  expect([desk.surplusCount, desk.surplus]).toEqual([beyond.length, 0]);
});

test('fund sharing rejects visitors with 401; members and other captains with 403', async () => {
  const rider = await person('rider@example.org');
  const captain = await person('captain@example.org');
  const { id: other } = await rowsOf(api.platform.db, 'peloton', { name: 'Team Ruth' }).readOne('id');
  for (const end of ['', '/recipients']) {
    expect(refused(await get(`${pelotonId}${end}`))).toBe('401 sign-in-required');
    expect(refused(await get(`${pelotonId}${end}`, rider))).toBe('403 peloton-not-yours');
    expect(refused(await get(`${other}${end}`, captain))).toBe('403 peloton-not-yours');
    expect(refused(await get(`${randomUUID()}${end}`, captain))).toBe('403 peloton-not-yours');
    expect(refused(await get(`wheelers${end}`, captain))).toBe('400 validation-failed');
  }
});

test('fund sharing answers a current admin, and rejects an admin or captain of another year with 403', async () => {
  const { db } = api.platform;
  const rider = await person('rider@example.org');
  const event = await rowsOf(db, 'event', { isCurrent: true }).readOne('id');
  const set = (role: 'admin' | 'member') =>
    rowsOf(db, 'pelotonMember', { personId: rider.id, eventId: event.id }).update({ role });
  await set('admin');
  expect((await get(pelotonId, rider)).status).toBe(200);
  await set('member');
  const { id: earlier } = await db
    .selectFrom('event')
    .select('id')
    .where('isCurrent', '=', false)
    .orderBy('year', 'desc')
    .executeTakeFirstOrThrow();
  const current = await db
    .selectFrom('pelotonMember')
    .selectAll()
    .where('personId', '=', rider.id)
    .where('eventId', '=', event.id)
    .executeTakeFirstOrThrow();
  for (const role of ['admin', 'captain'] as const) {
    const former = { ...current, eventId: earlier, role };
    await db.transaction().execute(async (trx) => {
      // A peloton has one captain a year.
      if (role === 'captain')
        await rowsOf(trx, 'pelotonMember', { pelotonId, eventId: earlier }).update({ role: 'member' });
      await trx
        .insertInto('pelotonMember')
        .values(former)
        .onConflict((conflict) => conflict.columns(['personId', 'eventId']).doUpdateSet({ role, pelotonId }))
        .execute();
    });
    expect(refused(await get(pelotonId, rider))).toBe('403 peloton-not-yours');
  }
});
