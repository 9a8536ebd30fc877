import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { paragraphsOf } from '#machines/story/story.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { startApi, type TestRequest } from '#test/support/api.ts';
import { seedEvent } from '#test/support/event/event-rows.ts';
import { given } from '#test/support/given.ts';

type Answer = Schemas['CurrentUser'] & Schemas['Problem'];

const bea = { oid: 'bea-at-the-provider', emailAddress: 'bea@example.com' };
const contact = { oid: bea.oid, firstName: 'Bea', lastName: 'Birch', email: bea.emailAddress };
const api = given(startApi);
beforeAll(async () => {
  await seedEvent(api.store.db);
  await api.send('POST', '/user', { as: bea, body: contact });
});

const own = () => api.send<Answer>('GET', '/user', { as: bea });

const headersOf = (version: string | null) => {
  if (version === null) return {};
  return version === 'seen' ? { seen: true as const } : { headers: { 'if-match': version } };
};

const change = (path: string, value: unknown, version: string | null, request: TestRequest = {}) =>
  api.send<Answer>('PATCH', '/user', {
    as: bea,
    body: [{ op: 'replace', path, value }],
    ...headersOf(version),
    ...request,
  });

const setGoal = (body: object, version: string | null = 'seen', request: TestRequest = {}) =>
  api.send<Schemas['Fundraising'] & Schemas['Problem']>('PATCH', '/user/fundraising', {
    as: bea,
    body,
    ...headersOf(version),
    ...request,
  });
const ownGoal = async () => (await own()).body.fundraising;

const told = ({ status, body }: { status: number; body: Pick<Schemas['Problem'], 'code'> }) => [
  status,
  body.code,
];

describe('If-Match versions', () => {
  test('each answer with the person has its version as ETag', async () => {
    const before = await own();
    const changed = await change('/story', paragraphsOf('One.'), before.body.version);
    const after = await own();
    expect(before.headers.etag).toBe(before.body.version);
    expect(changed.headers.etag).toBe(changed.body.version);
    expect([changed.status, changed.body.version]).toEqual([200, after.body.version]);
    expect(after.body.version).not.toBe(before.body.version);
    expect(before.body.version).toMatch(/^"[0-9a-f]{32}"$/);
  });

  test('rejects a change without a version with 428, and changes nothing', async () => {
    const before = (await own()).body;
    const refused = await change('/story', paragraphsOf('Nothing.'), null);
    expect([...told(refused), refused.body.detail]).toEqual([
      428,
      'version-required',
      'Load it first, and send the ETag of that answer as If-Match with your change.',
    ]);
    expect((await own()).body).toEqual(before);
  });

  test('rejects a stale version with 412, and changes nothing', async () => {
    const { version } = (await own()).body;
    await change('/story', paragraphsOf('Elsewhere.'), version);
    const refused = await change('/story', paragraphsOf('Here.'), version);
    expect(told(refused)).toEqual([412, 'version-changed']);
    expect((await own()).body.story).toEqual(paragraphsOf('Elsewhere.'));
  });

  test.each<[string, (version: string) => string, number]>([
    ['“*”, which names no version', () => '*', 428],
    ['one of several', (version) => `"other", ${version}`, 200],
    ['a weak version', (version) => `W/${version}`, 200],
    ['none of several', () => '"other", "another"', 412],
    ['a version without quotes', (version) => version.slice(1, -1), 412],
  ])('handles If-Match with %s', async (_, sent, status) => {
    const { version } = (await own()).body;
    expect((await change('/city', 'Ghent', sent(version))).status).toBe(status);
  });

  test('goal and totals do not change the version', async () => {
    const { version } = (await own()).body;
    await setGoal({ goal: 123_400 });
    const after = (await own()).body;
    expect([after.fundraising.goal, after.version]).toEqual([123_400, version]);
  });

  test('accepts one of twenty concurrent changes of different fields on one version', async () => {
    const { version } = (await own()).body;
    const fields = ['firstName', 'lastName', 'city', 'employerName'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => change(`/${fields[place % 4]}`, `Bea ${place}`, version)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(412)]);
    // A refused person reads the saved value, beside their own.
    expect((await own()).body).toEqual(answers.find(({ status }) => status === 200)?.body);
  });

  test('accepts one of twenty concurrent stories on one version', async () => {
    const { version } = (await own()).body;
    const stories = Array.from({ length: 20 }, (_, place) => `Version ${place}`);
    const answers = await Promise.all(stories.map((story) => change('/story', paragraphsOf(story), version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(412)]);
    const kept = answers.find(({ status }) => status === 200)?.body;
    expect((await own()).body).toEqual(kept);
  });
});

describe('If-Match versions of the fundraising goal', () => {
  test('each answer with the caller’s fundraising has its version, and a change has it as ETag', async () => {
    const before = await ownGoal();
    const changed = await setGoal({ goal: 150_000 }, before.version);
    expect([changed.status, changed.body.goal]).toEqual([200, 150_000]);
    expect(changed.headers.etag).toBe(changed.body.version);
    expect(await ownGoal()).toEqual(changed.body);
    expect(changed.body.version).not.toBe(before.version);
    expect(before.version).toMatch(/^"[0-9a-f]{32}"$/);
  });

  test('the public profile shows no version', async () => {
    const { publicId } = (await own()).body;
    for (const as of [bea, undefined]) {
      const { body } = await api.send<Answer>('GET', `/user/${publicId}`, as && { as });
      expect(body.fundraising).not.toHaveProperty('version');
    }
  });

  test('rejects a change without a version with 428, and changes nothing', async () => {
    const before = await ownGoal();
    for (const body of [{ goal: 1_000 }, { seenSuccess: true }])
      expect(told(await setGoal(body, null))).toEqual([428, 'version-required']);
    expect(await ownGoal()).toEqual(before);
  });

  test('rejects a stale version with 412, and changes nothing', async () => {
    const { version = '' } = await ownGoal();
    await setGoal({ goal: 160_000 }, version);
    expect(told(await setGoal({ goal: 170_000 }, version))).toEqual([412, 'version-changed']);
    expect((await ownGoal()).goal).toBe(160_000);
  });

  test('a story does not change the version of the goal', async () => {
    const { version } = await ownGoal();
    const changed = await change('/story', paragraphsOf('On the way up.'), 'seen');
    expect([version, changed.body.fundraising.version]).toEqual([expect.any(String), version]);
  });

  test('accepts one of twenty concurrent goals on one version', async () => {
    const { version = '' } = await ownGoal();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => setGoal({ goal: 180_000 + place }, version)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(412)]);
    expect(await ownGoal()).toEqual(answers.find(({ status }) => status === 200)?.body);
  });
});

describe('Idempotency: the same key', () => {
  test('changes a person once, and repeats the answer after a later change', async () => {
    const key = randomUUID();
    const { version } = (await own()).body;
    const first = await change('/story', paragraphsOf('Once.'), version, { key });
    await change('/story', paragraphsOf('Later.'), first.body.version);
    const again = await change('/story', paragraphsOf('Once.'), version, { key });
    expect([again.status, again.body, again.headers.etag]).toEqual([200, first.body, first.headers.etag]);
    expect((await own()).body.story).toEqual(paragraphsOf('Later.'));
    expect(told(await change('/story', paragraphsOf('Another.'), version, { key }))).toEqual([
      422,
      'idempotency-key-reused',
    ]);
  });

  test('concurrent requests change a person once', async () => {
    const key = randomUUID();
    const { version } = (await own()).body;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => change('/story', paragraphsOf('At once.'), version, { key })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.version)).size).toBe(1);
  });

  test('can be used again after a rejection', async () => {
    const key = randomUUID();
    expect((await change('/story', paragraphsOf('Again.'), '"stale"', { key })).status).toBe(412);
    expect((await change('/story', paragraphsOf('Again.'), (await own()).body.version, { key })).status).toBe(
      200,
    );
  });

  test('creates a contact once', async () => {
    const cy = { oid: 'cy-at-the-provider', emailAddress: 'cy@example.com' };
    const body = { ...contact, oid: cy.oid, firstName: 'Cy', email: cy.emailAddress };
    const key = randomUUID();
    const make = (firstName: string) =>
      api.send<Answer>('POST', '/user', { as: cy, key, body: { ...body, firstName } });
    const [first, again] = [await make('Cy'), await make('Cy')];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(told(await make('Cyril'))).toEqual([422, 'idempotency-key-reused']);
  });

  test('sets a goal once', async () => {
    const key = randomUUID();
    const set = (goal: number, own?: string) =>
      setGoal({ goal }, 'seen', own === undefined ? {} : { key: own });
    const first = await set(200_000, key);
    await set(300_000);
    expect((await set(200_000, key)).body).toEqual(first.body);
    expect((await own()).body.fundraising.goal).toBe(300_000);
    expect(told(await set(400_000, key))).toEqual([422, 'idempotency-key-reused']);
  });

  test.each([
    ['POST', '/user'],
    ['PATCH', '/user'],
    ['PATCH', '/user/fundraising'],
  ] as const)('is required for %s %s', async (method, path) => {
    const { status, body } = await api.send<Answer>(method, path, {
      as: bea,
      body: { POST: contact, PATCH: path === '/user' ? [{ op: 'remove', path: '/story' }] : { goal: 1 } }[
        method
      ],
      headers: { 'idempotency-key': '' },
    });
    expect([status, body.fields?.[0]?.path]).toEqual([400, '/header/idempotency-key']);
  });
});
