import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { type FamilyCrew, familyCalls, familyCrew, numbers } from '#test/support/event/families.ts';
import { joinPeloton, newPerson } from '#test/support/event/people.ts';
import { refused } from '#test/support/event/registration.ts';
import { insertRows } from '#test/support/rows.ts';

const { api, moveOn } = givenEvent({ at: '2027-03-01T15:00:00Z', apart: 60_000 });
const { path, ask, decide, withdraw, leave, openOf, parentOf, raisedBy, credit, emailsTo, kindsIn } =
  familyCalls(api);
const crewOf = (level: 'super' | 'peloton') => familyCrew(api.store.db, level);

const week = 7 * 24 * 60 * 60_000;

let company: FamilyCrew;
let team: FamilyCrew;
beforeEach(async () => {
  [company, team] = [await crewOf('super'), await crewOf('peloton')];
});

test.each(['child', 'parent'] as const)(
  'the %s asks, the other captain agrees, and both are told',
  async (side) => {
    const [asking, deciding] = side === 'child' ? [team, company] : [company, team];
    const asked = await ask(asking, deciding);
    expect(asked.body.requests).toEqual([
      { peloton: expect.objectContaining({ id: deciding.id }), isOurs: true, askedAt: expect.any(String) },
    ]);
    expect((await openOf(deciding)).requests).toMatchObject([{ peloton: { id: asking.id }, isOurs: false }]);
    expect(await emailsTo(deciding)).toHaveLength(1);
    // A captain doesn't decide their own request.
    for (const decision of ['agree', 'decline'] as const)
      expect(refused(await decide(asking, deciding, decision))).toBe('404 family-request-not-found');

    expect((await decide(deciding, asking, 'agree')).body.requests).toEqual([]);
    expect((await decide(deciding, asking, 'agree')).status).toBe(200);
    expect(refused(await decide(deciding, asking, 'decline'))).toBe('409 family-request-decided');
    expect(refused(await withdraw(asking, deciding))).toBe('409 family-request-decided');
    expect(await parentOf(team)).toBe(company.id);
    expect([(await emailsTo(asking)).length, (await emailsTo(deciding)).length]).toEqual([1, 2]);
    for (const crew of [team, company])
      expect(await kindsIn(crew)).toEqual(['family-asked', 'family-agreed']);
  },
);

test('a declined request stays declined, and cannot be repeated by the same side for a week', async () => {
  await ask(team, company);
  expect((await decide(company, team, 'decline')).status).toBe(200);
  expect((await decide(company, team, 'decline')).status).toBe(200);
  expect(refused(await decide(company, team, 'agree'))).toBe('409 family-request-decided');
  expect(refused(await ask(team, company))).toBe('409 declined-lately');
  moveOn(week - 1);
  expect(refused(await ask(team, company))).toBe('409 declined-lately');
  moveOn(1);
  expect((await ask(team, company)).status).toBe(200);
});

test('a request that was taken back cannot be agreed to', async () => {
  await ask(team, company);
  expect((await withdraw(team, company)).body.requests).toEqual([]);
  expect((await withdraw(team, company)).status).toBe(200);
  expect(refused(await decide(company, team, 'agree'))).toBe('409 family-request-decided');
  expect(refused(await withdraw(company, team))).toBe('404 family-request-not-found');
});

test('a captain who withdrew a request waits a week, and the other captain gets one e-mail', async () => {
  for (let round = 0; round < 5; round += 1) {
    await ask(team, company);
    await withdraw(team, company);
  }
  expect(refused(await ask(team, company))).toBe('409 withdrawn-lately');
  expect(await emailsTo(company)).toHaveLength(1);
  expect((await kindsIn(company)).filter((kind) => kind === 'family-asked')).toHaveLength(1);
  moveOn(week - 1);
  expect(refused(await ask(team, company))).toBe('409 withdrawn-lately');
  moveOn(1);
  expect((await ask(team, company)).status).toBe(200);
});

test('the other side may ask at once, and its request does not shorten the wait of the first', async () => {
  await ask(team, company);
  await decide(company, team, 'decline');
  moveOn(week / 2);
  expect((await ask(company, team)).status).toBe(200);
  await withdraw(company, team);
  expect(refused(await ask(team, company))).toBe('409 declined-lately');
  expect(refused(await ask(company, team))).toBe('409 withdrawn-lately');
  moveOn(week / 2);
  expect((await ask(team, company)).status).toBe(200);
});

test('a request that ended because the peloton joined another one starts no waiting time', async () => {
  const other = await crewOf('super');
  await ask(team, company);
  await ask(other, team);
  await decide(team, other, 'agree');
  expect((await openOf(company)).requests).toEqual([]);
  expect(refused(await decide(company, team, 'agree'))).toBe('409 family-request-decided');
  expect(refused(await withdraw(team, company))).toBe('409 family-request-decided');
  await leave(team, other);
  expect((await ask(team, company)).status).toBe(200);
});

test('after both agree, no earlier decision delays a new request', async () => {
  await ask(team, company);
  await withdraw(team, company);
  moveOn(60_000);
  await ask(company, team);
  await decide(team, company, 'agree');
  await leave(team, company);
  expect((await ask(team, company)).status).toBe(200);
});

test('a peloton has at most twenty requests open; those that it got do not count', async () => {
  const asked = await Promise.all(Array.from({ length: 19 }, () => crewOf('peloton')));
  await insertRows(
    api.store.db,
    'pelotonFamilyRequest',
    asked.map(({ id }) => ({
      childId: id,
      parentId: company.id,
      askedBy: 'parent' as const,
      askerId: company.captain.personId,
      askedAt: api.clock.now(),
    })),
  );
  const [twentieth, last] = [await crewOf('peloton'), await crewOf('peloton')];
  expect((await ask(company, twentieth)).status).toBe(200);
  expect((await ask(company, twentieth)).status).toBe(200);
  expect(refused(await ask(company, last))).toBe('409 too-many-family-requests');
  expect(await emailsTo(last)).toEqual([]);
  // A peloton that asks the full super-peloton gets no request, and may be answered.
  expect((await ask(team, company)).status).toBe(200);
  expect((await ask(company, team)).status).toBe(200);
  expect(await parentOf(team)).toBe(company.id);
  await decide(twentieth, company, 'decline');
  expect((await ask(company, last)).status).toBe(200);
});

test('a repeated open request changes nothing and sends no second e-mail', async () => {
  await ask(team, company);
  await ask(team, company);
  expect((await openOf(team)).requests).toHaveLength(1);
  expect(await emailsTo(company)).toHaveLength(1);
  expect(await kindsIn(team)).toEqual(['family-asked']);
});

test('levels, itself, unknown pelotons and second parents are refused', async () => {
  const [otherCompany, otherTeam] = [await crewOf('super'), await crewOf('peloton')];
  expect(refused(await ask(team, team))).toBe('422 family-of-itself');
  expect(refused(await ask(team, otherTeam))).toBe('422 wrong-levels');
  expect(refused(await ask(company, otherCompany))).toBe('422 wrong-levels');
  expect(refused(await ask(team, { id: randomUUID() }))).toBe('404 peloton-not-found');
  await ask(team, company);
  await ask(team, otherCompany);
  await decide(company, team, 'agree');
  // The other request has ended with it.
  expect((await openOf(otherCompany)).requests).toEqual([]);
  expect(refused(await ask(otherCompany, team))).toBe('409 has-parent');
  expect(refused(await ask(team, company))).toBe('409 has-parent');
});

test('a peloton that got a parent meanwhile in another way joins no second one', async () => {
  await ask(company, team);
  const { id: parentId } = await crewOf('super');
  await api.store.db.updateTable('peloton').set({ parentId }).where('id', '=', team.id).execute();
  expect(refused(await decide(team, company, 'agree'))).toBe('409 has-parent');
  expect(await parentOf(team)).toBe(parentId);
});

test('only the captain asks, decides, reads and leaves', async () => {
  const admin = await newPerson(api.store.db);
  await joinPeloton(api.store.db, team.id, [{ person: admin, role: 'admin' }]);
  const before = await kindsIn(team);
  for (const as of [admin, company.captain]) {
    expect(refused(await ask(team, company, as))).toBe('403 captain-only');
    expect(refused(await decide(team, company, 'agree', as))).toBe('403 captain-only');
    expect(refused(await leave(team, company, as))).toBe('403 captain-only');
    expect(refused(await api.send('GET', path(team, '/requests'), { as }))).toBe('403 captain-only');
  }
  expect(await kindsIn(team)).toEqual(before);
});

test.each(['child', 'parent'] as const)(
  'the %s ends the family, once, and totals follow at once',
  async (side) => {
    await credit('User', team.captain.personId, 70_000);
    await credit('Peloton', team.id, 5_000);
    await credit('User', company.captain.personId, 1_000);
    expect(await raisedBy(company)).toBe(1_000);
    await ask(team, company);
    await decide(company, team, 'agree');
    expect(await raisedBy(company)).toBe(76_000);
    const [own, other] = side === 'child' ? [team, company] : [company, team];
    expect((await leave(own, other)).body.parent).toBeNull();
    expect((await leave(own, other)).status).toBe(200);
    expect([await raisedBy(company), await raisedBy(team)]).toEqual([1_000, 75_000]);
    expect((await kindsIn(other)).filter((kind) => kind === 'family-left')).toHaveLength(1);
  },
);

test('a repeated key gets the first answer, even after other changes', async () => {
  const key = randomUUID();
  const first = await ask(team, company, team.captain, key);
  await decide(company, team, 'decline');
  expect((await ask(team, company, team.captain, key)).body).toEqual(first.body);
});

test('the family lists sub-pelotons by their public totals, page by page', async () => {
  const teams = [team, await crewOf('peloton'), await crewOf('peloton')];
  for (const [index, one] of teams.entries()) {
    await credit('User', one.captain.personId, 1_000 * (index + 1));
    await ask(one, company);
    await decide(company, one, 'agree');
  }
  const family = await api.send<Schemas['FamilyPeloton'][]>('GET', path(company));
  expect(family.body.map(({ id, raised, membersCount }) => [id, raised, membersCount])).toEqual(
    teams.map(({ id }, index) => [id, 1_000 * (index + 1), 1]).reverse(),
  );
  const second = await api.send<unknown[]>('GET', path(company, '?limit=2&page=2'));
  expect([second.body.length, second.headers['pagination-total']]).toEqual([1, '3']);
  expect((await api.send('GET', path(team))).body).toEqual([]);
  expect(refused(await api.send('GET', `/peloton/${randomUUID()}/family`))).toBe('404 peloton-not-found');
});

test('each total equals the ledger after any order of joining, leaving and giving', async () => {
  const next = numbers(20_270_301);
  const supers = [company, await crewOf('super')];
  const teams = [team, await crewOf('peloton'), await crewOf('peloton'), await crewOf('peloton')];
  const one = <Item>(items: readonly Item[]): Item => items[next(items.length)] as Item;
  for (let step = 0; step < 60; step += 1) {
    const [child, parent] = [one(teams), one(supers)];
    const chosen = next(5);
    if (chosen === 0) await ask(child, parent);
    else if (chosen === 1) await ask(parent, child);
    else if (chosen === 2) await leave(child, parent);
    else if (chosen === 3)
      await credit('User', one([...teams, ...supers]).captain.personId, 100 + next(9_000));
    else await credit('Peloton', one([...teams, ...supers]).id, 100 + next(9_000));
    if (step % 6 !== 5) continue;
    for (const crew of [...supers, ...teams]) {
      const family = [crew, ...(supers.includes(crew) ? await childrenOf(crew, teams) : [])];
      const owners = family.flatMap(({ id, captain }) => [id, captain.personId]);
      expect(await raisedBy(crew)).toBe(await ledgerOf(owners));
    }
  }
  expect((await Promise.all(teams.map(parentOf))).some((parent) => parent !== null)).toBe(true);
});

const childrenOf = async (crew: FamilyCrew, teams: readonly FamilyCrew[]) => {
  const parents = await Promise.all(teams.map(parentOf));
  return teams.filter((_, index) => parents[index] === crew.id);
};

const ledgerOf = async (owners: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(-sum(entry.amount), 0)::bigint as sum from ledger_entry entry
    join ledger_account account on account.id = entry.account_id
    where account.kind = 'recipient' and account.event_year = 2027 and account.owner_id in (${sql.join(owners)})
  `.execute(api.store.db);
  return rows[0]?.sum ?? 0;
};
