import { describe, expect, test } from 'vitest';
import { courseOf, namedPlaces } from '#server/seed/course.ts';
import { routes } from '#server/seed/routes.data.ts';
import { shifts } from '#server/seed/shifts.data.ts';
import { lake, ridge, watercourses } from '#server/seed/valley/land.data.ts';
import { heightAt, lakeShare, streams } from '#server/seed/valley/land.ts';
import { between, lengthOf, type Point, toDegrees } from '#server/seed/valley/plane.ts';
import { junctions, roads } from '#server/seed/valley/roads.data.ts';
import { lineOf } from '#server/seed/valley/roads.ts';

const along = (line: readonly Point[], step: number): Point[] =>
  line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const count = Math.ceil(between(from, to) / step);
    return Array.from({ length: count }, (_, each): Point => {
      const share = each / count;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });

describe('The land', () => {
  test.each(watercourses.map(({ name }, index) => [name, streams[index]?.line ?? []] as const))(
    '%s never flows uphill',
    (_, line) => {
      const heights = along(line, 0.25).map(heightAt);
      // From the mouth to the source; a yard for where two valleys meet.
      for (const [index, height] of heights.slice(1).entries())
        expect(height).toBeGreaterThan((heights[index] ?? 0) - 3);
    },
  );

  test('the lake is level, and its shore rises from it', () => {
    for (let angle = 0; angle < 360; angle += 5) {
      const ray = (miles: number): Point => [
        lake.center[0] + miles * Math.cos((angle * Math.PI) / 180),
        lake.center[1] + miles * Math.sin((angle * Math.PI) / 180),
      ];
      for (let miles = 0; miles < 7; miles += 0.1)
        if (lakeShare(ray(miles)) <= 1) expect(heightAt(ray(miles))).toBe(lake.feet);
    }
  });

  test('a pass is a low point of the crest, and a high point of the road over it', () => {
    for (const name of ['gap', 'notch'] as const) {
      const at = junctions[name];
      const crest = along(ridge.crest, 0.2).filter((point) => between(point, at) < 3);
      expect(heightAt(at)).toBeLessThan(Math.max(...crest.map(heightAt)) - 150);
      const overIt = roads.filter(({ from, to }) => from === name || to === name);
      const ends = overIt.map(({ from, to }) => junctions[from === name ? to : from]);
      expect(ends.filter((end) => heightAt(end) < heightAt(at)).length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('The roads', () => {
  test.each(roads.map((road) => [road.name, road] as const))(
    '%s is as long as it says, and dry',
    (_, road) => {
      const line = lineOf(road);
      expect(Math.abs(lengthOf(line) - road.miles)).toBeLessThan(0.05);
      expect([line[0], line.at(-1)]).toEqual([junctions[road.from], junctions[road.to]]);
      expect(line.filter((point) => lakeShare(point) <= 1)).toEqual([]);
    },
  );

  test('no road is steeper than a bicycle climbs', () => {
    const grades = roads.map((road) => {
      const heights = lineOf(road).map(heightAt);
      const steps = heights.slice(5).map((height, index) => Math.abs(height - (heights[index] ?? 0)));
      return Math.max(...steps) / (0.5 * 5280);
    });
    expect(Math.max(...grades)).toBeLessThan(0.13);
  });

  test('each road has its own name', () => {
    expect(new Set(roads.map(({ name }) => name)).size).toBe(roads.length);
  });
});

describe('The courses', () => {
  test('each elevation is what the land under the line says', () => {
    const feet = new Map<string, number>();
    for (const { from, to, ...road } of roads)
      for (const point of lineOf({ from, to, ...road })) feet.set(toDegrees(point).join(), heightAt(point));
    for (const { course } of routes) {
      const { course: points } = courseOf(course);
      const known = points.filter(([east, north]) => feet.has([east, north].join()));
      expect(known.length).toBeGreaterThan(1);
      for (const [east, north, height] of known)
        expect(Math.abs(height - (feet.get([east, north].join()) ?? 0))).toBeLessThanOrEqual(1);
    }
  });

  test('every place where volunteers help is on the map', () => {
    const named = new Set(namedPlaces().map(({ name }) => name));
    expect(shifts.map(({ location }) => location).filter((location) => !named.has(location))).toEqual([]);
  });

  test('a rider is fed at least every twenty miles', () => {
    for (const { name, course } of routes) {
      const fed = courseOf(course).stops.filter(({ kind }) => kind !== 'pass');
      const apart = fed.slice(1).map(({ mile }, index) => mile - (fed[index]?.mile ?? 0));
      expect(Math.max(...apart), name).toBeLessThanOrEqual(20.2);
    }
  });
});
