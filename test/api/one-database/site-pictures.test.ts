import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerProblems } from '#server/platform/problems/answer-problems.ts';
import { blankRenderer } from '#server/platform/render/renderer.ts';
import { seed } from '#server/seed/seed.ts';
import { pictureBook } from '#server/site/pictures/book.ts';
import { fitText } from '#server/site/pictures/fit-text.ts';
import { climbOf, tallOf } from '#server/site/pictures/picture-address.ts';
import { tallPicture } from '#server/site/pictures/tall.picture.ts';
import { headFor, registerSiteFiles } from '#server/site/site.ts';
import { startApi, type TestApi } from '#test/support/api.ts';
import { rowsOf } from '#test/support/rows.ts';

const story = {
  path: '/community-hub/stories/the-flat-route',
  kind: 'story',
  title: 'The flat route',
  description: null,
  picture: 'fogbank',
  date: null,
};

let api: TestApi;
let site: FastifyInstance;
beforeAll(async () => {
  api = await startApi({ start: '2026-11-20T15:00:00Z' });
  await seed(api.platform);
  site = Fastify();
  answerProblems(site);
  const loadRenderer = async () => ({ ...blankRenderer, contentEntries: () => [story] });
  registerSiteFiles(site, { ...api.platform, loadRenderer });
});
afterAll(async () => {
  await site.close();
  await api.close();
});

const publicId = async () =>
  (
    await api.platform.db
      .selectFrom('person')
      .select('publicId')
      .orderBy('publicId')
      .executeTakeFirstOrThrow()
  ).publicId;

const draw = (url: string, headers = {}) => site.inject({ url, headers });

const named = async (firstName: string, lastName: string) => {
  const id = await publicId();
  await rowsOf(api.platform.db, 'person', { publicId: id }).update({ firstName, lastName });
  return `/pictures/profile/${id}.png`;
};

/** Whether a band of a picture holds anything but paper. */
const isDrawnIn = async (png: Buffer, left: number, top: number, width: number, height: number) => {
  // The part has to be its own picture: sharp computes figures over everything that was read.
  const part = await sharp(png).extract({ left, top, width, height }).png().toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.some(({ min, max }) => max - min > 60);
};

describe('Profile pictures', () => {
  test('are PNG files of 1200 by 630 pixels, cached for an hour', async () => {
    const { statusCode, headers, rawPayload } = await draw(await named('Maya', 'Okafor'));
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=3600',
    ]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  test('are answered with 304 until their content changes', async () => {
    const url = await named('Maya', 'Okafor');
    const { etag } = (await draw(url)).headers;
    const again = await draw(url, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await named('Maja', 'Okafor');
    const changed = await draw(url, { 'if-none-match': String(etag) });
    expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
  });

  test('get a new address when their content changes', async () => {
    const id = await publicId();
    const picture = async () => (await headFor(api.platform)(`/profile/${id}`)).picture;
    await named('Maya', 'Okafor');
    const first = await picture();
    expect(await picture()).toBe(first);
    await named('Maja', 'Okafor');
    expect(await picture()).not.toBe(first);
    const { pathname, search } = new URL((await picture()) ?? '');
    expect((await draw(pathname + search)).statusCode).toBe(200);
  });

  test.each([
    ['one endless word', 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3), 'Hubert Blaine'],
    ['two of the widest words', 'W'.repeat(100), 'M'.repeat(100)],
    ['sixty words', 'a '.repeat(60), 'b'],
    ['markup', '</text><script>', '"&\'<>'],
    ['control characters', '$&', '\u0001\u202e'],
    ['Chinese', '李', '小龙'],
    ['Arabic', 'محمد', 'علي'],
    ['letters that the fonts lack', 'สมชาย', 'ใจดี'],
    ['signs that the fonts lack', '🚴🏽', '🏔️'],
    ['letters of three fonts', 'Łukasz', 'Nguyễn'],
  ])('keep the name within the margins: %s', async (_, first, last) => {
    const { statusCode, rawPayload } = await draw(await named(first, last));
    expect(statusCode).toBe(200);
    expect(await isDrawnIn(rawPayload, 64, 120, 400, 140)).toBe(true);
    // Right of the margin there are only thin lines of the land.
    expect(await isDrawnIn(rawPayload, 1150, 110, 50, 100)).toBe(false);
  });
});

describe('Tall pictures', () => {
  test('are PNG files of 1080 by 1920 pixels for people and pelotons', async () => {
    const { id } = await api.platform.db.selectFrom('peloton').select('id').executeTakeFirstOrThrow();
    for (const url of [
      `/pictures/profile/${await publicId()}/tall.png`,
      `/pictures/peloton/${id}/tall.png`,
    ]) {
      const { statusCode, headers, rawPayload } = await draw(url);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'image/png']);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1920 });
    }
  });

  test('change with the name, and are not the wide picture', async () => {
    const tall = (await named('Maya', 'Okafor')).replace('.png', '/tall.png');
    const first = await draw(tall);
    const wide = await draw(tall.replace('/tall.png', '.png'));
    await named('Maja', 'Okafor');
    const changed = await draw(tall);
    expect(new Set([first, wide, changed].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(changed.rawPayload.equals(first.rawPayload)).toBe(false);
  });

  test.each([
    ['one endless word', 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2), 'Hubert Blaine'],
    ['two of the widest words', 'W'.repeat(80), 'M'.repeat(80)],
    ['Arabic', 'محمد '.repeat(16), 'الخوارزمي '.repeat(8)],
    ['letters that the fonts lack', 'สมชาย', 'ใจดี'],
  ])('keep name and address within the margins: %s', async (_, first, last) => {
    const url = (await named(first, last)).replace('.png', '/tall.png');
    const { rawPayload } = await draw(url);
    expect(await isDrawnIn(rawPayload, 84, 400, 400, 200)).toBe(true);
    expect(await isDrawnIn(rawPayload, 1000, 400, 80, 700)).toBe(false);
  });

  test('name the whole address of the longest id', () => {
    const id = 'a-name-of-forty-letters-that-goes-on-2fg';
    const shown = {
      kind: 'profile',
      id,
      name: 'Ann',
      story: null,
      eventName: 'E',
      raised: 0,
      goal: 1,
      committed: 0,
    } as const;
    const { address } = tallOf(shown, { publicUrl: 'https://www.ride-against-cancer.example.org' });
    const svg = tallPicture({ ...climbOf(shown), address });
    const { lines } = fitText(address, { face: 'strong', width: 1080 - 2 * 84, steps: [[17, 1]] });
    expect(lines).toEqual([address]);
    expect(svg).toContain('viewBox="0 0 1080 1920"');
  });
});

test('serves pictures for pelotons and content pages', async () => {
  const { id } = await api.platform.db.selectFrom('peloton').select('id').executeTakeFirstOrThrow();
  for (const url of [
    `/pictures/peloton/${id}.png`,
    '/pictures/page/home.png',
    '/pictures/page/register.png',
    '/pictures/page/community-hub/stories/the-flat-route.png',
  ])
    expect([url, (await draw(url)).headers['content-type']]).toEqual([url, 'image/png']);
});

test.each([
  '/pictures/profile/nobody-at-all.png',
  '/pictures/profile/maya-okafor.gif',
  '/pictures/profile/%00.png',
  '/pictures/profile/nobody-at-all/tall.png',
  '/pictures/profile/maya-okafor/small.png',
  '/pictures/peloton/maya.png',
  '/pictures/peloton/maya/tall.png',
  '/pictures/peloton/00000000-0000-4000-8000-000000000000.png',
  '/pictures/page/nowhere.png',
  '/pictures/page/.png',
  '/pictures/page/../../package.json',
])('returns 404 for %s', async (url) => {
  expect((await draw(url)).statusCode).toBe(404);
});

test('returns 404 for a page name of 5,000 characters', async () => {
  expect((await draw(`/pictures/page/${'x'.repeat(5_000)}.png`)).statusCode).toBe(404);
});

describe('Picture cache', () => {
  const png = Buffer.from('png');

  test('draws a picture once for concurrent requests', async () => {
    const pictureFor = pictureBook();
    let drawn = 0;
    const draws = async () => {
      drawn += 1;
      return png;
    };
    await Promise.all(Array.from({ length: 50 }, () => pictureFor('one', draws)));
    await pictureFor('one', draws);
    expect(drawn).toBe(1);
  });

  test('draws two pictures at a time, rejects requests beyond the queue, and recovers afterwards', async () => {
    const pictureFor = pictureBook();
    const waiting: (() => void)[] = [];
    let [busy, most] = [0, 0];
    const slowly = async () => {
      busy += 1;
      most = Math.max(most, busy);
      await new Promise<void>((resolve) => waiting.push(resolve));
      busy -= 1;
      return png;
    };
    const asked = Array.from({ length: 103 }, (_, index) => pictureFor(`picture ${index}`, slowly));
    const last = asked.pop();
    await expect(last).rejects.toMatchObject({ code: 'too-many-requests' });
    const all = Promise.all(asked);
    let isDone = false;
    all.then(() => {
      isDone = true;
    });
    while (!isDone) {
      waiting.shift()?.();
      await Promise.resolve();
    }
    expect([(await all).length, most]).toEqual([102, 2]);
    expect((await pictureFor('picture 102', async () => png)).png).toBe(png);
  });

  test('forgets failed drawings, and evicts the least recently used picture', async () => {
    const pictureFor = pictureBook();
    let drawn = 0;
    const draws = async () => {
      drawn += 1;
      if (drawn === 1) throw new Error('no paint');
      return png;
    };
    await expect(pictureFor('first', draws)).rejects.toThrow('no paint');
    await pictureFor('first', draws);
    for (let index = 0; index < 199; index += 1) await pictureFor(`other ${index}`, async () => png);
    await pictureFor('first', draws);
    expect(drawn).toBe(2);
    for (let index = 0; index < 200; index += 1) await pictureFor(`more ${index}`, async () => png);
    await pictureFor('first', draws);
    expect(drawn).toBe(3);
  });
});

test('a network gets 300 pictures a minute, then 429 with Retry-After, and another network is still served', async () => {
  const from = (remoteAddress: string) => site.inject({ url: '/pictures/page/nothing.png', remoteAddress });
  for (let each = 0; each < 300; each += 1) expect((await from('203.0.113.7')).statusCode).toBe(404);
  const refused = await from('203.0.113.7');
  expect([refused.statusCode, refused.json().code, Number(refused.headers['retry-after']) > 0]).toEqual([
    429,
    'too-many-requests',
    true,
  ]);
  expect((await from('203.0.113.8')).statusCode).toBe(404);
  expect((await from('127.0.0.1')).statusCode).toBe(404);
});
