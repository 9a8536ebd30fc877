import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Course, climbsOf, steepestMile, turnAt } from '#server/valley/valley.course.ts';
import { cuesOf } from '#server/valley/valley.cues.ts';
import { simplified } from '#server/valley/valley.line.ts';

/** A course east, then north: ten points a mile. */
const corner = (feet: (mile: number) => number): Course => ({
  miles: 10,
  points: Array.from({ length: 101 }, (_, index) => {
    const mile = index / 10;
    const east = Math.min(mile, 5) / 54;
    const north = Math.max(0, mile - 5) / 69;
    return [-80 + east, 38.6 + north, Math.round(feet(mile))];
  }),
});

describe('Climbs', () => {
  test('a steady climb is one line with its length, feet and grade', () => {
    const course = corner((mile) => 1000 + Math.min(Math.max(0, mile - 2), 3) * 264);
    expect(climbsOf(course)).toEqual([{ mile: 2, miles: 3, feet: 792, grade: 5 }]);
    expect(steepestMile(course)).toEqual({ from: 2, grade: 5 });
  });

  test('a small dip does not end a climb; a valley does', () => {
    const dip = corner((mile) => 1000 + mile * 200 - (mile > 4 && mile < 4.4 ? 40 : 0));
    expect(climbsOf(dip)).toHaveLength(1);
    const valley = corner(
      (mile) => 1000 + (mile < 5 ? Math.min(mile, 5 - mile) : Math.min(mile - 5, 10 - mile)) * 300,
    );
    expect(climbsOf(valley).map(({ mile, feet }) => [mile, feet])).toEqual([
      [0, 750],
      [5, 750],
    ]);
  });

  test('level ground has none, and a course of half a mile has no steepest mile', () => {
    expect(climbsOf(corner(() => 900))).toEqual([]);
    expect(steepestMile({ miles: 0.5, points: corner(() => 900).points.slice(0, 6) })).toBeNull();
    expect(steepestMile({ miles: 5, points: [] })).toBeNull();
  });
});

describe('Turns', () => {
  test('east, then north is a turn to the left', () => {
    expect(
      Math.round(
        turnAt(
          corner(() => 900),
          5,
        ),
      ),
    ).toBe(-90);
    expect(
      Math.round(
        turnAt(
          corner(() => 900),
          2,
        ),
      ),
    ).toBe(0);
  });

  test('a card names the road after the turn, and goes on without a cue where the name stays', () => {
    const cues = cuesOf({
      course: corner(() => 900),
      roads: [
        { mile: 0, name: 'Mill Street' },
        { mile: 2, name: 'Mill Street' },
        { mile: 5, name: 'Ford Road' },
      ],
      stops: [
        { mile: 0, name: 'Green', kind: 'start' },
        { mile: 5, name: 'Barn', kind: 'stop' },
        { mile: 9.9, name: 'Green', kind: 'finish' },
      ],
    });
    expect(cues.map(({ mile, kind, turn, name, toNext }) => [mile, kind, turn, name, toNext])).toEqual([
      [0, 'start', null, 'Green', 0],
      [0, 'turn', 'straight', 'Mill Street', 5],
      [5, 'stop', null, 'Barn', 0],
      [5, 'turn', 'left', 'Ford Road', 5],
      [10, 'finish', null, 'Green', 0],
    ]);
  });
});

test('the miles between cues add up to the length of the course for all hills, roads and stops', () => {
  const tenths = fc.integer({ min: 0, max: 100 }).map((tenth) => tenth / 10);
  const card = fc.record({
    heights: fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 101, maxLength: 101 }),
    roads: fc.array(fc.record({ mile: tenths, name: fc.string() })),
    stops: fc.array(
      fc.record({ mile: tenths, name: fc.string(), kind: fc.constantFrom('stop', 'pass', 'night') }),
    ),
  });
  fc.assert(
    fc.property(card, ({ heights, roads, stops }) => {
      const course = corner((mile) => heights[Math.round(mile * 10)] ?? 0);
      const cues = cuesOf({
        course,
        roads,
        stops: [
          { mile: 0, name: 'Green', kind: 'start' },
          ...stops,
          { mile: 10, name: 'Green', kind: 'finish' },
        ] as Parameters<typeof cuesOf>[0]['stops'],
      });
      expect(cues.reduce((sum, { toNext }) => sum + toNext, 0)).toBeCloseTo(10, 6);
      expect(cues.at(-1)?.kind === 'finish' || cues.at(-1)?.mile === 10).toBe(true);
    }),
  );
});

test('a simplified line stays within its tolerance of every point, and keeps its ends', () => {
  const spots = fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })), {
    minLength: 2,
  });
  fc.assert(
    fc.property(spots, fc.integer({ min: 1, max: 20 }), (line, tolerance) => {
      const fewer = simplified(line, tolerance);
      expect([fewer[0], fewer.at(-1)]).toEqual([line[0], line.at(-1)]);
      expect(fewer.length).toBeLessThanOrEqual(line.length);
      const away = ([x, y]: readonly [number, number]) =>
        Math.min(
          ...fewer.slice(1).map((to, index) => {
            const from = fewer[index] ?? to;
            const [right, down] = [to[0] - from[0], to[1] - from[1]];
            const length = right * right + down * down;
            const part =
              length === 0
                ? 0
                : Math.min(1, Math.max(0, ((x - from[0]) * right + (y - from[1]) * down) / length));
            return Math.hypot(x - from[0] - right * part, y - from[1] - down * part);
          }),
        );
      for (const spot of line) expect(away(spot)).toBeLessThanOrEqual(tolerance + 1e-9);
    }),
  );
});
