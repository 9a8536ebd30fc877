import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import { fundraisingView } from '#server/fundraising/fundraising.rules.ts';
import { fundraisingOf, pelotonFundraising } from '#server/fundraising/fundraising.ts';
import { type Account, post, reverse } from '#server/ledger/ledger.ts';
import { startApi, type TestCaller } from '#test/support/api.ts';
import { given } from '#test/support/given.ts';
import { rowsOf } from '#test/support/rows.ts';

type Peloton = Schemas['Peloton'];
const api = given(() => startApi({ start: '2026-11-20T15:00:00Z', hasDemo: true }));

const pelotonNamed = async (name: string): Promise<Peloton> => {
  const { id } = await rowsOf(api.platform.db, 'peloton', { name }).readOne('id');
  const { status, body } = await api.send<Peloton>('GET', `/peloton/${id}`);
  expect(status).toBe(200);
  return body;
};

const personId = async (email: string): Promise<string> =>
  (await rowsOf(api.platform.db, 'person', { emailAddress: email }).readOne('id')).id;

const fund = (ownerType: 'User' | 'Peloton', ownerId: string, eventYear = 2027): Account => ({
  kind: 'recipient',
  ownerType,
  ownerId,
  eventYear,
});

const move = (from: Account, to: Account, amount: number) =>
  api.platform.db.transaction().execute((trx) =>
    post(trx, api.clock, {
      kind: 'test',
      reference: randomUUID(),
      debits: [{ account: from, amount }],
      credits: [{ account: to, amount }],
    }),
  );

const clearing: Account = { kind: 'clearing', eventYear: 2027 };
const progressOf = async (id: string) =>
  fundraisingOf(api.platform.db, id, (await currentEvent(api.platform.db)).id, 'exact');
const totals = async (id: string) =>
  pelotonFundraising(api.platform.db, id, (await currentEvent(api.platform.db)).id, 'exact');

describe('GET /peloton/{id}', () => {
  test('shows the captain, admins and this year’s members, without private fields', async () => {
    const wheelers = await pelotonNamed('Hollin Valley Wheelers');
    expect(wheelers).toMatchObject({
      name: 'Hollin Valley Wheelers',
      captain: { publicId: 'dev-raman', firstName: 'Dev', lastName: 'Raman' },
      isActive: true,
      level: 'peloton',
      parent: null,
      yearsActive: [2025, 2026, 2027],
      acceptingNewMembers: true,
      membersCount: 16,
      memberRequestCount: null,
      displayDonations: true,
      currentEventName: 'Product 2027',
    });
    expect(wheelers.admins).toHaveLength(1);
    for (const person of [wheelers.captain, ...wheelers.admins]) {
      expect(Object.keys(person ?? {}).sort()).toEqual(['firstName', 'lastName', 'publicId']);
    }
  });

  test('shows the number of join requests only to the captain and admins', async () => {
    const { id, captain, admins } = await pelotonNamed('Hollin Valley Wheelers');
    const { db } = api.platform;
    const members = await db
      .selectFrom('pelotonMember')
      .innerJoin('person', 'person.id', 'personId')
      .select(['oid', 'emailAddress', 'publicId', 'role'])
      .where('pelotonId', '=', id)
      .execute();
    const asking = await db
      .selectFrom('pelotonRequest')
      .innerJoin('person', 'person.id', 'personId')
      .select(['oid', 'emailAddress', 'publicId'])
      .where('pelotonId', '=', id)
      .where('pelotonRequest.state', '=', 'open')
      .execute();
    const countFor = async (as: TestCaller) =>
      (await api.send<Peloton>('GET', `/peloton/${id}`, { as })).body.memberRequestCount;
    const oneOf = (publicId: string | undefined) => {
      const row = [...members, ...asking].find((one) => one.publicId === publicId);
      if (row === undefined) throw new Error(`${publicId} is not in the peloton.`);
      return { oid: row.oid, emailAddress: row.emailAddress };
    };
    const member = members.find(({ role }) => role === 'member');
    const [pending] = asking;
    expect(await countFor(oneOf(captain?.publicId))).toBe(3);
    expect(await countFor(oneOf(admins[0]?.publicId))).toBe(3);
    expect(await countFor(oneOf(member?.publicId))).toBeNull();
    expect(await countFor(oneOf(pending?.publicId))).toBeNull();
  });

  test('names the parent of a sub-peloton, and shows when a peloton takes no members', async () => {
    const brightwater = await pelotonNamed('Brightwater Health');
    expect(brightwater.level).toBe('super');
    expect((await pelotonNamed('Brightwater Labs')).parent).toEqual({
      id: brightwater.id,
      name: brightwater.name,
    });
    expect((await pelotonNamed('Team Ruth')).acceptingNewMembers).toBe(false);
  });

  test('returns 404 for an unknown peloton, and 400 for an invalid id', async () => {
    const { status, body } = await api.send<Schemas['Problem']>('GET', `/peloton/${randomUUID()}`);
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'peloton-not-found' });
    for (const id of ['none', `urn:uuid:${randomUUID()}`, `${randomUUID()}0`])
      expect((await api.send('GET', `/peloton/${id}`)).status).toBe(400);
  });
});

describe('Totals from the ledger', () => {
  test('a peloton’s total is its own account plus its approved members’ totals', async () => {
    const { id, fundraising } = await pelotonNamed('Team Ruth');
    const { rows } = await sql<{ raised: number }>`
      select coalesce(-sum(n.amount), 0) as raised from ledger_account a join ledger_entry n on n.account_id = a.id
      where a.event_year = 2027 and (a.owner_id = ${id} or a.owner_id in (
        select person_id from peloton_member m join event e on e.id = m.event_id
        where m.peloton_id = ${id} and e.is_current))
    `.execute(api.platform.db);
    expect(fundraising.raised).toBe(rows[0]?.raised);
    expect(fundraising.raised).toBeGreaterThan(0);
    expect(fundraising.allTimeRaised).toBeGreaterThan(fundraising.raised);
  });

  test('a donation to a sub-peloton counts once for it and once for its super-peloton', async () => {
    const names = ['Brightwater Labs', 'Brightwater Health', 'Brightwater Nurses'];
    const before = await Promise.all(names.map(pelotonNamed));
    await move(clearing, fund('Peloton', before[0]?.id ?? ''), 12_300);
    const after = await Promise.all(names.map(pelotonNamed));
    const more = after.map(
      (each, index) => each.fundraising.raised - (before[index]?.fundraising.raised ?? 0),
    );
    expect(more).toEqual([12_300, 12_300, 0]);
  });

  test('donations of earlier years count only in the all-time total', async () => {
    const { id, fundraising } = await pelotonNamed('Team Ruth');
    await move({ kind: 'clearing', eventYear: 2026 }, fund('Peloton', id, 2026), 5_000);
    const { goal: _, ...before } = fundraising;
    expect(await totals(id)).toEqual({ ...before, allTimeRaised: before.allTimeRaised + 5_000 });
  });

  test('fund sharing inside a peloton moves money without changing the peloton’s total', async () => {
    const { id, fundraising } = await pelotonNamed('Hollin Valley Wheelers');
    const captain = await personId('captain@example.org');
    const before = await progressOf(captain);
    await move(fund('Peloton', id), fund('User', captain), 1_000);
    const { goal: _, ...total } = fundraising;
    expect(await totals(id)).toEqual({ ...total, fund: total.fund - 1_000 });
    expect(await progressOf(captain)).toMatchObject({
      raised: before.raised + 1_000,
      attributed: before.attributed + 1_000,
      allTimeRaised: before.allTimeRaised + 1_000,
    });
  });

  test('fund sharing between people does not change what is attributed to either', async () => {
    const rider = await personId('rider@example.org');
    const challenger = await personId('challenger@example.org');
    const [from, to] = [await progressOf(rider), await progressOf(challenger)];
    await move(fund('User', rider), fund('User', challenger), 700);
    expect(await progressOf(rider)).toMatchObject({ raised: from.raised - 700, attributed: from.attributed });
    expect(await progressOf(challenger)).toMatchObject({
      raised: to.raised + 700,
      attributed: to.attributed,
    });
  });

  test('a refund takes the donation back from the total', async () => {
    const rider = await personId('rider@example.org');
    const before = await progressOf(rider);
    const { transactionId } = await move(clearing, fund('User', rider), 4_400);
    expect((await progressOf(rider)).raised).toBe(before.raised + 4_400);
    await api.platform.db
      .transaction()
      .execute((trx) => reverse(trx, api.clock, { transactionId, kind: 'refund' }));
    expect(await progressOf(rider)).toEqual(before);
  });
});

describe('Fundraising progress from the sums', () => {
  const sums = {
    personId: 'p',
    raised: 0,
    attributed: 0,
    allTimeRaised: 0,
    goal: 0,
    committedAmount: 0,
    seenSuccess: false,
    celebrated: 0,
  };

  test('with nothing raised and no goal, the goal is not met and the commitment is met', () => {
    expect(fundraisingView(sums)).toEqual({
      id: 'p',
      attributed: 0,
      raised: 0,
      goal: 0,
      goalMet: false,
      committedAmount: 0,
      committed: false,
      committedMet: true,
      complete: false,
      allTimeRaised: 0,
      seenSuccess: false,
      committedHighRoller: false,
      owed: 0,
    });
  });

  test.each([
    [
      { raised: 149_999, goal: 200_000, committedAmount: 150_000 },
      { committedMet: false, goalMet: false, complete: false },
    ],
    [
      { raised: 150_000, goal: 200_000, committedAmount: 150_000 },
      { committedMet: true, goalMet: false, complete: false },
    ],
    [
      { raised: 199_999, goal: 200_000, committedAmount: 150_000 },
      { committedMet: true, goalMet: false, complete: false },
    ],
    [
      { raised: 200_000, goal: 200_000, committedAmount: 150_000 },
      { committedMet: true, goalMet: true, complete: true },
    ],
    [
      { raised: 0, goal: 0, committedAmount: 499_999 },
      { goal: 499_999, committed: true, committedHighRoller: false },
    ],
    [
      { raised: 0, goal: 0, committedAmount: 500_000 },
      { goal: 500_000, committed: true, committedHighRoller: true },
    ],
    [
      { raised: -500, attributed: -1, allTimeRaised: -500 },
      { raised: 0, attributed: 0, allTimeRaised: 0 },
    ],
  ])('%o gives %o', (given, expected) => {
    expect(fundraisingView({ ...sums, ...given })).toMatchObject(expected);
  });
});
