import fc from 'fast-check';
import { expect, test } from 'vitest';
import { restOn } from '#server/site/pictures/scene.ts';

const gap = (ground: (x: number) => number, [x, y]: readonly [number, number], radius: number) =>
  Math.min(
    ...Array.from({ length: 401 }, (_, index) => {
      const at = x + ((index - 200) / 200) * radius * 1.2;
      return Math.hypot(at - x, ground(at) - y) - radius;
    }),
  );

test('a bicycle touches the ground with both wheels on every slope and wave, and sinks into neither', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -0.7, max: 0.7, noNaN: true }),
      fc.double({ min: 0, max: 6, noNaN: true }),
      fc.double({ min: 0, max: 300, noNaN: true }),
      (slope, wave, x) => {
        const ground = (at: number) => 100 + slope * at + wave * Math.sin(at / 30);
        const { rear, front } = restOn(ground, x, 50, 17.5);
        expect(Math.hypot(front[0] - rear[0], front[1] - rear[1])).toBeCloseTo(50, 1);
        for (const axle of [rear, front]) expect(Math.abs(gap(ground, axle, 17.5))).toBeLessThan(0.15);
      },
    ),
  );
});
