import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { givenEvent } from '#test/support/event/event.ts';
import {
  brokenFamilies,
  type FamilyCrew,
  familyCalls,
  familyCrew,
  numbers,
} from '#test/support/event/families.ts';
import { participant, pelotonCalls, said } from '#test/support/event/pelotons.ts';
import { joinPeloton } from '#test/support/event/people.ts';
import { rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z', apart: 60_000 });
const { ask, decide, withdraw, leave, parentOf, kindsIn, emailsTo } = familyCalls(api);
const crewOf = (level: 'super' | 'peloton') => familyCrew(api.store.db, level);

let company: FamilyCrew;
let team: FamilyCrew;
beforeEach(async () => {
  [company, team] = [await crewOf('super'), await crewOf('peloton')];
});
afterEach(async () => {
  expect(await brokenFamilies(api.store.db)).toEqual([]);
});

const statesOf = async ({ id }: FamilyCrew) => {
  const rows = await rowsOf(api.store.db, 'pelotonFamilyRequest', { childId: id }, 'state').read('state');
  return rows.map(({ state }) => state);
};
const times = async (crew: FamilyCrew, kind: string) =>
  (await kindsIn(crew)).filter((one) => one === kind).length;

describe('At once', () => {
  test('two captains who ask each other become one family', async () => {
    const answers = await Promise.all([ask(team, company), ask(company, team)]);
    expect(answers.map(said)).toEqual(['200', '200']);
    expect(await parentOf(team)).toBe(company.id);
    expect(await statesOf(team)).toEqual(['agreed']);
    expect(await times(team, 'family-agreed')).toBe(1);
  });

  test('ten presses of one captain make one request and one e-mail', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(team, company)));
    expect(new Set(answers.map(said))).toEqual(new Set(['200']));
    expect([await statesOf(team), (await emailsTo(company)).length]).toEqual([['open'], 1]);
  });

  test('two super-pelotons agree: one of them gets the peloton', async () => {
    const other = await crewOf('super');
    await ask(team, company);
    await ask(team, other);
    const answers = await Promise.all([decide(company, team, 'agree'), decide(other, team, 'agree')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([company.id, other.id]).toContain(await parentOf(team));
    expect(await statesOf(team)).toEqual(['agreed', 'superseded']);
  });

  test('a peloton agrees to two super-pelotons: it belongs to one of them', async () => {
    const other = await crewOf('super');
    await ask(company, team);
    await ask(other, team);
    const answers = await Promise.all([decide(team, company, 'agree'), decide(team, other, 'agree')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await statesOf(team)).toEqual(['agreed', 'superseded']);
  });

  test('two super-pelotons ask one peloton, which asks both: one family', async () => {
    const other = await crewOf('super');
    const answers = await Promise.all([
      ask(company, team),
      ask(other, team),
      ask(team, company),
      ask(team, other),
    ]);
    for (const answer of answers) expect(['200', '409 has-parent']).toContain(said(answer));
    expect(await times(team, 'family-agreed')).toBe(1);
    expect((await statesOf(team)).filter((state) => state === 'agreed')).toHaveLength(1);
  });

  test('an agreement meets the end of the family: agreed first or left first, and each is told once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const child = await crewOf('peloton');
      await ask(child, company);
      const [agreed, left] = await Promise.all([decide(company, child, 'agree'), leave(child, company)]);
      expect([said(agreed), said(left)]).toEqual(['200', '200']);
      const ended = await times(child, 'family-left');
      expect(await parentOf(child)).toBe(ended === 1 ? null : company.id);
      expect((await emailsTo(child)).length).toBe(1 + ended);
    }
  });

  test('an agreement meets a request that is taken back: one of them counts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const child = await crewOf('peloton');
      await ask(child, company);
      const [agreed, taken] = await Promise.all([decide(company, child, 'agree'), withdraw(child, company)]);
      const isFamily = (await parentOf(child)) === company.id;
      expect([said(agreed), said(taken)]).toEqual(
        isFamily ? ['200', '409 family-request-decided'] : ['409 family-request-decided', '200'],
      );
    }
  });

  test('both end a family: it ends once', async () => {
    await ask(team, company);
    await decide(company, team, 'agree');
    const answers = await Promise.all([leave(team, company), leave(company, team)]);
    expect(answers.map(said)).toEqual(['200', '200']);
    expect([await times(team, 'family-left'), await times(company, 'family-left')]).toEqual([1, 1]);
  });

  test('a captain who hands over while agreeing agrees as captain, or not at all', async () => {
    for (let round = 0; round < 5; round += 1) {
      const child = await crewOf('peloton');
      const next = await participant(api.store.db);
      await joinPeloton(api.store.db, child.id, [{ person: next, role: 'admin' }]);
      const calls = pelotonCalls(api, child.id);
      await ask(company, child);
      await calls.offer(child.captain, next);
      const [accepted, agreed] = await Promise.all([calls.accept(next), decide(child, company, 'agree')]);
      expect(said(accepted)).toBe('200');
      const told = (await kindsIn(child)).filter((kind) => /accepted|agreed/.test(kind));
      expect([said(agreed), told]).toEqual(
        told.length === 2
          ? ['200', ['family-agreed', 'captaincy-accepted']]
          : ['403 captain-only', ['captaincy-accepted']],
      );
    }
  });

  test('a parent that would become a child meets its own child: two levels, whatever is tried', async () => {
    const above = await crewOf('super');
    await ask(team, company);
    const below = (id: string, parentId: string) =>
      sql`update peloton set parent_id = ${parentId} where id = ${id}`.execute(api.store.db);
    const relevelled = (id: string, level: 'super' | 'peloton') =>
      sql`update peloton set level = ${level} where id = ${id}`.execute(api.store.db);
    const answers = await Promise.allSettled([
      decide(company, team, 'agree'),
      ask(company, above),
      // Past the API: the database itself enforces the two levels.
      below(company.id, above.id),
      below(above.id, team.id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(
      answers.map((one) => (one.status === 'fulfilled' && 'status' in one.value ? said(one.value) : '')),
    ).toEqual(['200', '422 wrong-levels', '', '']);
    await expect(relevelled(company.id, 'peloton')).rejects.toThrow();
    await expect(relevelled(team.id, 'super')).rejects.toThrow();
    expect([await parentOf(team), await parentOf(company)]).toEqual([company.id, null]);
  });
});

test('concurrent requests of six captains leave two levels, one parent each, and no other open request', async () => {
  const next = numbers(20_270_302);
  const supers = [company, await crewOf('super')];
  const teams = [team, await crewOf('peloton'), await crewOf('peloton')];
  const one = <Item>(items: readonly Item[]): Item => items[next(items.length)] as Item;
  const acts = [ask, (own: FamilyCrew, other: FamilyCrew) => decide(own, other, 'agree'), leave, withdraw];
  const seen = new Set<string>();
  for (let step = 0; step < 12; step += 1) {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => {
        const [child, parent] = [one(teams), one(supers)];
        const [own, other] = next(2) === 0 ? [child, parent] : [parent, child];
        return one(acts)(own, other);
      }),
    );
    for (const answer of answers) {
      seen.add(said(answer));
      expect(answer.status).toBeLessThan(500);
    }
    expect(await brokenFamilies(api.store.db)).toEqual([]);
  }
  expect(seen.has('200')).toBe(true);
});
