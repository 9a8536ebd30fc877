import { describe, expect, test } from 'vitest';
import type { Place } from '#src/components/course/course-line.ts';
import { nameSides } from '#src/components/valley/name-sides.ts';
import { valleyBox, wholeView } from '#src/components/valley/valley-box.ts';

const size = { map: 720, letter: 12 };

/** A place by its share of the map, from its north-west corner. */
const at = (across: number, down: number): Place => [
  valleyBox.west + 0.946 * across,
  valleyBox.north - 0.6079 * down,
];
const mark = (id: string, across: number, down: number, name: string | null = id) => {
  const [longitude, latitude] = at(across, down);
  return { id, longitude, latitude, name };
};
const sidesOf = (marks: ReturnType<typeof mark>[], ways: Place[][] = []) =>
  Object.fromEntries(nameSides(marks, ways, wholeView, size));

describe('The side of a name', () => {
  test('is the east where nothing is in the way', () => {
    expect(sidesOf([mark('Hollin Gap', 0.5, 0.5)])).toEqual({ 'Hollin Gap': 'east' });
  });

  test('is one that no road crosses', () => {
    const road = [at(0.5, 0.5), at(0.7, 0.5)];
    const bend = [at(0.3, 0.5), at(0.5, 0.5), at(0.7, 0.5)];
    const crossing = [...bend, at(0.5, 0.5), at(0.5, 0.9)];
    expect(sidesOf([mark('Hollin Gap', 0.5, 0.5)], [road])).toEqual({ 'Hollin Gap': 'west' });
    expect(sidesOf([mark('Hollin Gap', 0.5, 0.5)], [bend])).toEqual({ 'Hollin Gap': 'south' });
    expect(sidesOf([mark('Hollin Gap', 0.5, 0.5)], [crossing])).toEqual({ 'Hollin Gap': 'north' });
  });

  test('is on the map', () => {
    expect(sidesOf([mark('Slate Notch', 0.97, 0.5)], [[at(0.5, 0.5), at(0.97, 0.5)]])).toEqual({
      'Slate Notch': 'west',
    });
  });

  test('is clear of a name that was written before, and of other marks', () => {
    expect(sidesOf([mark('Hollin Gap', 0.5, 0.5), mark('Slate Notch', 0.42, 0.5)])).toEqual({
      'Hollin Gap': 'east',
      'Slate Notch': 'west',
    });
    expect(sidesOf([mark('Hollin Gap', 0.5, 0.5), mark('a stop', 0.55, 0.5, null)])).toEqual({
      'Hollin Gap': 'west',
    });
  });
});
