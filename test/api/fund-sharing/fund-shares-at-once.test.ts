import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { scaled } from '#scripts/test/extent.ts';
import { endFundSharing } from '#server/fund-sharing/fund-sharing.ts';
import { post } from '#server/ledger/ledger.ts';
import { randomFor } from '#server/seed/random.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { pelotonCalls, said } from '#test/support/event/pelotons.ts';
import { joinPeloton, newPeloton, type Person, publicId } from '#test/support/event/people.ts';
import {
  balanceOf,
  fundOf,
  give,
  type Owner,
  pageOf,
  rider,
  shareCalls,
} from '#test/support/event/shares.ts';
import { lockAwaited } from '#test/support/lock-awaited.ts';

const { api, moveOn } = givenEvent({ at: '2027-03-01T15:00:00Z' });

let id: string;
let captain: Person;
let members: Person[];
let calls: ReturnType<typeof shareCalls>;
const balance = (owner: Owner) => balanceOf(api.store.db, owner);

beforeEach(async () => {
  const { db } = api.store;
  captain = await rider(db, 25_000);
  members = [];
  for (let made = 0; made < 8; made += 1) members.push(await rider(db, 25_000));
  id = await newPeloton(db, [
    { person: captain, role: 'captain' },
    ...members.map((person) => ({ person, role: 'member' as const })),
  ]);
  calls = shareCalls(api, id);
});

const counted = (answers: readonly { status: number; body: unknown }[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[said(answer)] = (counts[said(answer)] ?? 0) + 1;
  return counts;
};

/** Repeats a request that a busy server answers with 503, as the browser does. */
const untilAnswered = async <Answer extends { status: number; body: unknown }>(
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  const answer = await ask();
  return said(answer) === '503 temporarily-unavailable' ? untilAnswered(ask) : answer;
};

const refund = (owner: Owner, amount: number) =>
  api.store.db.transaction().execute((trx) =>
    post(trx, api.clock, {
      kind: 'refund',
      reference: randomUUID(),
      debits: [{ account: { kind: 'recipient', eventYear: 2027, ...owner }, amount }],
      credits: [{ account: { kind: 'clearing', eventYear: 2027 }, amount }],
    }),
  );

/** The sum over all accounts: 0 while each transaction is balanced. */
const sumOfAll = async (): Promise<number> => {
  const { rows } = await sql<{
    sum: number;
  }>`select coalesce(sum(amount), 0)::bigint as sum from ledger_entry`.execute(api.store.db);
  return rows[0]?.sum ?? 0;
};

describe('At once', () => {
  test('of 200 shares from an account that can pay five, exactly five are booked', async () => {
    await give(api, fundOf(id), 5_000);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => {
        const to = publicId(members[at % members.length] as Person);
        return untilAnswered(() => calls.share(captain, { lines: [{ to, amount: 1_000 }] }));
      }),
    );
    // The limit of 60 requests a minute counts for each person.
    const { 201: made, '429 too-many-requests': tooMany = 0, ...refused } = counted(answers);
    expect(made).toBe(5);
    expect(refused).toEqual({ '409 balance-too-low': 195 - tooMany });
    expect(await balance(fundOf(id))).toBe(0);
  });

  test('of 200 shares of surplus that can pay five, exactly five are booked, and the commitment is kept', async () => {
    const [rich, short] = members as [Person, Person];
    await give(api, pageOf(rich), 25_500);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        untilAnswered(() =>
          calls.share(rich, { source: 'self', lines: [{ to: publicId(short), amount: 100 }] }),
        ),
      ),
    );
    expect(counted(answers)).toEqual({ 201: 5, '409 balance-too-low': 45 });
    expect(await balance(pageOf(rich))).toBe(25_000);
  });

  test('of two shares on the same preview, one is booked, and the other gets 409 with the changed figures', async () => {
    await give(api, fundOf(id), 10_000);
    const [one, other] = members as [Person, Person];
    const order = (to: Person) => ({
      before: 10_000,
      lines: [{ to: publicId(to), amount: 1_000, before: 0 }],
    });
    const answers = await Promise.all([calls.share(captain, order(one)), calls.share(captain, order(other))]);
    expect(counted(answers)).toEqual({ 201: 1, '409 balance-changed': 1 });
  });

  test('a concurrent share, refund and removal keep the ledger’s sum at 0', async () => {
    const [one] = members as [Person];
    const pelotons = pelotonCalls(api, id);
    for (let round = 0; round < 10; round += 1) {
      await give(api, fundOf(id), 1_000);
      const answers = await Promise.all([
        calls.share(captain, { lines: [{ to: publicId(one), amount: 1_000 }] }),
        refund(fundOf(id), 1_000),
        pelotons.remove(captain, one),
      ]);
      const [share, , removal] = answers;
      expect(['201', '409 balance-too-low', '422 receiver-not-member']).toContain(said(share));
      expect(said(removal)).toBe('200');
      await joinPeloton(api.store.db, id, [{ person: one, role: 'member' }], { joinedAt: api.clock.now() });
      expect(await sumOfAll()).toBe(0);
      // The share stays valid when a refund follows it. Only then can a balance be negative.
      if ((await balance(fundOf(id))) < 0) await give(api, fundOf(id), 1_000);
    }
  });

  test('of an undo and a concurrent share by the receiver, exactly one is booked', async () => {
    const [one, other] = members as [Person, Person];
    for (let round = 0; round < 8; round += 1) {
      moveOn(1000);
      await give(api, fundOf(id), 25_000);
      const before = await balance(pageOf(one));
      await calls.share(captain, {
        lines: [{ to: publicId(one), amount: 25_000 }],
        beyondMissing: true,
      });
      if (before < 25_000) await give(api, pageOf(one), 25_000 - before);
      const [share] = (await calls.shares(captain)).body;
      const spare = (await calls.own(one)).body.spare;
      const [undone, passed] = await Promise.all([
        calls.undo(captain, share?.id ?? ''),
        calls.share(one, {
          source: 'self',
          lines: [{ to: publicId(other), amount: spare }],
          beyondMissing: true,
        }),
      ]);
      expect([said(undone), said(passed)].filter((status) => status.startsWith('20'))).toHaveLength(1);
      expect(await balance(pageOf(one))).toBeGreaterThanOrEqual(25_000);
    }
  });

  test('of a concurrent acceptance and refusal, one succeeds; money moves only after an acceptance', async () => {
    const [rich] = members as [Person];
    await give(api, pageOf(rich), 90_000);
    for (let round = 0; round < 8; round += 1) {
      moveOn(1000);
      const asked = await calls.ask(captain, { owner: publicId(rich), to: null, amount: 1_000 });
      const had = await balance(pageOf(rich));
      const answers = await Promise.all([
        calls.accept(rich, asked.body.id, 1_000),
        calls.refuse(rich, asked.body.id),
      ]);
      expect(counted(answers)).toEqual({ 200: 1, '409 share-request-settled': 1 });
      const request = (await calls.requests(captain)).body.find((one) => one.id === asked.body.id);
      const left = had - (await balance(pageOf(rich)));
      expect([request?.state, left]).toEqual(
        said(answers[0]) === '200' ? ['accepted', 1_000] : ['refused', 0],
      );
    }
  });

  test('at the end of sharing, two processes settle the standing offers once; later shares get 409', async () => {
    const [rich, near, far] = members as [Person, Person, Person];
    await give(api, pageOf(rich), 45_000);
    await give(api, pageOf(near), 20_000);
    await calls.offer(rich, 15_000);
    api.clock.set('2027-10-07T03:59:59.999Z');
    const event = { id: ids.event, year: 2027, fundraisingDeadline: '2027-10-01' } as const;
    const deps = { ...api.platform, clock: api.clock };
    const answers = await Promise.all([
      calls.share(rich, { source: 'self', lines: [{ to: publicId(far), amount: 100 }] }),
      endFundSharing(deps, event),
      endFundSharing(deps, event),
    ]);
    expect(['201', '409 sharing-closed']).toContain(said(answers[0]));
    const shared = said(answers[0]) === '201' ? 100 : 0;
    expect(await balance(pageOf(near))).toBe(25_000);
    const others = [captain, ...members].filter((person) => person !== rich && person !== near);
    const received = await Promise.all(others.map((person) => balance(pageOf(person))));
    expect(received.reduce((sum, each) => sum + each, 0)).toBe(10_000 + shared);
    expect(
      said(await calls.share(rich, { source: 'self', lines: [{ to: publicId(far), amount: 100 }] })),
    ).toBe('409 sharing-closed');
    // The clock of this process is behind, so the last day isn’t over for it.
    api.clock.set('2027-10-07T03:59:50Z');
    const late = { lines: [{ to: publicId(far), amount: 100 }] };
    expect(said(await calls.share(captain, late))).toBe('409 sharing-closed');
    expect(said(await calls.offer(rich, null))).toBe('409 sharing-closed');
    const { body } = await calls.shares(captain);
    expect(body.filter(({ kind }) => kind === 'standing-offer').map(({ by }) => by)).toEqual([null, null]);
  });
});

// The embedded database has one connection, which all requests wait for.
test.runIf(process.env.TEST_STORE === 'postgres')(
  'the first donation to a member doesn’t wait for a batch that gives to them',
  async () => {
    const { db } = api.store;
    const [one] = members as [Person];
    await give(api, fundOf(id), 10_000);
    const order = { lines: [{ to: publicId(one), amount: 1_000 }] };
    const { batch } = await db.transaction().execute(async (trx) => {
      // The batch waits for this account. It has already opened the members' accounts.
      await sql`select from ledger_account where owner_id = ${id} for no key update`.execute(trx);
      const batch = calls.share(captain, order);
      await lockAwaited(db);
      await give(api, pageOf(one), 500);
      return { batch };
    });
    expect(said(await batch)).toBe('201');
    expect(await balance(pageOf(one))).toBe(1_500);
  },
);

test.runIf(process.env.TEST_STORE === 'postgres')(
  'many shares that wait for a peloton leave database connections free for donations',
  async () => {
    const { db } = api.store;
    await give(api, fundOf(id), 10_000);
    const [one] = members as [Person];
    const order = { source: 'self' as const, lines: [{ to: null, amount: 100 }] };
    const { flood } = await db.transaction().execute(async (trx) => {
      await sql`select from peloton where id = ${id} for no key update`.execute(trx);
      const flood = [captain, ...members].flatMap((person) => [
        calls.share(captain, { lines: [{ to: publicId(person), amount: 100 }] }),
        calls.share(person, order),
        calls.offer(person, null),
      ]);
      await lockAwaited(db);
      for (let given = 0; given < 20; given += 1) await give(api, pageOf(one), 500);
      return { flood };
    });
    const answers = counted(await Promise.all(flood));
    expect(answers).toMatchObject({ 201: 9, 200: 9, '409 balance-too-low': 9 });
  },
);

test('the sandbox’s clock, moved back before the end, opens sharing again', async () => {
  await give(api, fundOf(id), 10_000);
  api.clock.set('2027-10-07T04:00:00Z');
  const event = { id: ids.event, year: 2027, fundraisingDeadline: '2027-10-01' } as const;
  await endFundSharing({ ...api.platform, clock: api.clock }, event);
  const move = (now: string | null) =>
    api.app.inject({ method: 'PUT', url: '/sandbox/api/clock', payload: { now } });
  await move('2027-10-06T12:00:00Z');
  api.clock.set('2027-10-06T12:00:00Z');
  const order = { lines: [{ to: publicId(members[0] as Person), amount: 1_000 }] };
  expect(said(await calls.share(captain, order))).toBe('201');
  await move(null);
});

/** 100,000 steps test thoroughly. Fewer steps are enough to notice a change that breaks sharing. */
const steps = Number(process.env.SHARE_STEPS ?? scaled(400, 120));

test(`${steps} random shares, undos, donations and refunds lose no cent, and no share takes a member below their commitment`, async () => {
  const random = randomFor(process.env.SHARE_SEED ?? 'shares');
  const one = <Item>(list: readonly Item[]): Item => list[random.whole(0, list.length - 1)] as Item;
  const people = [captain, ...members];
  const amount = () => random.whole(1, 120) * 100;
  let given = 0;
  const shareIds = async () =>
    (await api.store.db.selectFrom('fundShare').select('id').orderBy('id').limit(50).execute()).map(
      (row) => row.id,
    );
  const actions: (() => Promise<unknown>)[] = [
    () => {
      const cents = amount() * 3;
      given += cents;
      return give(api, pageOf(one(people)), cents);
    },
    () => {
      const cents = amount();
      given += cents;
      return give(api, fundOf(id), cents);
    },
    () => calls.share(captain, { lines: [{ to: publicId(one(people)), amount: amount() }] }),
    () => {
      const lines = [...new Set([one(people), one(people), one(people)])];
      return calls.share(captain, {
        beyondMissing: random.whole(0, 1) === 0,
        lines: lines.map((person) => ({ to: publicId(person), amount: amount() })),
      });
    },
    () =>
      calls.share(one(people), {
        source: 'self',
        beyondMissing: true,
        lines: [{ to: publicId(one(people)), amount: amount() }],
      }),
    () => calls.share(one(people), { source: 'self', lines: [{ to: null, amount: amount() }] }),
    async () => calls.undo(captain, one([...(await shareIds()), randomUUID()])),
    async () => calls.decline(one(people), one([...(await shareIds()), randomUUID()])),
  ];
  const refunds = new Map<string, number>();
  for (let step = 0; step < steps; step += 5) {
    // The rate limit counts requests for each minute.
    moveOn(60_000);
    const answers = await Promise.all(Array.from({ length: 5 }, () => one(actions)()));
    const failed = answers.filter(
      (answer) =>
        typeof answer === 'object' && answer !== null && 'status' in answer && Number(answer.status) >= 500,
    );
    expect(failed).toEqual([]);
    if (step % 25 === 0) {
      const person = one(people);
      const has = await balance(pageOf(person));
      if (has > 100) {
        const cents = random.whole(1, Math.min(has, 5_000));
        await refund(pageOf(person), cents);
        refunds.set(person.personId, (refunds.get(person.personId) ?? 0) + cents);
        given -= cents;
      }
    }
  }
  const held = await Promise.all([fundOf(id), ...people.map(pageOf)].map(balance));
  expect(held.reduce((sum, each) => sum + each, 0)).toBe(given);
  expect(await sumOfAll()).toBe(0);
  // A member who shared still meets their commitment, except after refunds.
  const { rows: givers } = await sql<{ id: string }>`
    select distinct batch.source_id as id from fund_share_batch batch join fund_share share on share.batch_id = batch.id
    where batch.source_type = 'User' and batch.peloton_id = ${id} and share.taken_back_at is null
  `.execute(api.store.db);
  for (const { id: giver } of givers)
    expect(
      (await balance({ ownerType: 'User', ownerId: giver })) + (refunds.get(giver) ?? 0),
    ).toBeGreaterThanOrEqual(25_000);
  expect(givers.length).toBeGreaterThan(0);
});
