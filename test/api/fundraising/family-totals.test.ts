import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { pageDataOf } from '#server/pages/page-data.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { eventRow, ids } from '#test/support/event/event-rows.ts';
import { familyCalls, numbers } from '#test/support/event/families.ts';
import { joinPeloton, newPeloton, personRow } from '#test/support/event/people.ts';
import { insertRows } from '#test/support/rows.ts';

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z', apart: 60_000 });
const { credit } = familyCalls(api);
let pageData: ReturnType<typeof pageDataOf>;
beforeAll(() => {
  pageData = pageDataOf(api.platform);
});

/** Events of three years; this year's exists already. */
const earlier = [eventRow(2026), eventRow(2025)];
const events = [{ id: ids.event, year: 2027 }, ...earlier];

beforeAll(() => insertRows(api.store.db, 'event', earlier));

const newPeople = async (count: number): Promise<string[]> => {
  const people = Array.from({ length: count }, () => personRow(randomUUID()));
  await insertRows(api.store.db, 'person', people);
  return people.map(({ id }) => id);
};

const fundraisingOf = async (id: string) =>
  (await api.send<Schemas['Peloton']>('GET', `/peloton/${id}`)).body.fundraising;

const pageOf = (id: string, query: string) =>
  api.send<Schemas['FamilyPeloton'][]>('GET', `/peloton/${id}/family?${query}`);

test('a person of earlier and later pelotons of a family counts once in each year, regardless of the order', async () => {
  const { db } = api.store;
  const next = numbers(20_270_303);
  const company = await newPeloton(db, [], { level: 'super' });
  const elsewhere = await newPeloton(db, []);
  const teams = await Promise.all(Array.from({ length: 4 }, () => newPeloton(db, [], { parentId: company })));
  const family = [company, ...teams];
  const all = [...family, elsewhere];
  /** The expected totals, in cents, by year and peloton: counted here person by person. */
  const own = new Map<string, number>();
  const add = (year: number, peloton: string, amount: number) =>
    own.set(`${year} ${peloton}`, (own.get(`${year} ${peloton}`) ?? 0) + amount);
  for (const person of await newPeople(12)) {
    for (const { id: eventId, year } of events) {
      const place = next(all.length + 1);
      const pelotonId = all[place];
      // The first member of a peloton in a year is its captain, because the database requires one.
      if (pelotonId !== undefined) {
        const hasCaptain = await db
          .selectFrom('pelotonMember')
          .select('personId')
          .where('pelotonId', '=', pelotonId)
          .where('eventId', '=', eventId)
          .executeTakeFirst();
        const role = hasCaptain === undefined ? ('captain' as const) : ('member' as const);
        const joinedAt = new Date(`${year}-02-01`);
        await joinPeloton(db, pelotonId, [{ person: { personId: person }, role }], { eventId, joinedAt });
      }
      for (let left = next(3); left > 0; left -= 1) {
        const amount = 100 + next(90_000);
        await credit('User', person, amount, year);
        if (pelotonId !== undefined) add(year, pelotonId, amount);
      }
    }
  }
  for (const peloton of family) {
    const amount = 100 + next(5_000);
    await credit('Peloton', peloton, amount);
    add(2027, peloton, amount);
  }

  const sumOf = (pelotons: readonly string[], years: readonly number[]) =>
    years
      .flatMap((year) => pelotons.map((id) => own.get(`${year} ${id}`) ?? 0))
      .reduce((sum, one) => sum + one, 0);
  const years = events.map(({ year }) => year);
  expect(own.size).toBeGreaterThan(10);
  expect(await fundraisingOf(company)).toMatchObject({
    raised: sumOf(family, [2027]),
    allTimeRaised: sumOf(family, years),
  });
  for (const team of [...teams, elsewhere])
    expect(await fundraisingOf(team)).toMatchObject({
      raised: sumOf([team], [2027]),
      allTimeRaised: sumOf([team], years),
    });
});

test('a family of 250 is listed page by page, each peloton once, and its page shows the first of them', async () => {
  const { db } = api.store;
  const count = 250;
  const company = await newPeloton(db, [], { level: 'super' });
  const people = await newPeople(count);
  const teams = people.map((personId, index) => ({ id: randomUUID(), personId, index }));
  await db
    .insertInto('peloton')
    .values(
      teams.map(({ id, index }) => ({
        id,
        // Some pelotons share a name, once they are no longer active.
        name: index % 10 === 0 ? 'Old Crew' : `Crew ${id}`,
        isActive: index % 10 !== 0,
        level: 'peloton' as const,
        parentId: company,
        createdAt: new Date('2027-01-01'),
      })),
    )
    .execute();
  await insertRows(
    db,
    'pelotonMember',
    teams.map(({ id, personId }) => ({
      pelotonId: id,
      eventId: ids.event,
      personId,
      role: 'captain' as const,
      joinedAt: new Date('2027-01-01'),
    })),
  );
  // Fifty raised something, five of them the same.
  for (const { personId, index } of teams.slice(0, 50))
    await credit('User', personId, index < 5 ? 900_000 : 1_000 * (index + 1));

  const pages = [await pageOf(company, 'limit=100'), await pageOf(company, 'limit=100&page=2')];
  pages.push(await pageOf(company, 'limit=100&page=3'));
  expect(pages.map(({ body, headers }) => [body.length, headers['pagination-total']])).toEqual([
    [100, '250'],
    [100, '250'],
    [50, '250'],
  ]);
  const listed = pages.flatMap(({ body }) => body);
  expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(teams.map(({ id }) => id)));
  expect(listed.map(({ raised }) => raised)).toEqual(
    listed.map(({ raised }) => raised).toSorted((one, other) => other - one),
  );
  const raised = listed.reduce((sum, one) => sum + one.raised, 0);
  expect((await fundraisingOf(company)).raised).toBe(raised);

  const { getPelotonFamily, pagination } = await pageData(new URL(`/peloton/${company}`, 'http://site'));
  expect(getPelotonFamily).toEqual(listed.slice(0, 24));
  expect(pagination).toMatchObject({
    getPelotonFamily: { page: 1, limit: 24, count: 24, total: 250 },
  });
});
