import { beforeEach, describe, expect, test } from 'vitest';
import { paragraphsOf } from '#machines/story/story.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { TestRequest } from '#test/support/api.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { type Crew, crew, participant, pelotonCalls, said } from '#test/support/event/pelotons.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import { rowsOf } from '#test/support/rows.ts';

type Answer = Schemas['Peloton'] & Schemas['Problem'];

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });
let team: Crew;
beforeEach(async () => {
  team = await crew(api.store.db);
});

const seen = async (as: Person = team.captain): Promise<Answer> =>
  (await api.send<Answer>('GET', `/peloton/${team.id}`, { as })).body;

type Sending = TestRequest & { as?: Person; version?: string | null };

const headersOf = (version: string | null) => {
  if (version === null) return {};
  return version === 'seen' ? { seen: true as const } : { headers: { 'if-match': version } };
};

const send = (body: unknown, { as = team.captain, version = 'seen', ...request }: Sending = {}) =>
  api.send<Answer>('PATCH', `/peloton/${team.id}`, { as, body, ...headersOf(version), ...request });

const change = (path: string, value: unknown, sending?: Sending) =>
  send([{ op: 'replace', path, value }], sending);

const setGoal = (goal: unknown, { as = team.captain, version = 'seen', ...request }: Sending = {}) =>
  api.send<Answer>('PATCH', `/peloton/${team.id}/fundraising`, {
    as,
    body: { goal },
    ...headersOf(version),
    ...request,
  });

const logbook = () =>
  rowsOf(api.store.db, 'pelotonLog', { pelotonId: team.id, eventId: ids.event }, 'id').read(
    'kind',
    'actorId',
    'details',
  );

/** A name that no other test uses. */
let names = 0;
const someName = () => {
  names += 1;
  return `Crew ${[...String(names)].map((figure) => 'bcdfghkmnp'[Number(figure)]).join('')}`;
};

describe('The page of a peloton', () => {
  test('is changed by captain and admin, and each change has one logbook entry', async () => {
    const name = someName();
    const { status, body, headers } = await send([
      { op: 'replace', path: '/name', value: `  ${name}  ` },
      { op: 'replace', path: '/story', value: paragraphsOf('We ride for Ellen.') },
      { op: 'replace', path: '/acceptingNewMembers', value: false },
    ]);
    expect([status, body.name, body.story, body.acceptingNewMembers]).toEqual([
      200,
      name,
      paragraphsOf('We ride for Ellen.'),
      false,
    ]);
    expect(headers.etag).toBe(body.version);
    expect(await seen()).toEqual(body);
    expect((await change('/displayDonations', false, { as: team.admin })).body.displayDonations).toBe(false);
    expect((await setGoal(500_000, { as: team.admin })).body.fundraising.goal).toBe(500_000);
    expect(await logbook()).toEqual([
      {
        kind: 'page-changed',
        actorId: team.captain.personId,
        details: { fields: ['name', 'story', 'acceptingNewMembers'] },
      },
      {
        kind: 'page-changed',
        actorId: team.admin.personId,
        details: { fields: ['displayDonations'] },
      },
      { kind: 'goal-changed', actorId: team.admin.personId, details: {} },
    ]);
  });

  test('the same key changes it once, and is answered the same again', async () => {
    const key = crypto.randomUUID();
    const { version = '' } = await seen();
    const [first, again] = [
      await change('/story', paragraphsOf('Once.'), { key, version }),
      await change('/story', paragraphsOf('Once.'), { key, version }),
    ];
    expect(again.body).toEqual(first.body);
    expect(await logbook()).toHaveLength(1);
    expect(said(await change('/story', paragraphsOf('Twice.'), { key }))).toBe('422 idempotency-key-reused');
  });

  test('rejects changes by all others with 403, and gives them no version', async () => {
    const before = await seen();
    const asking = await participant(api.store.db);
    await pelotonCalls(api, team.id).ask(asking);
    const elsewhere = (await crew(api.store.db)).captain;
    const stranger = await newPerson(api.store.db);
    for (const as of [team.member, asking, elsewhere, stranger]) {
      expect(said(await change('/name', someName(), { as }))).toBe('403 peloton-not-yours');
      expect(said(await setGoal(1_000, { as }))).toBe('403 peloton-not-yours');
      expect(await seen(as)).not.toHaveProperty('version');
    }
    const path = `/peloton/${team.id}`;
    const visitor = { body: [], seen: true as const };
    expect((await api.send('PATCH', path, visitor)).status).toBe(401);
    expect({ ...(await seen()), memberRequestCount: 0 }).toEqual(before);
    expect(await logbook()).toEqual([]);
  });

  test('rejects a change by a former admin with 403', async () => {
    const { version = '' } = await seen(team.admin);
    await pelotonCalls(api, team.id).unmakeAdmin(team.captain, team.admin);
    expect(said(await change('/story', null, { as: team.admin, version }))).toBe('403 peloton-not-yours');
  });
});

describe('If-Match versions', () => {
  test('only captain and admins get the version as ETag', async () => {
    const etagFor = async (as?: Person) =>
      (await api.send('GET', `/peloton/${team.id}`, as && { as })).headers.etag;
    const { version } = await seen();
    expect(await Promise.all([team.captain, team.admin, team.member, undefined].map(etagFor))).toEqual([
      version,
      version,
      undefined,
      undefined,
    ]);
  });

  test('rejects “*” with 428 and says that it names no version', async () => {
    const { status, body } = await change('/story', null, { version: '*' });
    expect([status, body.code, body.detail]).toEqual([
      428,
      'version-required',
      '“*” names no version. Load it first, and send the ETag of that answer as If-Match with your change.',
    ]);
  });

  test('rejects a change without a version with 428, and with an old one with 412', async () => {
    const { version = '' } = await seen();
    expect(said(await change('/story', null, { version: null }))).toBe('428 version-required');
    expect(said(await setGoal(1_000, { version: null }))).toBe('428 version-required');
    await change('/story', paragraphsOf('Elsewhere.'), { as: team.admin, version });
    expect(said(await change('/story', paragraphsOf('Here.'), { version }))).toBe('412 version-changed');
    expect(said(await setGoal(1_000, { version }))).toBe('412 version-changed');
    const { story, fundraising } = await seen();
    expect([story, fundraising.goal]).toEqual([paragraphsOf('Elsewhere.'), null]);
  });

  test('the goal is changed on the version that the page has from then on', async () => {
    const { version = '' } = await seen();
    const page = await change('/story', paragraphsOf('First.'), { version });
    const goal = await setGoal(250_000, { version: page.body.version ?? '' });
    expect([goal.status, goal.body.story, goal.body.fundraising.goal]).toEqual([
      200,
      paragraphsOf('First.'),
      250_000,
    ]);
    const versions = [version, page.body.version, goal.body.version];
    expect(new Set(versions).size).toBe(3);
    expect((await seen()).version).toBe(goal.body.version);
  });

  test('of twenty concurrent saves of one version by captain and admin, one succeeds', async () => {
    const { version = '' } = await seen();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => {
        const sending = { version, as: place % 2 === 0 ? team.captain : team.admin };
        return place % 4 === 0
          ? setGoal(1_000 * (place + 1), sending)
          : change('/story', paragraphsOf(`Version ${place}`), sending);
      }),
    );
    expect(answers.map(said).sort()).toEqual(['200', ...Array(19).fill('412 version-changed')]);
    expect(await seen()).toEqual(answers.find(({ status }) => status === 200)?.body);
    expect(await logbook()).toHaveLength(1);
  });
});

describe('What is refused', () => {
  test.each([
    '/captain',
    '/isActive',
    '/level',
    '/parent',
    '/goal',
    '/fundraising/goal',
    '/id',
    '/groupCode',
    '/__proto__',
    '',
  ])('the field %s, and with it all of the patch', async (path) => {
    const before = await seen();
    const { status, body } = await send([
      { op: 'replace', path: '/acceptingNewMembers', value: false },
      { op: 'replace', path, value: 1 },
    ]);
    expect([status, body.code]).toEqual([400, 'validation-failed']);
    expect(await seen()).toEqual(before);
  });

  test.each<[string, string, string]>([
    ['too few characters', ' ab ', 'Use at least 3 characters.'],
    ['81 characters', 'b'.repeat(81), 'Use at most 80 characters. Shorten the name by 1.'],
    [
      'two alphabets',
      'Hоllin Riders',
      'Use letters of one alphabet in each word. Words that mix them can pass for others.',
    ],
    ['signs only', '***', 'Use letters or numbers, so people can find you by name.'],
  ])('a name of %s', async (_, name, message) => {
    const { status, body } = await change('/name', name);
    expect([status, body.fields]).toEqual([400, [{ path: '/body/0/value', code: 'invalid', message }]]);
  });

  test.each([null, 5, 'Ridge\u202eRiders', 'Ridge\u0000Riders'])('the name %j', async (name) => {
    expect((await change('/name', name)).status).toBe(400);
  });

  test('a name of 80 characters is taken, an emoji counts once', async () => {
    const name = `${'g'.repeat(79)}🚴`;
    expect((await change('/name', name)).body.name).toBe(name);
  });

  test('the name of another peloton and its look-alikes, and nothing else of the patch is kept', async () => {
    const other = await crew(api.store.db);
    const rename = (value: string) =>
      api.send('PATCH', `/peloton/${other.id}`, {
        as: other.captain,
        seen: true,
        body: [{ op: 'replace', path: '/name', value }],
      });
    const letters = someName().replace('Crew ', '');
    expect(said(await rename(`Polecat ${letters}`))).toBe('200');
    // With accents, in another case, with punctuation, and with a digit for a letter.
    for (const alike of [`polecat ${letters}`, `PÓLÈCAT-${letters}`, `P0lecat  ${letters}!`]) {
      const { status, body } = await send([
        { op: 'replace', path: '/story', value: paragraphsOf('New.') },
        { op: 'replace', path: '/name', value: alike },
      ]);
      expect([status, body.code, body.fields?.[0]?.path]).toEqual([409, 'name-taken', '/body/1/value']);
    }
    expect((await seen()).story).toBeNull();
    expect(await logbook()).toEqual([]);
  });

  test('of two pelotons that take one name at once, one gets it', async () => {
    const other = await crew(api.store.db);
    const name = someName();
    const answers = await Promise.all(
      [team, other].map(({ id, captain }) =>
        api.send('PATCH', `/peloton/${id}`, {
          as: captain,
          seen: true,
          body: [{ op: 'replace', path: '/name', value: name }],
        }),
      ),
    );
    expect(answers.map(said).sort()).toEqual(['200', '409 name-taken']);
  });

  test('one’s own name in another case or with accents is allowed', async () => {
    const name = someName();
    for (const one of [name, name.toUpperCase(), name.replace('e', 'é')])
      expect((await change('/name', one)).body.name).toBe(one);
  });

  test('a story of 5,001 characters, or of another shape; one of 5,000 is kept', async () => {
    const tooLong = await change('/story', paragraphsOf('x'.repeat(5_001)));
    expect([tooLong.status, tooLong.body.fields?.[0]?.message]).toEqual([
      400,
      'Use at most 5,000 characters. Shorten your story by 1 and save again.',
    ]);
    for (const odd of ['text', [{ type: 'script', spans: [] }], { a: 1 }])
      expect((await change('/story', odd)).status).toBe(400);
    expect((await change('/story', paragraphsOf('🚴'.repeat(5_000)))).status).toBe(200);
    expect((await send([{ op: 'remove', path: '/story' }])).body.story).toBeNull();
  });

  test.each([-1, 1.5, 1_000_000_001, '500', undefined])('the goal %j', async (goal) => {
    expect((await setGoal(goal)).status).toBe(400);
    expect((await seen()).fundraising.goal).toBeNull();
  });

  test('the highest goal is kept, and a goal can be taken away again', async () => {
    expect((await setGoal(1_000_000_000)).body.fundraising.goal).toBe(1_000_000_000);
    expect((await setGoal(null)).body.fundraising.goal).toBeNull();
  });
});

test('a reported story stays hidden after a change, except from captain and admins', async () => {
  await change('/story', paragraphsOf('Hurtful.'));
  for (let count = 0; count < 3; count += 1)
    await api.send('POST', `/peloton/${team.id}/report`, {
      as: await newPerson(api.store.db),
      body: { kind: 'story', reason: 'hurtful' },
    });
  const changed = await change('/story', paragraphsOf('Kinder.'));
  expect(changed.body.story).toEqual(paragraphsOf('Kinder.'));
  expect(changed.body.hiddenContent).toMatchObject([{ kind: 'story', reasons: ['hurtful'] }]);
  expect((await seen(team.member)).story).toBeNull();
  expect(await seen(team.member)).not.toHaveProperty('hiddenContent');
});
