import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import ical from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CalendarDay } from '#machines/calendar.ts';
import { answerProblems } from '#server/platform/problems/answer-problems.ts';
import { blankRenderer } from '#server/platform/render/renderer.ts';
import { seed } from '#server/seed/seed.ts';
import { calendarFile } from '#server/site/calendar/calendar.ts';
import { registerSiteFiles } from '#server/site/site.ts';
import { serveSitemap } from '#server/site/sitemap.ts';
import { startApi, type TestApi } from '#test/support/api.ts';
import { rowsOf } from '#test/support/rows.ts';

const entry = (path: string, date: CalendarDay | null) => ({
  path,
  kind: 'page',
  title: path,
  description: null,
  picture: null,
  date,
});
const entries = [entry('/safety', null), entry('/about/news/fog', '2026-10-05'), entry('/faq#riding', null)];

let api: TestApi;
let site: FastifyInstance;
beforeAll(async () => {
  api = await startApi({
    start: '2026-11-20T15:00:00Z',
    settings: { publicUrl: 'https://ride.example' },
    overrides: { loadRenderer: async () => ({ ...blankRenderer, contentEntries: () => entries }) },
  });
  site = Fastify();
  answerProblems(site);
  registerSiteFiles(site, api.platform);
});
afterAll(async () => {
  await site.close();
  await api.close();
});

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location);

describe('Without an event', () => {
  test('the sitemap lists the site’s own pages', async () => {
    expect(locations((await site.inject('/sitemap.xml')).body)).toEqual([
      'https://ride.example/',
      'https://ride.example/register',
      'https://ride.example/give',
      'https://ride.example/safety',
      'https://ride.example/about/news/fog',
    ]);
  });

  test.each(['ride-weekend', 'gravel-day', 'opening-ceremony', 'impact-celebration'])(
    'there is no calendar file: %s',
    async (name) => {
      expect((await site.inject(`/calendar/${name}.ics`)).statusCode).toBe(404);
    },
  );
});

describe('With an event', () => {
  beforeAll(() => seed(api.platform));

  test('the sitemap lists pages, participants and pelotons once each, with known dates', async () => {
    const { body, headers } = await site.inject('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toContain('<loc>https://ride.example/about/news/fog</loc><lastmod>2026-10-05</lastmod>');
    const { people } = await api.platform.db
      .selectFrom('participation')
      .innerJoin('event', 'event.id', 'participation.eventId')
      .where('event.isCurrent', '=', true)
      .where('participation.state', '=', 'registered')
      .select(({ fn }) => fn.count<number>('personId').distinct().as('people'))
      .executeTakeFirstOrThrow();
    const { pelotons } = await api.platform.db
      .selectFrom('peloton')
      .where('isActive', '=', true)
      .select(({ fn }) => fn.countAll<number>().as('pelotons'))
      .executeTakeFirstOrThrow();
    const found = locations(body);
    const count = (start: string) =>
      found.filter((location) => location.startsWith(`https://ride.example${start}`)).length;
    expect([count('/profile/'), count('/peloton/')]).toEqual([people, pelotons]);
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((location) => /registration|sign-in|auth|edit|#/.test(location))).toEqual([]);
  });

  test('the sitemap leaves out cancelled participants and inactive pelotons', async () => {
    const { db } = api.platform;
    const leaver = await db
      .selectFrom('person')
      .innerJoin('participation', 'participation.personId', 'person.id')
      .innerJoin('event', 'event.id', 'participation.eventId')
      .where('event.isCurrent', '=', true)
      .where('participation.state', '=', 'registered')
      .select(['person.id', 'publicId'])
      .orderBy('publicId')
      .executeTakeFirstOrThrow();
    const peloton = await db.selectFrom('peloton').select('id').orderBy('name').executeTakeFirstOrThrow();
    const found = async () => locations((await site.inject('/sitemap.xml')).body);
    const gone = [
      `https://ride.example/profile/${leaver.publicId}`,
      `https://ride.example/peloton/${peloton.id}`,
    ];
    const before = await found();
    expect(gone.filter((address) => before.includes(address))).toEqual(gone);
    await rowsOf(db, 'participation', { personId: leaver.id }).update({ state: 'cancelled' });
    await rowsOf(db, 'peloton', { id: peloton.id }).update({ isActive: false });
    expect(await found()).toEqual(before.filter((address) => !gone.includes(address)));
  });

  test('splits a sitemap beyond the limit into files, with each address once', async () => {
    const whole = locations((await site.inject('/sitemap.xml')).body);
    const small = Fastify();
    answerProblems(small);
    serveSitemap(small, api.platform, 7);
    const list = locations((await small.inject('/sitemap.xml')).body);
    expect(list).toEqual(
      Array.from(
        { length: Math.ceil(whole.length / 7) },
        (_, part) => `https://ride.example/sitemap-${part + 1}.xml`,
      ),
    );
    const parts: string[][] = [];
    for (const address of list) parts.push(locations((await small.inject(new URL(address).pathname)).body));
    expect(parts.flat()).toEqual(whole);
    expect(parts.every((part) => part.length <= 7)).toBe(true);
    for (const beyond of [
      `/sitemap-${list.length + 1}.xml`,
      '/sitemap-0.xml',
      '/sitemap-x.xml',
      '/sitemap--1.xml',
    ])
      expect([beyond, (await small.inject(beyond)).statusCode]).toEqual([beyond, 404]);
    await small.close();
  });

  const calendar = async (name: string, address = name) => {
    const { statusCode, headers, body } = await site.inject(`/calendar/${address}.ics`);
    expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      `attachment; filename="${name}-2027.ics"`,
    ]);
    const parsed = new ical.Component(ical.parse(body));
    const zone = parsed.getFirstSubcomponent('vtimezone');
    if (zone) ical.TimezoneService.register(zone);
    const event = new ical.Event(
      parsed.getFirstSubcomponent('vevent') as InstanceType<typeof ical.Component>,
    );
    return {
      body,
      event,
      dates: [event.startDate.toString(), event.endDate.toString()],
      utc: [event.startDate.toJSDate().toISOString(), event.endDate.toJSDate().toISOString()],
    };
  };

  test('the Ride Weekend file covers two whole days and describes the starts', async () => {
    const { event, dates, body } = await calendar('ride-weekend');
    // An all-day event ends at the beginning of the next day.
    expect(dates).toEqual(['2027-08-28', '2027-08-30']);
    expect([event.uid, event.summary, event.location]).toEqual([
      'ride-weekend-2027@ride.example',
      'Ride Weekend',
      'Tamarack Falls, Hollin Valley',
    ]);
    expect(event.description).toContain(
      'Summit Century, 102 miles: Saturday, August 28, 2027, 6:30 AM, Founders Green, Tamarack Falls',
    );
    expect(event.component.getFirstPropertyValue('url')).toBe('https://ride.example/ride-weekend');
    expect(body).toContain('DTSTAMP:20261120T150000Z\r\n');
    expect(event.description).not.toContain('Northfell');
  });

  test('a route’s file has its start and its end, and takes the place of the ride’s days', async () => {
    const { id } = await api.platform.db
      .selectFrom('route')
      .innerJoin('ride', 'ride.id', 'route.rideId')
      .innerJoin('event', 'event.id', 'ride.eventId')
      .select('route.id')
      .where('route.name', '=', 'Summit Century')
      .where('event.isCurrent', '=', true)
      .executeTakeFirstOrThrow();
    const { event, utc } = await calendar('ride-weekend', `route/${id}`);
    expect(utc[0]).toBe('2027-08-28T10:30:00.000Z');
    expect([event.uid, event.summary, event.location]).toEqual([
      'ride-weekend-2027@ride.example',
      'Ride Weekend: Summit Century',
      'Founders Green, Tamarack Falls, Tamarack Falls, Hollin Valley',
    ]);
  });

  test.each(['x', randomUUID()])('no route has the file %s', async (id) => {
    expect((await site.inject(`/calendar/route/${id}.ics`)).statusCode).toBe(404);
  });

  test('the Gravel Day file covers one day', async () => {
    expect((await calendar('gravel-day')).dates).toEqual(['2027-09-25', '2027-09-26']);
  });

  test('the Opening Ceremony file gives the evening before in the event’s time zone', async () => {
    const { dates, utc } = await calendar('opening-ceremony');
    expect(dates).toEqual(['2027-08-27T18:00:00', '2027-08-27T20:30:00']);
    expect(utc).toEqual(['2027-08-27T22:00:00.000Z', '2027-08-28T00:30:00.000Z']);
  });

  test('the Impact Celebration file is in the evening, four weeks after the fundraising deadline', async () => {
    const { dates, utc, event } = await calendar('impact-celebration');
    expect(dates).toEqual(['2027-11-12T18:00:00', '2027-11-12T21:00:00']);
    expect(utc).toEqual(['2027-11-12T23:00:00.000Z', '2027-11-13T02:00:00.000Z']);
    expect(event.location).toBe('Mill Street Depot, Tamarack Falls, Hollin Valley');
  });
});

describe('Calendar files', () => {
  const occasion = {
    name: 'gravel-day',
    year: 2027,
    title: 'Dust; stones, and a \\ — “twelve”',
    description: `One\nBEGIN:VEVENT\r\nTwo\u0000\n${'Überraschung über Überraschung '.repeat(20)}`,
    place: 'Quarry Gate, Hollin Valley',
    firstDay: '2027-12-31',
    lastDay: '2027-12-31',
    times: null,
  } as const;
  const file = calendarFile(occasion, {
    at: new Date('2026-11-20T15:00:00Z'),
    publicUrl: 'http://localhost:3000',
  });

  test('lines end with CRLF and have at most 75 octets', () => {
    const lines = file.split('\r\n');
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
    expect(lines.at(-1)).toBe('');
  });

  test('parse back to the same texts, without injected lines', () => {
    const parsed = new ical.Component(ical.parse(file));
    expect(parsed.getAllSubcomponents('vevent')).toHaveLength(1);
    const event = new ical.Event(
      parsed.getFirstSubcomponent('vevent') as InstanceType<typeof ical.Component>,
    );
    expect([event.summary, event.location]).toEqual([occasion.title, occasion.place]);
    expect(event.description).toBe(occasion.description.replace('\r\n', '\n').replace('\u0000', ' '));
    expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2027-12-31', '2028-01-01']);
  });
});

test('the whole server serves robots.txt, the sitemap, calendar files and pictures', async () => {
  for (const url of ['/robots.txt', '/sitemap.xml', '/calendar/gravel-day.ics', '/pictures/page/home.png'])
    expect([url, (await api.app.inject(url)).statusCode]).toEqual([url, 200]);
});

test('robots.txt excludes a sandbox, and points to the sitemap in production', async () => {
  const rules = async (mode: 'sandbox' | 'production') => {
    const one = Fastify();
    registerSiteFiles(one, { ...api.platform, settings: { ...api.platform.settings, mode } });
    const { body } = await one.inject('/robots.txt');
    await one.close();
    return body;
  };
  expect(await rules('sandbox')).toBe('User-agent: *\nDisallow: /\n');
  expect(await rules('production')).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /auth/\n\nSitemap: https://ride.example/sitemap.xml\n',
  );
});
