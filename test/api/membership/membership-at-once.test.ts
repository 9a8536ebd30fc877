import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import {
  brokenRules,
  type Crew,
  crew,
  participant,
  pelotonCalls,
  rolesIn,
  said,
} from '#test/support/event/pelotons.ts';
import { newPeloton, type Person } from '#test/support/event/people.ts';
import { rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });
let team: Crew;
let calls: ReturnType<typeof pelotonCalls>;
beforeEach(async () => {
  team = await crew(api.store.db);
  calls = pelotonCalls(api, team.id);
});

const counted = (answers: readonly { status: number; body: unknown }[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[said(answer)] = (counts[said(answer)] ?? 0) + 1;
  return counts;
};

/** Many participants, inserted directly. */
const participants = async (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => participant(api.store.db)));

describe('At once', () => {
  test('200 people ask, and each has one open request', async () => {
    const people = await participants(200);
    // A busy server says so, and the browser asks again.
    const ask = async (person: Person): Promise<Awaited<ReturnType<typeof calls.ask>>> => {
      const answer = await calls.ask(person);
      return said(answer) === '503 temporarily-unavailable' ? ask(person) : answer;
    };
    expect(counted(await Promise.all(people.map(ask)))).toEqual({ 200: 200 });
    expect((await calls.requests(team.captain)).headers['pagination-total']).toBe('200');
    expect(await brokenRules(api.store.db)).toEqual([]);
  });

  test('one person asks two pelotons, twenty times: one request is open', async () => {
    const ada = await participant(api.store.db);
    const other = await crew(api.store.db);
    const both = [calls, pelotonCalls(api, other.id)];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => both[index % 2]?.ask(ada)));
    expect(counted(answers.flatMap((answer) => answer ?? []))).toEqual({
      200: 10,
      '409 requested-elsewhere': 10,
    });
    expect(await brokenRules(api.store.db)).toEqual([]);
  });

  test('two admins approve and reject one request: one of them decides', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ada = await participant(api.store.db);
      await calls.ask(ada);
      const [approved, rejected] = await Promise.all([
        calls.approve(team.captain, ada),
        calls.reject(team.admin, ada),
      ]);
      const isMember = ada.personId in (await rolesIn(api.store.db, team.id));
      expect([said(approved), said(rejected)]).toEqual(
        isMember ? ['200', '409 request-decided'] : ['409 request-decided', '200'],
      );
    }
    expect(await brokenRules(api.store.db)).toEqual([]);
  });

  test('an approval meets another peloton that adds the person: one membership', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ada = await participant(api.store.db);
      const other = await crew(api.store.db);
      const others = pelotonCalls(api, other.id);
      await others.ask(ada);
      await others.reject(other.captain, ada);
      await calls.ask(ada);
      await Promise.all([calls.approve(team.captain, ada), others.add(other.captain, ada)]);
      const rows = await rowsOf(api.store.db, 'pelotonMember', { personId: ada.personId }).read('pelotonId');
      expect(rows).toHaveLength(1);
      expect(await brokenRules(api.store.db)).toEqual([]);
    }
  });

  test('two hand-overs cross: one captain', async () => {
    await calls.offer(team.captain, team.member);
    const answers = await Promise.all([
      calls.accept(team.member),
      calls.endOffer(team.captain, team.member),
      calls.accept(team.member),
      calls.offer(team.captain, team.admin),
    ]);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect(
      Object.values(await rolesIn(api.store.db, team.id)).filter((role) => role === 'captain'),
    ).toHaveLength(1);
    expect(await brokenRules(api.store.db)).toEqual([]);
  });

  test('a member leaves as they are made captain, admin and removed', async () => {
    for (let round = 0; round < 10; round += 1) {
      const one = await crew(api.store.db);
      const its = pelotonCalls(api, one.id);
      await its.offer(one.captain, one.member);
      const answers = await Promise.all([
        its.remove(one.member, one.member),
        its.accept(one.member),
        its.makeAdmin(one.admin, one.member),
        its.remove(one.admin, one.member),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(await brokenRules(api.store.db)).toEqual([]);
    }
  });

  test('the last admin leaves together with the captain, who hands over meanwhile', async () => {
    await calls.offer(team.captain, team.admin);
    const answers = await Promise.all([
      calls.remove(team.admin, team.admin),
      calls.accept(team.admin),
      calls.remove(team.captain, team.captain),
      calls.remove(team.member, team.member),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await brokenRules(api.store.db)).toEqual([]);
  });

  test('no request stays open when the last member closes the peloton while others ask to join', async () => {
    for (let round = 0; round < 10; round += 1) {
      const captain = await participant(api.store.db);
      const id = await newPeloton(api.store.db, [{ person: captain, role: 'captain' }]);
      const its = pelotonCalls(api, id);
      const asking = await participants(3);
      const answers = await Promise.all([
        its.ask(asking[0] as Person),
        its.remove(captain, captain),
        ...asking.slice(1).map((person) => its.ask(person)),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const open = await rowsOf(api.store.db, 'pelotonRequest', { pelotonId: id, state: 'open' }).read('id');
      expect(open).toEqual([]);
    }
  });

  test('the database refuses to leave a peloton without a captain', async () => {
    const { db } = api.store;
    const gone = db
      .deleteFrom('pelotonMember')
      .where('personId', '=', team.captain.personId)
      .where('eventId', '=', ids.event)
      .execute();
    await expect(gone).rejects.toThrow('has members and no captain');
    const second = rowsOf(db, 'pelotonMember', { personId: team.admin.personId }).update({ role: 'captain' });
    await expect(second).rejects.toThrow(/peloton_one_captain/);
  });

  test('twenty requests with one key get the same answer', async () => {
    const ada = await participant(api.store.db);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.send('POST', `/peloton/${team.id}/join`, { as: ada, key, body: { message: null } }),
      ),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await brokenRules(api.store.db)).toEqual([]);
  });
});
