import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { type Account, post, reverse } from '#server/ledger/ledger.ts';
import { pageDataOf } from '#server/pages/page-data.ts';
import { insertDonation } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import {
  joinPeloton,
  newPeloton,
  newPerson,
  type Person,
  publicId,
  takePart,
} from '#test/support/event/people.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

type Visibility = Schemas['SurvivorVisibility'];

const { api } = givenEvent({ apart: 60_000 });

let ada: Person;
let viewers: Record<'visitor', undefined> &
  Record<'stranger' | 'donor' | 'captain' | 'admin' | 'member' | 'otherCaptain' | 'self', Person>;
let crew: string;
let donation: string;
beforeEach(async () => {
  const { db } = api.store;
  const made = await Promise.all(Array.from({ length: 7 }, () => newPerson(db)));
  const [self, stranger, donor, captain, admin, member, otherCaptain] = made;
  if (!self || !stranger || !donor || !captain || !admin || !member || !otherCaptain)
    throw new Error('Seven.');
  ada = self;
  viewers = { visitor: undefined, stranger, donor, captain, admin, member, otherCaptain, self };
  for (const person of [ada, captain]) await takePart(db, person);
  crew = await newPeloton(db, [
    { person: captain, role: 'captain' },
    { person: admin, role: 'admin' },
    { person: member, role: 'member' },
    { person: ada, role: 'member' },
  ]);
  await newPeloton(db, [{ person: otherCaptain, role: 'captain' }]);
  donation = await insertDonation(db, { to: { person: ada }, from: donor });
});

const choose = async (survivorVisibility: Visibility, isCancerSurvivor: boolean | null = true) => {
  const { status } = await api.send('PATCH', '/user', {
    as: ada,
    seen: true,
    body: [
      { op: 'replace', path: '/survivorVisibility', value: survivorVisibility },
      { op: 'replace', path: '/isCancerSurvivor', value: isCancerSurvivor },
      { op: 'replace', path: '/cancerType', value: 'CANARY-CANCER' },
    ],
  });
  expect(status).toBe(200);
};

const pageFor = (as: Person | undefined) =>
  api.send<Schemas['User']>('GET', `/user/${publicId(ada)}`, { ...(as && { as }) });

/** The viewers who see it on the page; no viewer sees more than that. */
const seenBy = async (): Promise<string[]> => {
  const seen: string[] = [];
  for (const [name, as] of Object.entries(viewers)) {
    const { body } = await pageFor(as);
    expect(JSON.stringify(body)).not.toMatch(/CANARY|survivorVisibility/);
    if ('isCancerSurvivor' in body) {
      expect(body.isCancerSurvivor).toBe(true);
      seen.push(name);
    }
  }
  return seen;
};

describe('Who sees that a person survived cancer', () => {
  test.each<[Visibility, string[]]>([
    ['nobody', []],
    ['captains', ['captain', 'admin', 'self']],
    ['donors', ['donor', 'self']],
    ['donors-and-captains', ['donor', 'captain', 'admin', 'self']],
    ['everyone', ['visitor', 'stranger', 'donor', 'captain', 'admin', 'member', 'otherCaptain', 'self']],
  ])('%s: %j', async (visibility, seen) => {
    await choose(visibility);
    expect(await seenBy()).toEqual(seen);
  });

  test('by default nobody', async () => {
    const { body } = await api.send<Schemas['CurrentUser']>('GET', '/user', { as: ada });
    expect(body.survivorVisibility).toBe('nobody');
    await rowsOf(api.store.db, 'person', { id: ada.personId }).update({ isCancerSurvivor: true });
    expect(await seenBy()).toEqual([]);
  });

  test.each([false, null])('nobody if the person answered %j', async (isCancerSurvivor) => {
    await choose('everyone', isCancerSurvivor);
    expect(await seenBy()).toEqual([]);
  });

  test('hidden achievements hide nothing of it, and shown ones show nothing of it', async () => {
    await choose('everyone');
    const hide = (value: boolean) =>
      rowsOf(api.store.db, 'person', { id: ada.personId }).update({ isAchievementsInvisible: value });
    await hide(true);
    expect((await pageFor(undefined)).body.isCancerSurvivor).toBe(true);
    await choose('nobody');
    await hide(false);
    expect(await seenBy()).toEqual([]);
  });

  test('no donor whose donation was taken back, and no captain whom the person has only asked', async () => {
    await choose('donors-and-captains');
    const { db } = api.store;
    const account: Account = {
      kind: 'recipient',
      ownerType: 'User',
      ownerId: ada.personId,
      eventYear: 2027,
    };
    await db.transaction().execute(async (trx) => {
      const { transactionId } = await post(trx, api.clock, {
        kind: 'donation',
        reference: donation,
        debits: [{ account: { kind: 'clearing', eventYear: 2027 }, amount: 5_000 }],
        credits: [{ account, amount: 5_000 }],
      });
      await reverse(trx, api.clock, { transactionId, kind: 'refund' });
    });
    expect(await seenBy()).toEqual(['captain', 'admin', 'self']);
    await db.deleteFrom('pelotonMember').where('personId', '=', ada.personId).execute();
    await joinPeloton(db, crew, [{ person: ada, role: 'member', isPending: true }]);
    expect(await seenBy()).toEqual(['self']);
  });

  test('rejects another word with 400', async () => {
    const { status } = await api.send('PATCH', '/user', {
      as: ada,
      seen: true,
      body: [{ op: 'replace', path: '/survivorVisibility', value: 'friends' }],
    });
    expect(status).toBe(400);
  });
});

test.each<Visibility>(['nobody', 'donors-and-captains', 'everyone'])(
  'no list, search or export tells it (%s)',
  async (visibility) => {
    await choose(visibility);
    const paths = [
      `/peloton/${crew}`,
      `/peloton/${crew}/members`,
      `/peloton/${crew}/donations/csv/received`,
      `/peloton/${crew}/donations/private`,
      '/search?query=Ada&type=User',
      `/user/${publicId(ada)}/donations`,
      `/fundsharing/peloton/${crew}`,
      `/ride/${ids.signature}/roster`,
    ];
    const told: string[] = [];
    for (const as of Object.values(viewers).filter((viewer) => viewer !== ada))
      for (const path of paths) {
        const { status, body } = await api.send('GET', path, { ...(as && { as }) });
        if (as === viewers.captain) expect([path, status]).toEqual([path, 200]);
        if (/urvivor|CANARY/.test(typeof body === 'string' ? body : JSON.stringify(body))) told.push(path);
      }
    expect(told).toEqual([]);
  },
);

test.each<[Visibility, boolean]>([
  ['everyone', true],
  ['donors-and-captains', false],
  ['nobody', false],
])('the public page is prepared with what a visitor sees (%s)', async (visibility, isSeen) => {
  await choose(visibility);
  const prepared = await pageDataOf(api.platform)(new URL(`/profile/${publicId(ada)}`, 'http://site'));
  expect(prepared.getUser).toMatchObject({ publicId: publicId(ada) });
  expect(/urvivor/.test(JSON.stringify(prepared))).toBe(isSeen);
});

describe('See as', () => {
  const preview = async (viewer: 'stranger' | 'donor' | 'captain', body: object = {}) =>
    api.send<Schemas['ProfilePreview'] & Schemas['Problem']>('POST', '/user/preview', {
      as: ada,
      body: { viewer, ...body },
    });
  const patch = (changes: Record<string, unknown>) => ({
    changes: Object.entries(changes).map(([path, value]) => ({ op: 'replace', path: `/${path}`, value })),
  });

  test('answers what each viewer gets once it is saved, and saves nothing', async () => {
    const changes = {
      firstName: 'Adele',
      isCancerSurvivor: true,
      survivorVisibility: 'donors',
      isDonorListVisible: true,
    };
    const { version } = (await api.send<Schemas['CurrentUser']>('GET', '/user', { as: ada })).body;
    const before = await Promise.all(
      (['stranger', 'donor', 'captain'] as const).map(
        async (viewer) => (await preview(viewer, patch(changes))).body,
      ),
    );
    expect((await api.send<Schemas['CurrentUser']>('GET', '/user', { as: ada })).body.version).toBe(version);
    await api.send('PATCH', '/user', { as: ada, seen: true, body: patch(changes).changes });
    for (const [index, viewer] of (['stranger', 'donor', 'captain'] as const).entries()) {
      expect(before[index]?.user, viewer).toEqual((await pageFor(viewers[viewer])).body);
      const path = `/user/${publicId(ada)}/donations?limit=6`;
      expect(before[index]?.donations).toEqual((await api.send('GET', path, { as: viewers[viewer] })).body);
      expect(before[index]?.donationCount).toBe(1);
      const answerTo = async (end: string) =>
        (await api.send('GET', `/user/${publicId(ada)}/${end}`, { as: viewers[viewer] })).body;
      expect(before[index]?.participation).toEqual(await answerTo('participation'));
      expect(before[index]?.history).toEqual(await answerTo('history'));
      expect(before[index]?.history.years).not.toEqual([]);
    }
    expect(before.map(({ user }) => 'isCancerSurvivor' in user)).toEqual([false, true, false]);
  });

  test('shows no donors of a list that is private, hides hidden content, and takes the goal', async () => {
    const { body } = await preview('stranger', { ...patch({ isDonorListVisible: false }), goal: 123_400 });
    expect([body.donations, body.donationCount, body.user.fundraising.goal]).toEqual([null, 0, 123_400]);
    const { history } = (await preview('captain', patch({ isAchievementsInvisible: true }))).body;
    expect(history).toEqual({ achievements: [], years: [] });
    await insertRows(api.store.db, 'hiddenContent', {
      subjectType: 'User',
      subjectId: ada.personId,
      kind: 'story',
      reasons: ['spam'],
      hiddenAt: api.clock.now(),
    });
    const hidden = await preview(
      'stranger',
      patch({ story: [{ type: 'paragraph', spans: [{ text: 'Hidden.' }] }] }),
    );
    expect([hidden.status, hidden.body.user.story]).toEqual([200, null]);
  });

  test('refuses what saving refuses', async () => {
    const refused = await preview('stranger', patch({ firstName: '' }));
    expect([refused.status, refused.body.code]).toEqual([400, 'validation-failed']);
    expect((await preview('stranger', patch({ emailAddress: 'x@example.org' }))).status).toBe(400);
    expect((await api.send('POST', '/user/preview', { body: { viewer: 'stranger' } })).status).toBe(401);
  });
});
