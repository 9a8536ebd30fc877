import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeClimb, hairpins, shareOf } from '#src/components/climb/describe.ts';
import { hills, seedOf } from '#src/components/climb/noise.ts';
import { landPath, ridgePath } from '#src/components/climb/paths.ts';
import {
  belowSummit,
  heightAt,
  ON_SUMMIT,
  profileFrom,
  profileOf,
  turnOn,
  withRoad,
  withSummit,
} from '#src/components/climb/profile.ts';
import { stanceAt, stancesTo } from '#src/components/climb/stance.ts';

const box = { width: 1000, height: 200 };
const share = fc.double({ min: 0, max: 1, noNaN: true });
const pointsOf = (path: string) =>
  [...path.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

describe('A mountain profile derived from an id', () => {
  test('is the same for the same id, and differs for another id', () => {
    expect(profileOf('maya')).toEqual(profileOf('maya'));
    expect(profileOf('maya')).not.toEqual(profileOf('theo'));
  });

  test('stays within the drawing, and has its only summit at the end', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        const profile = profileOf(id);
        expect(profile.at(-1)).toBe(1);
        for (const height of profile) expect(height).toBeGreaterThan(0);
        for (const height of profile.slice(0, -1)) expect(height).toBeLessThan(1);
      }),
    );
  });

  test('uses noise from 0 to 1', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ min: -1e3, max: 1e3, noNaN: true }), (id, x) => {
        const height = hills(seedOf(id), x, -x / 3, 3);
        expect(height >= 0 && height < 1).toBe(true);
      }),
    );
  });
});

describe('A mountain profile of a real course', () => {
  test('stays within its bounds, and keeps the direction from start to end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -200, max: 9000 }), { minLength: 2, maxLength: 300 }),
        (elevations) => {
          const profile = profileFrom(elevations);
          expect(Math.max(...profile)).toBeLessThanOrEqual(0.98 + 1e-9);
          expect(Math.min(...profile)).toBeGreaterThanOrEqual(0.1 - 1e-9);
          const rises = (elevations.at(-1) ?? 0) - (elevations[0] ?? 0);
          expect(Math.sign((profile.at(-1) ?? 0) - (profile[0] ?? 0))).toBe(Math.sign(rises));
        },
      ),
    );
  });

  test('is flat for a flat course, and a line for an empty one', () => {
    const flat = profileFrom([10, 12, 10, 11]);
    expect(Math.max(...flat) - Math.min(...flat)).toBeLessThan(0.02);
    expect(profileFrom([])).toEqual([0.1, 0.1]);
  });
});

describe('paths', () => {
  test('the ridge runs from the left to the requested share, never backwards', () => {
    fc.assert(
      fc.property(fc.string(), share, (id, until) => {
        const xs = pointsOf(ridgePath(profileOf(id), box, until)).map(([x]) => x);
        expect(xs[0]).toBe(0);
        expect(Math.abs((xs.at(-1) ?? 0) - until * box.width)).toBeLessThan(0.1);
        expect(xs).toEqual([...xs].sort((a, b) => a - b));
      }),
    );
  });

  test('the ridge ends at the rider’s height', () => {
    fc.assert(
      fc.property(fc.string(), share, (id, until) => {
        const profile = profileOf(id);
        const [, y = 0] = pointsOf(ridgePath(profile, box, until)).at(-1) ?? [];
        expect(Math.abs(y - (1 - heightAt(profile, until)) * box.height)).toBeLessThan(0.2);
      }),
    );
  });

  test('the land’s path is closed at the ground, and empty at share 0', () => {
    expect(landPath(profileOf('a'), box, 0)).toBe('');
    expect(landPath([0, 1], box, 1)).toBe('M0 200L1000 0L1000 200L0 200Z');
    expect(landPath([0, 1], box, 0.5)).toBe('M0 200L500 100L500 200L0 200Z');
  });

  test('both wheels touch the road where the rider stands, in a drawing of any shape', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.double({ min: 0.06, max: 0.91, noNaN: true }),
        fc.integer({ min: 240, max: 1400 }),
        fc.integer({ min: 56, max: 400 }),
        (id, t, width, height) => {
          const profile = withRoad(profileOf(id), t);
          const [, rise, run] = /^atan2\((.+)cqh, (.+)cqw\)$/.exec(turnOn(profile, t)) ?? [];
          const turn = Math.atan2((Number(rise) * height) / 100, (Number(run) * width) / 100);
          const [x, y] = [t * width, (1 - heightAt(profile, t)) * height];
          // A rider of 44 px: the wheels touch the road 14/48 of it before and behind the middle.
          for (const along of [-12.8, 12.8]) {
            const [wheelX, wheelY] = [x + along * Math.cos(turn), y + along * Math.sin(turn)];
            expect(Math.abs(wheelY - (1 - heightAt(profile, wheelX / width)) * height)).toBeLessThan(0.6);
          }
        },
      ),
    );
  });

  test('both wheels touch the land all the way up, and neither sinks into it', () => {
    const wheels = { base: 26, radius: 8 };
    fc.assert(
      fc.property(fc.string(), share, (id, t) => {
        const land = { profile: profileOf(id), width: 600, height: 128 };
        const { x, y, turn } = stanceAt(land, 0.06 + t * 0.85, wheels);
        const lean = (turn * Math.PI) / 180;
        for (const along of [-13, 13]) {
          const axleX = x + along * Math.cos(lean) + wheels.radius * Math.sin(lean);
          const axleY = y + along * Math.sin(lean) - wheels.radius * Math.cos(lean);
          const gaps = Array.from({ length: 201 }, (_, index) => {
            const groundX = axleX + ((index - 100) / 100) * 12;
            const groundY = (1 - heightAt(land.profile, groundX / land.width)) * land.height;
            return Math.hypot(groundX - axleX, groundY - axleY) - wheels.radius;
          });
          expect(Math.abs(Math.min(...gaps))).toBeLessThan(0.5);
        }
      }),
    );
  });
});

describe('a ride up the climb', () => {
  /** The distance of each wheel's nearest point to the land, in pixels; negative below it. */
  const gapsOf = (land: Parameters<typeof stanceAt>[0], { x, y, turn }: ReturnType<typeof stanceAt>) => {
    const lean = (turn * Math.PI) / 180;
    return [-13, 13].map((along) => {
      const axleX = x + along * Math.cos(lean) + 8 * Math.sin(lean);
      const axleY = y + along * Math.sin(lean) - 8 * Math.cos(lean);
      return (
        Math.min(
          ...Array.from({ length: 101 }, (_, index) => {
            const groundX = axleX + ((index - 50) / 50) * 12;
            return Math.hypot(
              groundX - axleX,
              (1 - heightAt(land.profile, groundX / land.width)) * land.height - axleY,
            );
          }),
        ) - 8
      );
    });
  };

  test.each([
    { width: 320, height: 128 },
    { width: 600, height: 128 },
    { width: 1150, height: 272 },
  ])('has both wheels within a pixel of the land between any two frames, $width px wide', (box) => {
    for (const id of ['maya-okafor', 'tomas-rivera', 'dev-raman', 'WHEELERS', 'a climb']) {
      const land = { ...box, profile: withRoad(profileOf(id), 0.91) };
      const frames = stancesTo(land, 0.91, { base: 26, radius: 8 });
      const worst = frames.slice(1).flatMap((after, index) => {
        const before = frames[index] ?? after;
        return [0.25, 0.5, 0.75].flatMap((share) =>
          gapsOf(land, {
            x: before.x + (after.x - before.x) * share,
            y: before.y + (after.y - before.y) * share,
            turn: before.turn + (after.turn - before.turn) * share,
          }),
        );
      });
      expect(Math.max(...worst.map(Math.abs)), id).toBeLessThan(1);
      const { x, turn } = frames[0] ?? { x: 0, turn: 0 };
      const lean = (turn * Math.PI) / 180;
      // The rear wheel is on the drawing.
      expect(x - 13 * Math.cos(lean) + 8 * Math.sin(lean), id).toBeGreaterThanOrEqual(7.9);
    }
  });
});

describe('the summit', () => {
  test('beyond the goal the climb is as before up to a level top, on which the rider stands', () => {
    fc.assert(
      fc.property(fc.string(), share, (id, t) => {
        const [way, reached] = [profileOf(id), withSummit(profileOf(id))];
        expect(heightAt(reached, ON_SUMMIT)).toBe(1);
        expect(turnOn(withRoad(reached, ON_SUMMIT), ON_SUMMIT)).toMatch(/^atan2\(-?0\.000cqh/);
        expect(Math.abs(heightAt(reached, belowSummit(t)) - heightAt(way, t))).toBeLessThan(0.12);
      }),
    );
  });
});

describe('figures', () => {
  test('the share stays between 0 and 1', () => {
    expect([shareOf(0, 100), shareOf(50, 100), shareOf(150, 100), shareOf(-5, 100), shareOf(0, 0)]).toEqual([
      0, 0.5, 1, 0, 1,
    ]);
  });

  test('hairpins are sorted, unique and between start and goal', () => {
    expect(hairpins({ raised: 0, goal: 800000 })).toEqual([200000, 400000, 600000]);
    expect(hairpins({ raised: 0, goal: 100, milestones: [90, 0, 10, 100, 10] })).toEqual([10, 90]);
  });

  test('the chart’s text alternative states raised, goal, commitment and next hairpin', () => {
    expect(describeClimb({ raised: 345000, goal: 800000, committed: 600000 })).toBe(
      'A climb to $8,000, 43% done: $3,450 raised, $4,550 to go. The commitment of $6,000 is $2,550 ahead. The next hairpin is at $4,000.',
    );
    expect(describeClimb({ raised: 910050, goal: 800000, committed: 300000 })).toBe(
      'A climb, all the way up: $9,100.50 raised, the goal was $8,000. The commitment of $3,000 is met.',
    );
    expect(describeClimb({ raised: 0, goal: 100, milestones: [] })).toBe(
      'A climb to $1, 0% done: $0 raised, $1 to go.',
    );
  });
});
