import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { startApi } from '#test/support/api.ts';
import { given } from '#test/support/given.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

type Peloton = Schemas['FoundPeloton'];
type Found = Schemas['FoundPerson'] | Peloton;
const api = given(() => startApi({ start: '2026-11-20T15:00:00Z', hasDemo: true }));

const find = (query: string, more: Record<string, string> = {}) =>
  api.send<Found[]>('GET', `/search?${new URLSearchParams({ query, ...more })}`);

const nameOf = (found: Found) =>
  found.type === 'User' ? `${found.firstName} ${found.lastName}` : found.name;

const namesFor = async (query: string, more?: Record<string, string>) =>
  (await find(query, more)).body.map(nameOf);

const rename = (email: string, name: { firstName: string; lastName: string }) =>
  rowsOf(api.platform.db, 'person', { emailAddress: email }).update(name);

test('finds a person with the data of their profile, and nothing else', async () => {
  const { status, headers, body } = await find('Maya Okafor');
  const { body: page } = await api.send<Schemas['User']>('GET', '/user/maya-okafor');
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      type: 'User',
      match: 'name',
      publicId: 'maya-okafor',
      firstName: 'Maya',
      lastName: 'Okafor',
      profileImageUrl: page.profileImageUrl,
      participantTypes: page.participantTypes,
      pelotonName: page.peloton?.name,
      raised: page.fundraising.raised,
      goal: page.fundraising.goal,
    },
  ]);
  expect(page.fundraising.raised).toBeGreaterThan(0);
  expect(headers).toMatchObject({
    'pagination-page': '1',
    'pagination-limit': '20',
    'pagination-count': '1',
    'pagination-total': '1',
  });
});

test('finds a peloton with the data of its page', async () => {
  const { body } = await find('hollin wheelers');
  const [found] = body;
  const id = found?.type === 'Peloton' ? found.id : '';
  const { body: page } = await api.send<Schemas['Peloton']>('GET', `/peloton/${id}`);
  expect(body).toEqual([
    {
      type: 'Peloton',
      match: 'name',
      id,
      name: 'Hollin Valley Wheelers',
      profileImageUrl: page.profileImageUrl,
      level: page.level,
      parentName: null,
      membersCount: page.membersCount,
      acceptingNewMembers: page.acceptingNewMembers,
      raised: page.fundraising.raised,
    },
  ]);
});

test('lists the same total and number of members as each peloton’s page', async () => {
  const { body } = await api.send<Peloton[]>('GET', '/search/pelotons?query=brightwater&limit=100');
  const pages = await Promise.all(
    body.map(({ id }) => api.send<Schemas['Peloton']>('GET', `/peloton/${id}`)),
  );
  expect(body.some(({ level }) => level === 'super')).toBe(true);
  expect(body.map(({ name, raised, membersCount }) => ({ name, raised, membersCount }))).toEqual(
    pages.map(({ body: { name, fundraising, membersCount } }) => ({
      name,
      raised: fundraising.raised,
      membersCount,
    })),
  );
});

test.each([
  ['without its accents', 'tomas rivera'],
  ['with accents that are not there', 'Tómäs Rivera'],
  ['in capitals', 'TOMÁS RIVERA'],
  ['the other way round', 'Rivera, Tomás'],
  ['by the beginnings of its words', 'riv to'],
  ['with signs about it', '“Tomás” (Rivera)!'],
])('finds a name %s', async (_, query) => {
  expect(await namesFor(query)).toContain('Tomás Rivera');
});

test.each([
  ['one letter wrong', 'Okafur'],
  ['one letter missing', 'Okafr'],
  ['one letter too many', 'Okaffor'],
  ['two letters swapped', 'Okafro'],
  ['a first name before the wrong letters', 'Maya Okafro'],
  ['two letters of a short name swapped', 'Myaa Okafor'],
  ['a letter of a short name missing', 'May Okafr'],
  ['a letter of a short name too many', 'Mayya Okafro'],
  ['a wrong letter in an unfinished word', 'maya okafu'],
])('finds a close match for a name with %s', async (_, query) => {
  const { body } = await find(query);
  expect(body.map(nameOf)).toContain('Maya Okafor');
  expect(new Set(body.map(({ match }) => match))).toEqual(new Set(['close']));
});

test('finds a name by two letters, and by similarity as soon as it has changed', async () => {
  expect(await namesFor('ok', { type: 'User' })).toContain('Maya Okafor');
  await rename('volunteer@example.org', { firstName: 'Wilhelmina', lastName: 'Qvarnström' });
  expect(await namesFor('qv')).toEqual(['Wilhelmina Qvarnström']);
  expect(await namesFor('quarnstrom')).toEqual(['Wilhelmina Qvarnström']);
  await rename('volunteer@example.org', { firstName: 'Grace', lastName: 'Lindqvist' });
  expect(await namesFor('quarnstrom')).not.toContain('Grace Lindqvist');
});

test('returns no similar names when a name matches', async () => {
  const { body } = await find('Maya');
  expect(new Set(body.map(({ match }) => match))).toEqual(new Set(['name']));
  expect(body.map(nameOf).every((name) => /(^| )maya/i.test(name))).toBe(true);
});

test('finds letters without a plain form, apostrophes, hyphens and Japanese', async () => {
  await rename('challenger@example.org', { firstName: 'Łucja', lastName: 'Ørsted-O’Brien' });
  for (const query of ['lucja', 'orsted', 'obrien', "O'Brien", 'Orsted-OBrien', 'ØRSTED'])
    expect(await namesFor(query), query).toContain('Łucja Ørsted-O’Brien');
  await rename('challenger@example.org', { firstName: 'Zoë', lastName: 'Straße' });
  expect(await namesFor('zoe strasse')).toEqual(['Zoë Straße']);
  await rename('challenger@example.org', { firstName: '太郎', lastName: '山田' });
  expect(await namesFor('山田')).toEqual(['太郎 山田']);
  await rename('challenger@example.org', { firstName: 'Tomás', lastName: 'Rivera' });
});

test('finds a person with several matching words once, in any order of the words', async () => {
  await rename('volunteer@example.org', { firstName: 'Wilhelmina Wil', lastName: 'Wilhelmsson Qvarn' });
  for (const query of ['wil', 'wilh', 'qva wil', 'wil qva', 'wil wil', 'wilhelmsso qvarne']) {
    const { headers, body } = await find(query);
    expect([query, body.map(nameOf), headers['pagination-total']]).toEqual([
      query,
      ['Wilhelmina Wil Wilhelmsson Qvarn'],
      '1',
    ]);
  }
  expect(await namesFor('wil qvarb x')).toEqual([]);
  await rename('volunteer@example.org', { firstName: 'Grace', lastName: 'Lindqvist' });
  expect(await namesFor('wilhelmina')).toEqual([]);
});

test('finds only participants of the current event', async () => {
  expect(await namesFor('Noor Haddad', { type: 'User' })).not.toContain('Noor Haddad');
  const { id } = await rowsOf(api.platform.db, 'person', { emailAddress: 'volunteer@example.org' }).readOne(
    'id',
  );
  expect(await namesFor('Grace Lindqvist')).toEqual(['Grace Lindqvist']);
  const setState = (state: 'registered' | 'cancelled') =>
    rowsOf(api.platform.db, 'participation', { personId: id }).update({ state });
  await setState('cancelled');
  const { headers } = await find('Grace Lindqvist', { type: 'User' });
  expect(headers['pagination-total']).toBe('0');
  await setState('registered');
});

test('does not find an inactive peloton', async () => {
  const id = randomUUID();
  await insertRows(api.platform.db, 'peloton', {
    id,
    name: 'Quiet Quince',
    isActive: false,
    createdAt: api.clock.now(),
  });
  expect(await namesFor('quiet quince')).not.toContain('Quiet Quince');
  await rowsOf(api.platform.db, 'peloton', { id }).update({ isActive: true });
  expect(await namesFor('quiet quince')).toEqual(['Quiet Quince']);
  await api.platform.db.deleteFrom('peloton').where('id', '=', id).execute();
});

test('does not reveal a pending request to join a peloton', async () => {
  const waiting = await api.platform.db
    .selectFrom('pelotonRequest')
    .innerJoin('person', 'person.id', 'pelotonRequest.personId')
    .innerJoin('event', 'event.id', 'pelotonRequest.eventId')
    .select(['firstName', 'lastName', 'publicId'])
    .where('pelotonRequest.state', '=', 'open')
    .where('event.isCurrent', '=', true)
    .execute();
  expect(waiting.length).toBeGreaterThan(0);
  for (const { firstName, lastName, publicId } of waiting) {
    const { body } = await find(`${firstName} ${lastName}`);
    const found = body.find((one) => one.type === 'User' && one.publicId === publicId);
    expect(found).toMatchObject({ pelotonName: null });
  }
});

describe('Search: pages', () => {
  test('contain each person once, in one order, with the total on each page', async () => {
    const all = await namesFor('a', { type: 'User', limit: '100' });
    const pages = await Promise.all(
      [1, 2, 3].map((page) => find('a', { type: 'User', limit: '3', page: `${page}` })),
    );
    expect(pages.flatMap(({ body }) => body.map(nameOf))).toEqual(all.slice(0, 9));
    expect(new Set(pages.map(({ headers }) => headers['pagination-total']))).toEqual(
      new Set([`${all.length}`]),
    );
  });

  test('a page beyond the last is empty and has the total', async () => {
    const { headers, body } = await find('maya okafor', { page: '100000' });
    expect(body).toEqual([]);
    expect(headers).toMatchObject({ 'pagination-count': '0', 'pagination-total': '1' });
  });

  test('without a query the peloton search lists all pelotons', async () => {
    const { headers, body } = await api.send<Peloton[]>('GET', '/search/pelotons?limit=100');
    expect(headers['pagination-total']).toBe('12');
    expect(body.map(({ name }) => name)).toEqual(body.map(({ name }) => name).toSorted());
  });
});

test('filters by type', async () => {
  const kinds = async (type: string) =>
    new Set((await find('r', { type, limit: '100' })).body.map((one) => one.type));
  expect(await kinds('User')).toEqual(new Set(['User']));
  expect(await kinds('Peloton')).toEqual(new Set(['Peloton']));
});

test('ranks a whole-word match before a prefix match', async () => {
  await rename('challenger@example.org', { firstName: 'Zed', lastName: 'Xi' });
  await rename('volunteer@example.org', { firstName: 'Aaron', lastName: 'Xiao' });
  expect(await namesFor('xi', { type: 'User' })).toEqual(['Zed Xi', 'Aaron Xiao']);
  await rename('challenger@example.org', { firstName: 'Tomás', lastName: 'Rivera' });
  await rename('volunteer@example.org', { firstName: 'Grace', lastName: 'Lindqvist' });
});

test.each([
  '',
  '   ',
  '%',
  '_',
  '%%%___',
  "'; drop table person; --",
  '<script>alert(1)</script>',
  '\\',
  '"',
  ':*',
  '&|!()',
  '\u200b\u202e',
  '🚴',
  'a'.repeat(200),
  'x '.repeat(100),
])('finds no name for special characters: %j', async (query) => {
  const { status, body } = await find(query, { limit: '100' });
  expect(status).toBe(200);
  expect(body.filter(({ match }) => match === 'name')).toEqual([]);
});

test('rejects invalid queries with validation-failed', async () => {
  const codeOf = async (address: string) => (await api.send<Schemas['Problem']>('GET', address)).body.code;
  expect(await codeOf(`/search?query=${'a'.repeat(201)}`)).toBe('validation-failed');
  expect(await codeOf('/search?query=a%00b')).toBe('validation-failed');
  expect(await codeOf('/search')).toBe('validation-failed');
  expect(await codeOf('/search?query=a&type=General')).toBe('validation-failed');
});
