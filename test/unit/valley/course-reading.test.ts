import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearestShare, placeAt, readingAt, readingText } from '#src/components/valley/course-reading.ts';
import type { CourseData } from '#src/components/valley/valley.types.ts';
import { mapHeight, mapPath, mapWidth, onMap, viewAround } from '#src/components/valley/valley-box.ts';

const course: CourseData = {
  miles: 10,
  // A mile at 5,280 feet a mile is 100 %: 52.8 feet in a mile are one percent.
  elevation: [1000, 1000, 1264, 1264, 1000, 1000, 1000, 1000, 1000, 1000, 1000],
  stops: [
    { mile: 0, name: 'Green', kind: 'start' },
    { mile: 4, name: 'Gap', kind: 'pass' },
    { mile: 10, name: 'Green', kind: 'finish' },
  ],
};

describe('A reading', () => {
  test.each([
    [0, 'Mile 0, 1,000 ft, level. Gap in 4 miles.'],
    [1.5, 'Mile 1.5, 1,132 ft, 5% up. Gap in 2.5 miles.'],
    [3.5, 'Mile 3.5, 1,132 ft, 5% down. Gap in 0.5 miles.'],
    [4, 'Mile 4, 1,000 ft, 2% down. Finish in 6 miles.'],
    [9, 'Mile 9, 1,000 ft, level. Finish in 1 mile.'],
    [10, 'Mile 10, 1,000 ft, level. This is the finish.'],
    [99, 'Mile 10, 1,000 ft, level. This is the finish.'],
    [-3, 'Mile 0, 1,000 ft, level. Gap in 4 miles.'],
  ])('at mile %s', (mile, text) => {
    expect(readingText(readingAt(course, mile))).toBe(text);
  });

  test('contains no invalid number for any course', () => {
    const courses = fc.record({
      miles: fc.double({ min: 0.1, max: 300, noNaN: true }),
      elevation: fc.array(fc.integer({ min: -300, max: 20_000 })),
      mile: fc.double({ noNaN: true, min: -10, max: 400 }),
    });
    fc.assert(
      fc.property(courses, ({ mile, ...rest }) => {
        expect(readingText(readingAt({ ...rest, stops: [] }, mile))).not.toMatch(/NaN|Infinity|undefined/);
      }),
    );
  });
});

describe('Line and profile', () => {
  const way = [
    [-80.3, 38.5],
    [-80.2, 38.5],
    [-80.2, 38.7],
  ] as const;

  test('the place at a share of the way is where that share is read', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        const { longitude, latitude } = placeAt(way, share);
        const read = nearestShare(way, onMap([longitude, latitude]));
        expect(read.share).toBeCloseTo(share, 6);
        expect(read.distance).toBeLessThan(1e-6);
      }),
    );
  });

  test('both ends are the ends of the line', () => {
    expect(placeAt(way, 0)).toEqual({ longitude: -80.3, latitude: 38.5 });
    expect(placeAt(way, 1)).toEqual({ longitude: -80.2, latitude: 38.7 });
  });

  test('a line without length, or without points, has a place all the same', () => {
    expect(placeAt([[-80, 38]], 0.5)).toEqual({ longitude: -80, latitude: 38 });
    expect(placeAt([], 0.5)).toEqual({ longitude: 0, latitude: 0 });
    expect(nearestShare([], { x: 1, y: 1 }).distance).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('A view', () => {
  test('holds its line, and lies within the map', () => {
    const places = fc.array(
      fc.tuple(
        fc.double({ min: -80.6, max: -79.72, noNaN: true }),
        fc.double({ min: 38.36, max: 38.94, noNaN: true }),
      ),
      { minLength: 2 },
    );
    fc.assert(
      fc.property(places, (line) => {
        const view = viewAround(line);
        expect(view.x).toBeGreaterThanOrEqual(0);
        expect(view.y).toBeGreaterThanOrEqual(0);
        expect(view.x + view.width).toBeLessThanOrEqual(mapWidth + 1);
        expect(view.y + view.height).toBeLessThanOrEqual(mapHeight + 1);
        for (const { x, y } of line.map(onMap)) {
          expect(x).toBeGreaterThanOrEqual(view.x - 1);
          expect(x).toBeLessThanOrEqual(view.x + view.width + 1);
          expect(y).toBeGreaterThanOrEqual(view.y - 1);
          expect(y).toBeLessThanOrEqual(view.y + view.height + 1);
        }
      }),
    );
  });

  test('a path is written as steps in whole units', () => {
    expect(
      mapPath([
        [-80.6433, 38.95493],
        [-80.6433, 38.9],
      ]),
    ).toBe('M0 0l0 152');
  });
});
