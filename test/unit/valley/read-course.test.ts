import { expect, test } from 'vitest';
import { readCourse } from '#server/event/route.queries.ts';

test.each<[string, unknown, number[][]]>([
  [
    'with heights',
    [
      [1, 2, 30],
      [2, 3, 40],
    ],
    [
      [1, 2, 30],
      [2, 3, 40],
    ],
  ],
  [
    'without any height',
    [
      [1, 2],
      [2, 3],
    ],
    [
      [1, 2, 0],
      [2, 3, 0],
    ],
  ],
  [
    'with heights on its way only',
    [
      [1, 2],
      [2, 3, 40],
      [3, 4, null],
      [4, 5, 'high'],
    ],
    [
      [1, 2, 40],
      [2, 3, 40],
      [3, 4, 40],
      [4, 5, 40],
    ],
  ],
  ['with points without a place', [[null, 2, 30], ['a', 'b', 1], [], 7, [2, 3, 40]], [[2, 3, 40]]],
  ['that is none', null, []],
])('a course %s is drawn', (_, stored, drawn) => {
  expect(readCourse(stored)).toEqual(drawn);
});
