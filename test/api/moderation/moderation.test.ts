import { beforeEach, describe, expect, test } from 'vitest';
import { paragraphsOf } from '#machines/story/story.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { headFor } from '#server/site/site.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { joinPeloton, newPeloton, newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { refused } from '#test/support/event/registration.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

type Kind = Schemas['ReportableKind'];

const organizer = { oid: 'organizer-oid' };
const { api } = givenEvent({ apart: 60_000, variables: { ORGANIZER_OIDS: ` ${organizer.oid}, other ` } });

let ada: Person;
beforeEach(async () => {
  ada = await newPerson(api.store.db);
  const images = { profileImageUrl: '/files/face.webp', coverImageUrl: '/files/hill.webp' };
  await rowsOf(api.store.db, 'person', { id: ada.personId }).update({
    story: JSON.stringify(paragraphsOf('I ride for Ellen.')),
    ...images,
  });
});

const report = (by: Person, { of = ada, kind = 'story' as Kind, reason = 'hurtful' } = {}) =>
  api.send('POST', `/user/${publicId(of)}/report`, { as: by, body: { kind, reason } });

const reporters = (count: number) =>
  Promise.all(Array.from({ length: count }, () => newPerson(api.store.db)));

const pageOf = async (as?: Person) =>
  (await api.send<Schemas['User']>('GET', `/user/${publicId(ada)}`, as ? { as } : {})).body;

const asOrganizer = async () => {
  await api.store.db
    .insertInto('person')
    .values({
      id: '0a0a0a0a-0000-4000-8000-00000000000a',
      publicId: 'olga-organizer',
      oid: organizer.oid,
      emailAddress: 'olga@example.org',
      firstName: 'Olga',
      lastName: 'Organizer',
      createdAt: api.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return organizer;
};

const decide = async (decision: 'show' | 'hide', kind: Kind = 'story') =>
  api.send('POST', '/moderation/decision', {
    as: await asOrganizer(),
    body: { subjectType: 'User', subjectId: ada.personId, kind, decision },
  });

/** Three people report the story. */
const hide = async (kind: Kind = 'story') => {
  const three = await reporters(3);
  for (const one of three) expect((await report(one, { kind })).status).toBe(204);
  return three;
};

describe('Hiding', () => {
  test.each([
    ['story', 'story'],
    ['profile-image', 'profileImageUrl'],
    ['cover-image', 'coverImageUrl'],
  ] as const)('the third person’s report of the %s hides it from all but its owner', async (kind, column) => {
    const [one, two, three] = await reporters(3);
    const before = await pageOf();
    for (const by of [one, two]) if (by) await report(by, { kind });
    expect(await pageOf()).toEqual(before);
    if (three) await report(three, { kind, reason: 'deceptive' });
    expect(await pageOf()).toEqual({ ...before, [column]: null });
    expect(await pageOf(one)).toEqual({ ...before, [column]: null });
    const own = await pageOf(ada);
    expect(own[column]).toEqual(before[column]);
    expect(own.hiddenContent).toEqual([
      { kind, reasons: ['deceptive', 'hurtful'], hiddenAt: api.clock.now().toISOString(), isDecided: false },
    ]);
  });

  test('a hidden story is not in the page’s head either', async () => {
    const description = async () => (await headFor(api.platform)(`/profile/${publicId(ada)}`)).description;
    expect(await description()).toBe('I ride for Ellen.');
    await hide();
    expect(await description()).not.toContain('Ellen');
  });

  test('one person’s reports count once, also ten at once and for another reason', async () => {
    const [one] = await reporters(1);
    if (!one) throw new Error('Nobody reports.');
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(one)));
    answers.push(await report(one, { reason: 'other' }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 429]));
    expect((await pageOf()).story).toEqual(paragraphsOf('I ride for Ellen.'));
  });

  test('three reports at once hide it', async () => {
    await Promise.all((await reporters(3)).map((one) => report(one)));
    expect((await pageOf()).story).toBeNull();
  });

  test('a changed story stays hidden', async () => {
    await hide();
    await rowsOf(api.store.db, 'person', { id: ada.personId }).update({
      story: JSON.stringify(paragraphsOf('Better.')),
    });
    expect((await pageOf()).story).toBeNull();
    expect((await pageOf(ada)).story).toEqual(paragraphsOf('Better.'));
  });

  test('a peloton’s story is hidden from all but captain and admins', async () => {
    const [captain, one, two, three] = await reporters(4);
    if (!captain || !one || !two || !three) throw new Error('Four people were made.');
    const id = await newPeloton(api.store.db, []);
    await joinPeloton(api.store.db, id, [{ person: captain, role: 'captain' }]);
    await rowsOf(api.store.db, 'peloton', { id }).update({ story: JSON.stringify(paragraphsOf('We ride.')) });
    for (const as of [one, two, three])
      expect(
        (await api.send('POST', `/peloton/${id}/report`, { as, body: { kind: 'story', reason: 'other' } }))
          .status,
      ).toBe(204);
    const shown = (as?: Person) => api.send<Schemas['Peloton']>('GET', `/peloton/${id}`, as ? { as } : {});
    expect((await shown(one)).body).toMatchObject({ story: null });
    expect((await shown(one)).body).not.toHaveProperty('hiddenContent');
    expect((await shown(captain)).body).toMatchObject({
      story: paragraphsOf('We ride.'),
      hiddenContent: [{ kind: 'story' }],
    });
  });
});

describe('Deciding', () => {
  test('an organizer shows it again; the same people can report only what changed since', async () => {
    const three = await hide();
    expect((await decide('show')).status).toBe(204);
    expect((await pageOf()).story).toEqual(paragraphsOf('I ride for Ellen.'));
    expect(await pageOf(ada)).not.toHaveProperty('hiddenContent');
    for (const one of three) await report(one);
    expect((await pageOf()).story).toEqual(paragraphsOf('I ride for Ellen.'));
    await rowsOf(api.store.db, 'person', { id: ada.personId }).update({
      story: JSON.stringify(paragraphsOf('Worse.')),
    });
    for (const one of three) await report(one);
    expect((await pageOf()).story).toBeNull();
  });

  test('an organizer keeps it hidden, and the owner learns so', async () => {
    await hide();
    await decide('hide');
    expect((await pageOf()).story).toBeNull();
    expect((await pageOf(ada)).hiddenContent).toMatchObject([{ kind: 'story', isDecided: true }]);
    await decide('show');
    expect((await pageOf()).story).toEqual(paragraphsOf('I ride for Ellen.'));
  });

  test('an organizer lists what is reported, without who reported it', async () => {
    const [one] = await hide();
    const { body } = await api.send<Schemas['ReportedContent'][]>('GET', '/moderation/content', {
      as: await asOrganizer(),
    });
    expect(body.filter(({ subjectId }) => subjectId === ada.personId)).toEqual([
      {
        subjectType: 'User',
        subjectId: ada.personId,
        name: 'Ada Fell',
        kind: 'story',
        content: 'I ride for Ellen.',
        reasons: ['hurtful'],
        reportCount: 3,
        hiddenAt: expect.any(String),
        isDecided: false,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(one?.personId);
  });

  test('only organizers list and decide; content without a report cannot be decided', async () => {
    await hide();
    const body = { subjectType: 'User', subjectId: ada.personId, kind: 'story', decision: 'show' };
    expect(refused(await api.send('GET', '/moderation/content', { as: ada }))).toBe('403 organizers-only');
    expect(refused(await api.send('POST', '/moderation/decision', { as: ada, body }))).toBe(
      '403 organizers-only',
    );
    expect(refused(await decide('show', 'cover-image'))).toBe('404 report-not-found');
    expect((await pageOf()).story).toBeNull();
  });

  test('the sandbox lists reports and decides them', async () => {
    await hide();
    const headers = { host: 'localhost:3000' };
    const page = await api.app.inject({ url: '/sandbox/reports', headers });
    expect(page.body).toContain('I ride for Ellen.');
    const decided = await api.app.inject({
      method: 'POST',
      url: '/sandbox/reports',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `subjectType=User&subjectId=${ada.personId}&kind=story&decision=show`,
    });
    expect(decided.statusCode).toBe(303);
    expect((await pageOf()).story).toEqual(paragraphsOf('I ride for Ellen.'));
  });
});

describe('Refused reports', () => {
  test('of an empty page, of one’s own page, of an unknown person, and by a visitor', async () => {
    const [one] = await reporters(1);
    if (!one) throw new Error('Nobody reports.');
    const bare = await newPerson(api.store.db);
    expect(refused(await report(one, { of: bare }))).toBe('404 nothing-to-report');
    expect(refused(await report(ada))).toBe('409 report-own');
    const body = { kind: 'story', reason: 'other' };
    expect(refused(await api.send('POST', '/user/nobody-at-all/report', { as: one, body }))).toBe(
      '404 person-not-found',
    );
    expect(refused(await api.send('POST', `/user/${publicId(ada)}/report`, { body }))).toBe(
      '401 sign-in-required',
    );
  });

  test('the 21st report of a day gets 429', async () => {
    const [one] = await reporters(1);
    if (!one) throw new Error('Nobody reports.');
    await insertRows(
      api.store.db,
      'contentReport',
      Array.from({ length: 20 }, (_, index) => ({
        subjectType: 'Peloton',
        subjectId: `00000000-0000-4000-8000-0000000000${10 + index}`,
        kind: 'story',
        reporterId: one.personId,
        reason: 'other',
        digest: '',
        reportedAt: api.clock.now(),
      })),
    );
    expect(refused(await report(one))).toBe('429 too-many-requests');
    api.clock.advance(24 * 60 * 60 * 1000 + 1);
    expect((await report(one)).status).toBe(204);
  });
});
