import { beforeAll, describe, expect, test } from 'vitest';
import { paragraphsOf } from '#machines/story/story.ts';
import type { ContentEntry } from '#server/platform/render/renderer.ts';
import { blankRenderer } from '#server/platform/render/renderer.ts';
import { seed } from '#server/seed/seed.ts';
import { headFor } from '#server/site/site.ts';
import { startApi } from '#test/support/api.ts';
import { given } from '#test/support/given.ts';
import { rowsOf } from '#test/support/rows.ts';

const entry = (path: string, kind: string, title: string): ContentEntry => ({
  path,
  kind,
  title,
  description: `All about ${title}.`,
  picture: 'ridge',
  date: '2026-10-05',
});
const entries = [
  entry('/safety', 'page', 'Safety'),
  entry('/community-hub/stories/the-flat-route', 'story', 'The flat route'),
  entry('/faq#riding', 'faq', 'Riding'),
];

let head: ReturnType<typeof headFor>;
const api = given(() =>
  startApi({
    start: '2026-11-20T15:00:00Z',
    settings: { publicUrl: 'https://ride.example' },
    overrides: { loadRenderer: async () => ({ ...blankRenderer, contentEntries: () => entries }) },
  }),
);
beforeAll(async () => {
  head = headFor(api.platform);
  await seed(api.platform);
});

const rewrite = (
  publicId: string,
  change: { firstName?: string; lastName?: string; story?: string | null },
) =>
  rowsOf(api.platform.db, 'person', { publicId }).update({
    ...change,
    ...(change.story && { story: JSON.stringify(paragraphsOf(change.story)) }),
  });

const somebody = () =>
  api.platform.db
    .selectFrom('person')
    .innerJoin('participation', 'participation.personId', 'person.id')
    .select(['publicId', 'firstName', 'lastName'])
    .where('story', 'is not', null)
    .orderBy('publicId')
    .executeTakeFirstOrThrow();

describe('Profile page', () => {
  test('has the name as title, the story’s beginning as description, and a picture', async () => {
    const { publicId } = await somebody();
    await rewrite(publicId, {
      firstName: 'Maya',
      lastName: 'Okafor',
      story: 'I ride for my sister.\n\nShe taught me to climb, and I am not done yet.',
    });
    const { picture, ...rest } = await head(`/profile/${publicId}`, '?utm_source=letter');
    expect(rest).toEqual({
      title: 'Product | Maya Okafor',
      description: 'I ride for my sister. She taught me to climb, and I am not done yet.',
      canonical: `https://ride.example/profile/${publicId}`,
      type: 'profile',
      isIndexed: true,
      status: 200,
    });
    expect(picture).toMatch(
      new RegExp(`^https://ride\\.example/pictures/profile/${publicId}\\.png\\?v=[\\w-]{12}$`),
    );
  });

  test('without a story describes the raised amount and the goal like the API', async () => {
    const { publicId } = await somebody();
    await rewrite(publicId, { firstName: 'Maya', lastName: 'Okafor', story: null });
    const { body } = await api.send<{ fundraising: { raised: number; goal: number } }>(
      'GET',
      `/user/${publicId}`,
    );
    const dollars = (cents: number) => `$${Math.floor(cents / 100).toLocaleString('en-US')}`;
    const { description } = await head(`/profile/${publicId}`);
    expect(description).toContain(
      `Maya Okafor climbs for cancer research: ${dollars(body.fundraising.raised)} raised`,
    );
    if (body.fundraising.goal > 0) expect(description).toContain(dollars(body.fundraising.goal));
  });

  test.each([
    ['Ελένη', 'Παπαδοπούλου', 'Ελένη Παπαδοπούλου'],
    ['Ольга', 'Шевченко', 'Ольга Шевченко'],
    ['小龙', '李', '小龙 李'],
    ['محمد', 'علي', 'محمد علي'],
    ['יוסף', 'כהן', 'יוסף כהן'],
    ['สมชาย', 'ใจดี', 'สมชาย ใจดี'],
    ['Suharti', '–', 'Suharti'],
  ])('says the name %s %s in its own script', async (firstName, lastName, name) => {
    const { publicId } = await somebody();
    await rewrite(publicId, { firstName, lastName, story: null });
    const { title, description } = await head(`/profile/${publicId}`);
    expect(title).toBe(`Product | ${name}`);
    expect(description).toMatch(new RegExp(`^${name} climbs for cancer research: `));
  });

  test('has one canonical address for all spellings', async () => {
    const { publicId } = await somebody();
    const canonical = `https://ride.example/profile/${publicId}`;
    for (const path of [`/profile/${publicId}/`, `/Profile/${publicId.toUpperCase()}`])
      expect(await head(path)).toMatchObject({ canonical, status: 200 });
  });

  test('the donor list has the person’s name as title; it and the edit page are not indexed', async () => {
    const { publicId } = await somebody();
    await rewrite(publicId, { firstName: 'Maya', lastName: 'Okafor' });
    expect(await head(`/profile/${publicId}/donations`)).toMatchObject({
      title: 'Product | Who gave to Maya Okafor',
      status: 200,
      isIndexed: false,
    });
    expect(await head(`/profile/${publicId}/edit`)).toMatchObject({
      title: 'Product | Edit your page',
      isIndexed: false,
    });
  });
});

test('a peloton’s page and its subpages have the peloton’s name as title', async () => {
  const peloton = await api.platform.db
    .selectFrom('peloton')
    .select(['id', 'name'])
    .orderBy('name')
    .executeTakeFirstOrThrow();
  await rowsOf(api.platform.db, 'peloton', { id: peloton.id }).update({ story: null });
  const { body } = await api.send<{ fundraising: { raised: number } }>('GET', `/peloton/${peloton.id}`);
  const found = await head(`/peloton/${peloton.id}`);
  expect(found).toMatchObject({
    title: `Product | ${peloton.name}`,
    type: 'website',
    isIndexed: true,
    status: 200,
  });
  expect(found.description).toContain(
    `${peloton.name} rides against cancer and has raised $${Math.floor(body.fundraising.raised / 100).toLocaleString('en-US')} together.`,
  );
  for (const [part, title] of [
    ['members', `Product | Who rides with ${peloton.name}`],
    ['donations', `Product | Who gave to ${peloton.name}`],
  ])
    expect(await head(`/peloton/${peloton.id}/${part}`)).toMatchObject({
      title,
      status: 200,
      isIndexed: false,
    });
});

test('the donation page names its recipient and has one canonical address; unknown recipients get the plain title', async () => {
  const { publicId } = await somebody();
  await rewrite(publicId, { firstName: 'Maya', lastName: 'Okafor' });
  const { picture } = await head(`/profile/${publicId}`);
  expect(await head('/donate', `?utm_source=letter&recipientType=User&recipient=${publicId}`)).toMatchObject({
    title: 'Product | Give to Maya Okafor',
    canonical: `https://ride.example/donate?recipient=${publicId}&recipientType=User`,
    picture,
    isIndexed: false,
    status: 200,
  });
  const { id } = await api.platform.db.selectFrom('peloton').select('id').executeTakeFirstOrThrow();
  // A property that every object inherits is no kind of recipient.
  expect(await head('/donate', `?recipientType=constructor&recipient=${id}`)).toMatchObject({
    title: 'Product | Give',
    canonical: 'https://ride.example/donate',
  });
  expect(await head('/donate', '?recipientType=General')).toMatchObject({
    title: 'Product | Give to the general fund',
    canonical: 'https://ride.example/donate?recipientType=General',
  });
  for (const nobody of [
    '',
    '?recipientType=User',
    `?recipient=${publicId}`,
    '?recipientType=toString&recipient=x',
  ])
    expect(await head('/donate', nobody)).toMatchObject({
      title: 'Product | Give',
      canonical: 'https://ride.example/donate',
      status: 200,
    });
});

test('content pages use their front matter, and stories have the type article', async () => {
  const { picture, ...rest } = await head('/safety');
  expect(rest).toEqual({
    title: 'Product | Safety',
    description: 'All about Safety.',
    canonical: 'https://ride.example/safety',
    type: 'website',
    isIndexed: true,
    status: 200,
  });
  expect(picture).toMatch(/^https:\/\/ride\.example\/pictures\/page\/safety\.png\?v=/);
  expect((await head('/community-hub/stories/the-flat-route')).type).toBe('article');
});

test('draft previews are not indexed, and do not reveal whether a draft exists', async () => {
  expect(await head('/safety', '?drafts=yes')).toMatchObject({ isIndexed: false, status: 200 });
  expect(await head('/nothing-yet', '?drafts=yes')).toMatchObject({
    title: 'Product',
    isIndexed: false,
    status: 200,
  });
});

test('the home page has a title of its own and the site’s root as canonical address', async () => {
  expect(await head('/')).toMatchObject({
    title: 'Product | Ride against cancer',
    canonical: 'https://ride.example/',
    status: 200,
  });
});

test.each(['/registration', '/sign-in', '/auth/token', '/auth/logout', '/auth/reset-password'])(
  '%s is not indexed',
  async (path) => {
    expect(await head(path)).toMatchObject({ isIndexed: false, status: 200 });
  },
);

test.each([
  '/nowhere',
  '/profile/nobody-at-all',
  '/profile/Robert%27);%20drop%20table%20person;--',
  '/profile/%00',
  '/profile/a/b/c',
  '/profile/maya-okafor/members',
  '/peloton/maya',
  '/peloton/00000000-0000-4000-8000-000000000000',
  '/%zz',
  '/faq%23riding',
  '/safety%2F',
  '/profile%2Fmaya-okafor',
])('%s has status 404, no picture and no index', async (path) => {
  expect(await head(path)).toMatchObject({
    title: 'Product | 404: This page could not be found.',
    picture: null,
    isIndexed: false,
    status: 404,
  });
});

test('an address of 10,000 characters has status 404', async () => {
  expect((await head(`/${'x'.repeat(10_000)}`)).status).toBe(404);
});

test('a profile’s head contains no e-mail address, oid or internal id', async () => {
  const person = await api.platform.db
    .selectFrom('person')
    .selectAll()
    .where('emailAddress', 'like', '%@%')
    .orderBy('publicId')
    .executeTakeFirstOrThrow();
  const text = JSON.stringify(await head(`/profile/${person.publicId}`));
  for (const secret of [person.emailAddress, person.oid, person.id]) expect(text).not.toContain(secret);
});

test.each([
  ['is away', () => Promise.reject(new Error('gone'))],
  ['takes too long', () => new Promise<never>(() => undefined)],
])('a renderer that %s gives the plain head', async (_, answer) => {
  const warned: unknown[] = [];
  const platform = {
    ...api.platform,
    settings: { ...api.platform.settings, pageWaitMs: 250 },
    log: { ...api.platform.log, warn: (...told: unknown[]) => warned.push(told[1]) },
    loadRenderer: answer,
  } as unknown as typeof api.platform;
  expect(await headFor(platform)('/safety')).toMatchObject({ title: 'Product', picture: null, status: 200 });
  expect(warned).toEqual(['A page goes out with the plain head']);
});
