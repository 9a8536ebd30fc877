import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contourPaths } from '#src/components/contours/contours.ts';
import { coursePath, lengthOf, type Place, project } from '#src/components/course/course-line.ts';

const box = { width: 640, height: 400, margin: 40 };
const place = fc.tuple(
  fc.double({ min: -120, max: 120, noNaN: true }),
  fc.double({ min: -60, max: 60, noNaN: true }),
);

describe('contours', () => {
  const field = { id: '2027', width: 600, height: 240, columns: 30, levels: 5 };

  test('are the same for the same id, and differ for another', () => {
    expect(contourPaths(field)).toEqual(contourPaths(field));
    expect(contourPaths(field)).not.toEqual(contourPaths({ ...field, id: '2028' }));
  });

  test('are one path per level, without NaN', () => {
    const paths = contourPaths(field);
    expect(paths).toHaveLength(5);
    expect(paths.join('')).toMatch(/^[Mql\d -]+$/);
    expect(paths.join('').length).toBeGreaterThan(200);
  });
});

describe('a course on the map', () => {
  test('lies within the margins for any shape', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 50 }), (line) => {
        for (const { x, y } of project(line, box)) {
          expect(x >= 40 - 1e-6 && x <= 600 + 1e-6).toBe(true);
          expect(y >= 40 - 1e-6 && y <= 360 + 1e-6).toBe(true);
        }
      }),
    );
  });

  test('has north at the top and east on the right', () => {
    const [southWest, northEast] = project(
      [
        [-71, 42],
        [-70, 43],
      ],
      box,
    );
    expect(southWest && northEast && southWest.x < northEast.x && southWest.y > northEast.y).toBe(true);
  });

  test('centers a single point, and draws nothing for an empty line', () => {
    expect(project([[-71, 42]], box)).toEqual([{ x: 320, y: 200 }]);
    expect(coursePath(project([], box))).toBe('');
  });

  test('has its length in miles', () => {
    const line: Place[] = [
      [-71.0589, 42.3601],
      [-70.1854, 42.0584],
    ];
    expect(lengthOf(line)).toBeCloseTo(49.3, 0);
    expect(lengthOf([])).toBe(0);
  });
});
