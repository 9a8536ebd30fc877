import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { TestCaller } from '#test/support/api.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { joinPeloton, newPeloton, newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { refused } from '#test/support/event/registration.ts';
import { deskMember, deskPerson } from '#test/support/member-desk/desk-members.ts';
import { insertRows } from '#test/support/rows.ts';

const { api } = givenEvent({ apart: 3 * 24 * 60 * 60_000 });
let pelotonId: string;
let captain: Person;
let admin: Person;
let ada: Person;
let ben: Person;
beforeEach(async () => {
  const { db } = api.store;
  pelotonId = await newPeloton(db, []);
  captain = await deskPerson(api, { first: 'Cora', last: 'Captain' });
  await joinPeloton(db, pelotonId, [{ person: captain, role: 'captain' }]);
  admin = await deskMember(api, pelotonId, { first: 'Abe', last: 'Admin', role: 'admin' });
  ada = await deskMember(api, pelotonId, { first: 'Ada', last: 'Member' });
  ben = await deskMember(api, pelotonId, { first: 'Ben', last: 'Member' });
});
const letter = { to: 'all', subject: 'Saturday’s ride', text: 'We meet at 8.\n\nBring lights.' };
const send = (body: object = {}, { as = captain, key }: { as?: TestCaller; key?: string } = {}) =>
  api.send<Schemas['SentPelotonLetter']>('POST', `/peloton/${pelotonId}/letters`, {
    as,
    body: { ...letter, ...body },
    ...(key === undefined ? {} : { key }),
  });
const outbox = () =>
  api.store.db
    .selectFrom('mailOutbox')
    .select(['recipient', 'subject', 'text', 'html', 'personId'])
    .where('kind', '=', 'peloton-letter')
    .where(
      'personId',
      'in',
      [captain, admin, ada, ben].map(({ personId }) => personId),
    )
    .orderBy('createdAt')
    .execute();
const book = (as: TestCaller = captain, query = '') =>
  api.send<Schemas['LogbookEntry'][]>('GET', `/peloton/${pelotonId}/logbook${query}`, { as });
const addresses = (...people: Person[]) => people.map(({ emailAddress }) => emailAddress).sort();

describe('Letters', () => {
  test('each other member gets a separate e-mail without addresses, and the logbook has the number', async () => {
    const { status, body } = await send();
    expect({ status, body }).toEqual({
      status: 201,
      body: { count: 3, sentAt: api.clock.now().toISOString(), lettersLeft: 2 },
    });
    const letters = await outbox();
    expect(letters.map(({ recipient }) => recipient).sort()).toEqual(addresses(admin, ada, ben));
    for (const { subject, text, html } of letters) {
      expect(subject).toBe('Saturday’s ride');
      expect(text).toMatch(
        /^We meet at 8\.\n\nBring lights\.\n\nCora Captain wrote this to members of Crew /,
      );
      expect(text + html).not.toContain('@example.com');
    }
    const [entry] = (await book()).body;
    expect(entry).toEqual({
      id: expect.any(String),
      kind: 'letter-sent',
      at: api.clock.now().toISOString(),
      actor: { publicId: publicId(captain), firstName: 'Cora', lastName: 'Captain' },
      person: null,
      details: { count: 3 },
    });
  });

  test('some members are written to by their ids, and each once', async () => {
    const { body } = await send({ to: [publicId(ada), publicId(admin)] }, { as: admin });
    expect(body.count).toBe(2);
    expect((await outbox()).map(({ recipient }) => recipient).sort()).toEqual(addresses(admin, ada));
  });

  test('sends no e-mail where one recipient has left or is in another peloton', async () => {
    const other = await newPerson(api.store.db);
    await newPeloton(api.store.db, [{ person: other, role: 'captain' }]);
    const path = `/peloton/${pelotonId}/member/${publicId(ben)}`;
    expect((await api.send('DELETE', path, { as: ben })).status).toBe(200);
    for (const gone of [other, ben])
      expect(refused(await send({ to: [publicId(ada), publicId(gone)] }))).toBe('404 member-not-found');
    expect(await outbox()).toEqual([]);
    expect((await send()).body.count).toBe(2);
  });

  test('captain and admins send three within a day together, and one more once the first is a day old', async () => {
    for (const as of [captain, admin, captain]) expect((await send({}, { as })).status).toBe(201);
    api.clock.advance(60_000);
    const { status, headers, body } = await send({}, { as: admin });
    expect({ status, body }).toMatchObject({ status: 429, body: { code: 'too-many-letters' } });
    expect(headers['retry-after']).toBe(String(24 * 60 * 60 - 60));
    const desk = await api.send('GET', `/peloton/${pelotonId}/desk`, { as: captain });
    expect(desk.body).toMatchObject({ lettersLeft: 0 });
    api.clock.advance(24 * 60 * 60_000 - 60_000);
    expect((await send()).body).toMatchObject({ lettersLeft: 2 });
  });

  test('of eight at once three go out', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({ to: [publicId(ada)] })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
    expect(await outbox()).toHaveLength(3);
  });

  test('the same key sends once and answers the same', async () => {
    const key = randomUUID();
    const first = await send({}, { key });
    expect((await send({}, { key })).body).toEqual(first.body);
    expect(await outbox()).toHaveLength(3);
    expect(refused(await send({ text: 'Other.' }, { key }))).toBe('422 idempotency-key-reused');
  });

  test('empty, unseen and overlong texts are refused, and plain members', async () => {
    const wrong = [
      { text: '' },
      { text: ' \n\t ' },
      { text: '\u200b' },
      { text: 'x'.repeat(2_001) },
      { subject: ' ' },
      { subject: 'Two\nlines' },
      { subject: 'x'.repeat(121) },
      { to: [] },
      { to: 'captain' },
      { to: Array.from({ length: 101 }, () => randomUUID()) },
    ];
    for (const body of wrong) expect(refused(await send(body))).toBe('400 validation-failed');
    expect(refused(await send({}, { as: ada }))).toBe('403 peloton-not-yours');
    expect(await outbox()).toEqual([]);
  });

  test('a captain without members gets 409 nobody-to-write-to', async () => {
    const alone = await newPerson(api.store.db);
    const own = await newPeloton(api.store.db, [{ person: alone, role: 'captain' }]);
    expect(refused(await api.send('POST', `/peloton/${own}/letters`, { as: alone, body: letter }))).toBe(
      '409 nobody-to-write-to',
    );
  });
});

describe('Logbook', () => {
  const act = (method: 'PUT' | 'DELETE', path: string, as: TestCaller = captain) =>
    api.send(method, `/peloton/${pelotonId}/${path}`, { as });

  test('captain and admins see each entry, newest first and paged; others those about themselves', async () => {
    await act('PUT', `admin/${publicId(ada)}`);
    await act('DELETE', `admin/${publicId(ada)}`);
    await act('DELETE', `member/${publicId(ben)}`, admin);
    const { body, headers } = await book(admin);
    expect(body.map(({ kind, actor, person }) => [kind, actor?.firstName, person?.firstName])).toEqual([
      ['removed', 'Abe', 'Ben'],
      ['admin-unmade', 'Cora', 'Ada'],
      ['admin-made', 'Cora', 'Ada'],
    ]);
    expect(headers['pagination-total']).toBe('3');
    expect((await book(captain, '?limit=2&page=2')).body).toEqual(body.slice(2));
    expect((await book(ada)).body).toEqual(body.slice(1));
    // Ben is no longer a member, and still sees the entries about him.
    expect((await book(ben)).body).toEqual(body.slice(0, 1));
  });

  test('rejects a person who never was a member, also with a request to join', async () => {
    const asking = await newPerson(api.store.db);
    await joinPeloton(api.store.db, pelotonId, [{ person: asking, role: 'member', isPending: true }]);
    for (const as of [asking, await newPerson(api.store.db)])
      expect(refused(await book(as))).toBe('403 peloton-not-yours');
    expect((await api.send('GET', `/peloton/${pelotonId}/logbook`)).status).toBe(401);
  });

  test('an entry without an actor is the site’s own', async () => {
    const { db } = api.store;
    const { id: eventId } = await db.selectFrom('event').select('id').executeTakeFirstOrThrow();
    await insertRows(db, 'pelotonLog', {
      pelotonId,
      eventId,
      kind: 'captaincy-expired',
      personId: ada.personId,
      happenedAt: api.clock.now(),
    });
    expect((await book()).body).toMatchObject([
      { kind: 'captaincy-expired', actor: null, person: { firstName: 'Ada' } },
    ]);
  });
});
