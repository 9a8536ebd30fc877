import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { Schemas } from '#openapi/contract.gen.ts';
import { startApi } from '#test/support/api.ts';
import { given } from '#test/support/given.ts';
import { rowsOf } from '#test/support/rows.ts';

let valley: Schemas['Valley'];

const api = given(() => startApi({ start: '2026-11-20T15:00:00.000Z', hasDemo: true }));
beforeAll(async () => {
  valley = (await api.send<Schemas['Valley']>('GET', '/valley')).body;
});

const routeNamed = (name: string) => {
  const found = valley.routes.find(({ route }) => route.name === name);
  if (found === undefined) throw new Error(`No route ${name}`);
  return found;
};

const sponsored = async (): Promise<string> =>
  (
    await api.platform.db
      .selectFrom('route')
      .select('id')
      .where('sponsorId', 'is not', null)
      .executeTakeFirstOrThrow()
  ).id;

describe('GET /valley', () => {
  test('names every public route with its stops, and no sponsor’s route', () => {
    expect(valley.routes.map(({ route }) => route.name)).toEqual([
      'Summit Century',
      'Two-Day Traverse',
      'Seven Bridges',
      'Orchard Fifty',
      'Riverside 25',
      'Ridgeline',
      'Old Quarry',
      'Fire Road Sampler',
    ]);
    const { stops, steepestMile } = routeNamed('Summit Century');
    expect(stops.map(({ mile, name, kind }) => `${mile} ${name} ${kind}`)).toEqual([
      '0 Founders Green start',
      '15.8 Walnut Corner stop',
      '26.2 Larch Hill Grange stop',
      '40.6 Inlet Bridge stop',
      '56.4 Hollin Gap pass',
      '56.4 Hollin Gap stop',
      '63.3 Cold Spring stop',
      '78.2 Kestrel Farm stop',
      '85.5 Slate Notch pass',
      '95.1 Hollow Oak stop',
      '102.4 Founders Green finish',
    ]);
    expect(steepestMile?.grade).toBeGreaterThan(4);
  });

  test('says what each place is, and that volunteers help there, but never who or when', () => {
    const gap = valley.places.find(({ name }) => name === 'Hollin Gap');
    expect(gap).toEqual({
      name: 'Hollin Gap',
      longitude: -80.19888,
      latitude: 38.79283,
      elevation: expect.any(Number),
      kinds: ['pass', 'stop', 'post'],
    });
    expect(valley.places.filter(({ kinds }) => kinds.includes('post')).map(({ name }) => name)).toEqual([
      'Chapel Hill Barn',
      'Founders Green',
      'Hollin Gap',
      'Lake Orrin Boathouse',
      'Mill Street Depot',
      'Quarry Gate',
    ]);
    expect(Object.keys(valley.places[0] ?? {}).sort()).toEqual([
      'elevation',
      'kinds',
      'latitude',
      'longitude',
      'name',
    ]);
  });

  test('leaves out a place that only a sponsor’s route uses', () => {
    expect(valley.places.map(({ name }) => name)).not.toContain('Northfell Yard');
  });

  test('gives no place away as a post once its shifts are gone', async () => {
    const { db } = api.platform;
    const shifts = await db
      .selectFrom('shift')
      .selectAll()
      .where('location', '=', 'Chapel Hill Barn')
      .execute();
    const ids = shifts.map(({ id }) => id);
    await db.updateTable('shift').set({ location: 'Elsewhere' }).where('id', 'in', ids).execute();
    try {
      const { body } = await api.send<Schemas['Valley']>('GET', '/valley');
      expect(body.places.find(({ name }) => name === 'Chapel Hill Barn')?.kinds).toEqual(['stop']);
    } finally {
      await db.updateTable('shift').set({ location: 'Chapel Hill Barn' }).where('id', 'in', ids).execute();
    }
  });
});

describe('GET /valley/routes/{id}/cues', () => {
  test.each([
    'Summit Century',
    'Two-Day Traverse',
    'Seven Bridges',
    'Orchard Fifty',
    'Riverside 25',
    'Ridgeline',
    'Old Quarry',
    'Fire Road Sampler',
  ])('%s: the miles between cues add up to its length', async (name) => {
    const { route, stops } = routeNamed(name);
    const { body } = await api.send<Schemas['CueCard']>('GET', `/valley/routes/${route.id}/cues`);
    const sum = body.cues.reduce((miles, { toNext }) => miles + toNext, 0);
    expect(sum).toBeCloseTo(route.distanceMiles, 6);
    expect(body.cues.at(-1)).toMatchObject({ kind: 'finish', mile: route.distanceMiles, toNext: 0 });
    const miles = body.cues.map(({ mile }) => mile);
    expect(miles).toEqual(miles.toSorted((one, other) => one - other));
    const placed = body.cues.filter(({ kind }) => kind !== 'turn' && kind !== 'climb').map((cue) => cue.name);
    expect(placed).toEqual(stops.map((stop) => stop.name));
    for (const { climb } of body.cues) if (climb !== null) expect(climb.feet).toBeGreaterThanOrEqual(250);
  });

  test('names the roads in the order of the course, with the way to turn', async () => {
    const { route } = routeNamed('Fire Road Sampler');
    const { body } = await api.send<Schemas['CueCard']>('GET', `/valley/routes/${route.id}/cues`);
    expect(body.cues.filter(({ kind }) => kind === 'turn').map(({ mile, name }) => [mile, name])).toEqual([
      [0, 'Fire Road Two'],
      [5.7, 'Fire Road Five'],
      [10.7, 'Lime Kiln Road'],
    ]);
  });
});

describe('GET /valley/routes/{id}/gpx', () => {
  test.each(['Summit Century', 'Two-Day Traverse', 'Fire Road Sampler'])(
    '%s is valid GPX 1.1',
    async (name) => {
      const { route, stops } = routeNamed(name);
      const answer = await api.app.inject({ url: `/api/valley/routes/${route.id}/gpx` });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/gpx+xml; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('public, max-age=3600');
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename="${name.toLowerCase().replaceAll(' ', '-')}.gpx"`,
      );
      const schema = readFileSync(new URL('../../support/valley/gpx-written.xsd', import.meta.url), 'utf8');
      const { valid, errors } = await validateXML({ xml: answer.body, schema });
      expect(errors).toEqual([]);
      expect(valid).toBe(true);
      expect(answer.body.match(/<wpt /g)).toHaveLength(stops.length);
    },
  );

  test('escapes what a route is called', async () => {
    const { route } = routeNamed('Old Quarry');
    const { db } = api.platform;
    await rowsOf(db, 'route', { id: route.id }).update({ name: 'Salt & <Sand>\u0007' });
    try {
      const { body, headers } = await api.app.inject({ url: `/api/valley/routes/${route.id}/gpx` });
      expect(body).toContain('<name>Salt &amp; &lt;Sand&gt;</name>');
      expect(headers['content-disposition']).toBe('attachment; filename="salt-sand.gpx"');
    } finally {
      await rowsOf(db, 'route', { id: route.id }).update({ name: 'Old Quarry' });
    }
  });

  test('is a whole file for a course without heights, beside the zero meridian', async () => {
    const { route } = routeNamed('Old Quarry');
    const { db } = api.platform;
    const { course } = await rowsOf(db, 'route', { id: route.id }).readOne('course');
    const level = [
      [1e-7, 44],
      [-1e-7, 44.1],
    ];
    await rowsOf(db, 'route', { id: route.id }).update({ course: JSON.stringify(level) });
    try {
      const all = await api.send<Schemas['Valley']>('GET', '/valley');
      expect([all.status, all.body.routes.length]).toEqual([200, valley.routes.length]);
      const { body, statusCode } = await api.app.inject({ url: `/api/valley/routes/${route.id}/gpx` });
      expect(statusCode).toBe(200);
      expect(body).toContain('<trkpt lat="44.1" lon="0"><ele>0.0</ele></trkpt>');
    } finally {
      await rowsOf(db, 'route', { id: route.id }).update({ course: JSON.stringify(course) });
    }
  });

  test('answers 404 route-not-on-map for an unknown route, a sponsor’s route, and one of another year', async () => {
    const old = await api.platform.db
      .selectFrom('route')
      .innerJoin('ride', 'ride.id', 'route.rideId')
      .innerJoin('event', 'event.id', 'ride.eventId')
      .select('route.id')
      .where('event.year', '=', 2026)
      .executeTakeFirstOrThrow();
    for (const id of [randomUUID(), await sponsored(), old.id])
      for (const what of ['gpx', 'cues']) {
        const { status, body } = await api.send<Schemas['Problem']>('GET', `/valley/routes/${id}/${what}`);
        expect([status, body.code]).toEqual([404, 'route-not-on-map']);
      }
  });
});
