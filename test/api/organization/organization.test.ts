import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { organizations } from '#server/seed/organizations.rows.ts';
import { startApi } from '#test/support/api.ts';
import { donation, giver } from '#test/support/event/donations.ts';
import { newPerson } from '#test/support/event/people.ts';
import { refused } from '#test/support/event/registration.ts';
import { given } from '#test/support/given.ts';

type Found = Schemas['FoundOrganization'];
const api = given(() => startApi({ start: '2026-11-20T15:00:00Z', hasDemo: true }));

const find = (query: string, more: Record<string, string> = {}) =>
  api.send<Found[]>('GET', `/search/organizations?${new URLSearchParams({ query, ...more })}`);
const namesFor = async (query: string) => (await find(query)).body.map(({ name }) => name);

test('every organization of the demo has a donation under its own name', async () => {
  const rows = await api.store.db
    .selectFrom('organization')
    .innerJoin('donation', 'donation.organizationId', 'organization.id')
    .select(['organization.name', 'donorName', 'donorType'])
    .execute();
  const names = new Set(rows.map(({ name }) => name));
  expect(rows.filter((row) => row.name !== row.donorName || row.donorType !== 'Organization')).toEqual([]);
  expect([...names].filter((name) => !organizations.includes(name))).toEqual([]);
  expect(names.size).toBeGreaterThanOrEqual(34);
});

test('finds an organization by name and returns only its id and name', async () => {
  const { status, headers, body } = await find('saltmarsh paper');
  expect(status).toBe(200);
  expect(body).toEqual([
    { type: 'Organization', match: 'name', id: expect.any(String), name: 'Saltmarsh Paper' },
  ]);
  expect(headers).toMatchObject({
    'pagination-page': '1',
    'pagination-limit': '20',
    'pagination-count': '1',
    'pagination-total': '1',
  });
  const id = body[0]?.id ?? '';
  const one = await api.send('GET', `/organization/${id}`);
  expect([one.status, one.body]).toEqual([200, { id, name: 'Saltmarsh Paper' }]);
});

test.each([
  ['with accents that are not there', 'sältmarsh', 'Saltmarsh Paper'],
  ['without its signs', 'larkin daughters', 'Larkin & Daughters'],
  ['in capitals, the other way round', 'CREDIT CASTLEBY', 'Castleby Credit Union'],
  ['by the beginnings of its words', 'tam rot', 'Tamarack Falls Rotary'],
])('finds an organization %s', async (_, query, name) => {
  expect(await namesFor(query)).toContain(name);
});

test.each(['Saltmrash', 'Saltmarch', 'Saltmmarsh'])(
  'finds a similarly spelled organization for %s',
  async (query) => {
    const { body } = await find(query);
    expect(body).toContainEqual({
      type: 'Organization',
      match: 'close',
      id: expect.any(String),
      name: 'Saltmarsh Paper',
    });
  },
);

test('pages list each organization once, in one order, with the total on each page', async () => {
  const all = await find('ri', { limit: '100' });
  const pages = await Promise.all(['1', '2'].map((page) => find('ri', { limit: '1', page })));
  expect(pages.flatMap(({ body }) => body)).toEqual(all.body.slice(0, 2));
  expect(pages.map(({ headers }) => headers['pagination-total'])).toEqual(
    pages.map(() => `${all.body.length}`),
  );
});

test('rejects one letter with 400, and finds nothing for punctuation', async () => {
  expect(refused(await api.send('GET', '/search/organizations?query=a'))).toBe('400 validation-failed');
  expect(refused(await api.send('GET', '/search/organizations'))).toBe('400 validation-failed');
  for (const query of ['%%', '__', 'a%', '  ', '“”', "';--"])
    expect((await find(query)).body, query).toEqual([]);
});

test('finds an organization after its first donation', async () => {
  const [before] = [await namesFor('Thimbleweed')];
  const organization = { name: 'Thimbleweed Potters' };
  const given = await giver(api).send(donation({ frequency: 'Organization', organization }));
  expect([before, given.status]).toEqual([[], 201]);
  expect(await namesFor('thimbleweed')).toEqual(['Thimbleweed Potters']);
});

test('returns 404 for an unknown id, and 400 for an invalid one', async () => {
  expect(refused(await api.send('GET', `/organization/${randomUUID()}`))).toBe('404 organization-not-found');
  expect(refused(await api.send('GET', '/organization/saltmarsh'))).toBe('400 validation-failed');
});

test('lists the donor’s own organizations by name, and none for others', async () => {
  const [contact, stranger] = [await newPerson(api.store.db), await newPerson(api.store.db)];
  const give = async (name: string, as?: typeof contact) => {
    const body = donation({ frequency: 'Organization', organization: { name } });
    const donor = { ...body.donor, email: contact.emailAddress };
    const answer = await giver(api).send({ ...body, donor, isRepeatMeant: true }, randomUUID(), as);
    expect(answer.status).toBe(201);
  };
  await give('Zebra Crossing Club', contact);
  await give('Saltmarsh Paper', contact);
  // Before they had an account.
  await give('Abbey Road Choir');
  const own = async (as: typeof contact, query = '') => {
    const { status, headers, body } = await api.send<{ name: string }[]>('GET', `/organization${query}`, {
      as,
    });
    return [status, Number(headers['pagination-total']), body.map(({ name }) => name)];
  };
  expect(await own(contact)).toEqual([
    200,
    3,
    ['Abbey Road Choir', 'Saltmarsh Paper', 'Zebra Crossing Club'],
  ]);
  expect(await own(contact, '?limit=1&page=2')).toEqual([200, 3, ['Saltmarsh Paper']]);
  expect(await own(stranger)).toEqual([200, 0, []]);
  expect((await api.send('GET', '/organization')).status).toBe(401);
});

test('an anonymous organization does not change search results until its first open donation', async () => {
  const give = (name: string, isAnonymous: boolean) =>
    giver(api).send(donation({ frequency: 'Organization', organization: { name }, isAnonymous }));
  expect((await give('Quillerwood Choir', false)).status).toBe(201);
  const before = (await find('quillerweed')).body;
  expect(before).toContainEqual(expect.objectContaining({ match: 'close', name: 'Quillerwood Choir' }));
  expect((await give('Quillerweed Trust', true)).status).toBe(201);
  expect((await find('quillerweed')).body).toEqual(before);
  expect((await give('Quillerweed Trust', false)).status).toBe(201);
  expect(await namesFor('quillerweed')).toEqual(['Quillerweed Trust']);
  expect(await namesFor('quillerweid')).toContain('Quillerweed Trust');
});
