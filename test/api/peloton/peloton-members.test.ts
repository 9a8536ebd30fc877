import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { TestApi } from '#test/support/api.ts';
import { refused } from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';
import { startWithPeloton } from '#test/support/seeded-peloton.ts';

type Member = Schemas['PelotonMember'];

let api: TestApi;
let pelotonId: string;
beforeAll(async () => {
  ({ api, pelotonId } = await startWithPeloton());
});
afterAll(() => api.close());

const members = (query = '') => api.send<Member[]>('GET', `/peloton/${pelotonId}/members${query}`);

test('lists the captain, then admins, then members by name, with the data of their profiles', async () => {
  const { body, headers } = await members('?limit=100');
  expect(body).toHaveLength(16);
  expect(headers['pagination-total']).toBe('16');
  expect(body.map(({ role }) => role)).toEqual([
    'captain',
    'admin',
    ...Array.from({ length: 14 }, () => 'member'),
  ]);
  const names = body.slice(2).map(({ lastName, firstName }) => `${lastName} ${firstName}`);
  expect(names).toEqual([...names].sort());
  for (const { publicId, firstName, lastName, participantTypes, raised } of body) {
    const { body: page } = await api.send<Schemas['User']>('GET', `/user/${publicId}`);
    const { isChallenger, isVolunteer, registeredRides } = participantTypes;
    expect({ firstName, lastName, isChallenger, isVolunteer, raised, rides: registeredRides.length }).toEqual(
      {
        firstName: page.firstName,
        lastName: page.lastName,
        isChallenger: page.participantTypes.isChallenger,
        isVolunteer: page.participantTypes.isVolunteer,
        raised: page.fundraising.raised,
        rides: page.participantTypes.registeredRides.length,
      },
    );
  }
});

test('returns one page at a time', async () => {
  const all = (await members('?limit=100')).body;
  const second = await members('?limit=6&page=3');
  expect(second.body).toEqual(all.slice(12));
  expect([second.headers['pagination-page'], second.headers['pagination-count']]).toEqual(['3', '4']);
  expect((await members('?page=100000')).body).toEqual([]);
});

test('lists a member’s raised amount like the profile, also when achievements are hidden', async () => {
  const seen: unknown[] = [];
  for (const isAchievementsInvisible of [true, false]) {
    await rowsOf(api.platform.db, 'person', { publicId: 'maya-okafor' }).update({ isAchievementsInvisible });
    const maya = (await members('?limit=100')).body.find(({ publicId }) => publicId === 'maya-okafor');
    const { body: page } = await api.send<Schemas['User']>('GET', '/user/maya-okafor');
    seen.push(maya?.raised, page.fundraising.raised);
  }
  expect(seen[0]).toBeGreaterThan(0);
  expect(new Set(seen).size).toBe(1);
});

test('leaves out pending requests, and returns 404 for an unknown peloton', async () => {
  const rows = await api.platform.db
    .selectFrom('pelotonRequest')
    .innerJoin('person', 'person.id', 'personId')
    .select('publicId')
    .where('pelotonId', '=', pelotonId)
    .where('pelotonRequest.state', '=', 'open')
    .execute();
  expect(rows).toHaveLength(3);
  const listed = (await members('?limit=100')).body.map(({ publicId }) => publicId);
  expect(rows.filter(({ publicId }) => listed.includes(publicId))).toEqual([]);
  expect(refused(await api.send('GET', `/peloton/${randomUUID()}/members`))).toBe('404 peloton-not-found');
  expect(refused(await api.send('GET', '/peloton/none/members'))).toBe('400 validation-failed');
});
