import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jointsOf } from '#server/illustration/figure/body.ts';
import { distance, reach } from '#server/illustration/figure/geometry.ts';
import { cast } from '#server/illustration/figure/people.ts';
import { restOn } from '#server/illustration/figure/riding.ts';
import { standing } from '#server/illustration/parts/people.ts';

const gap = (ground: (x: number) => number, [x, y]: readonly [number, number], radius: number) =>
  Math.min(
    ...Array.from({ length: 401 }, (_, index) => {
      const at = x + ((index - 200) / 200) * radius * 1.2;
      return Math.hypot(at - x, ground(at) - y) - radius;
    }),
  );

describe('a bicycle', () => {
  test('touches the ground with both wheels on every slope and wave, and sinks into neither', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.7, max: 0.7, noNaN: true }),
        fc.double({ min: 0, max: 6, noNaN: true }),
        fc.double({ min: 0, max: 300, noNaN: true }),
        (slope, wave, x) => {
          const ground = (at: number) => 100 + slope * at + wave * Math.sin(at / 30);
          const { rear, front } = restOn(ground, x, 50, 17.5);
          expect(distance(rear, front)).toBeCloseTo(50, 1);
          for (const axle of [rear, front]) expect(Math.abs(gap(ground, axle, 17.5))).toBeLessThan(0.15);
        },
      ),
    );
  });
});

describe('a figure', () => {
  test('bends a limb so that both bones keep their length and the end is where it was sent', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 3, max: 40, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        (far, angle) => {
          const target = [Math.cos(angle) * far, Math.sin(angle) * far] as const;
          const { root, joint, end } = reach([0, 0], target, [21, 20.5], -1);
          expect(distance(root, joint)).toBeCloseTo(21, 3);
          expect(distance(joint, end)).toBeCloseTo(20.5, 3);
          expect(distance(end, target)).toBeLessThan(0.001);
        },
      ),
    );
  });

  test.each(Object.entries(cast))('%s stands with both soles on the ground', (_, person) => {
    const { legs } = jointsOf(person, standing(person));
    for (const { end } of legs) expect(end[1]).toBeCloseTo(-4 * person.size, 1);
  });
});
