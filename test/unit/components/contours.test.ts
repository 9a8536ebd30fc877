import { describe, expect, test } from 'vitest';
import { contourPaths } from '#src/components/contours/contours.tsx';

describe('contours', () => {
  const field = { id: '2027', width: 600, height: 240, levels: 5 };

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
