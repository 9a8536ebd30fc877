import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CoursePoint } from '#server/event/event.ts';
import { routeView, thinned } from '#server/event/event.ts';

const courseOf = (heights: readonly number[]): CoursePoint[] =>
  heights.map((height, index) => [index / 1000, 38, height]);
const highest = (course: readonly CoursePoint[]) => Math.max(...course.map(([, , height]) => height));

test('a thinned course keeps its first, its last and its highest point, in their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 1, maxLength: 400 }),
      fc.integer({ min: 3, max: 201 }),
      (heights, most) => {
        const course = courseOf(heights);
        const few = thinned(course, most);
        expect(few).toHaveLength(Math.min(most, course.length));
        expect([few[0], few.at(-1)]).toEqual([course[0], course.at(-1)]);
        expect(highest(few)).toBe(highest(course));
        const order = few.map((point) => course.indexOf(point));
        expect(order).toEqual([...new Set(order)].sort((one, other) => one - other));
      },
    ),
  );
});

test('a route has one height, however finely it is drawn', () => {
  const course = courseOf(Array.from({ length: 700 }, (_, index) => (index === 351 ? 2908 : 1000)));
  const { elevation } = routeView({ course } as unknown as Parameters<typeof routeView>[0]);
  expect([Math.max(...elevation), highest(thinned(course, 121))]).toEqual([2908, 2908]);
});
