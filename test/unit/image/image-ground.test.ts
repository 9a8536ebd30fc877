import { expect, test } from 'vitest';
import { groundOf, grounds } from '#machines/image/image.ground.ts';
import { colours } from '#panda/colours.ts';

const clear = [0, 0, 0, 0];

test.each<[string, number[], string | null]>([
  ['nothing that is transparent', [255, 255, 255, 255, 0, 0, 0, 255], null],
  ['nothing that is visible', clear, grounds.paper],
  ['black', [...clear, 0, 0, 0, 255], grounds.paper],
  ['orange', [...clear, 255, 138, 0, 255], grounds.paper],
  ['mid grey', [...clear, 128, 128, 128, 255], grounds.paper],
  ['white', [...clear, 255, 255, 255, 255], grounds.ink],
  ['yellow', [...clear, 255, 233, 74, 255], grounds.ink],
  ['a pale shine that hardly shows, around black', [255, 255, 255, 20, 0, 0, 0, 255], grounds.paper],
  ['a shadow that hardly shows, around white', [0, 0, 0, 40, 255, 255, 255, 255], grounds.ink],
])('behind %s', (_, pixels, ground) => {
  expect(groundOf(pixels)).toBe(ground);
});

test('the grounds are the light paper and the light ink of the site', () => {
  expect(grounds).toEqual({ paper: colours.paper.light, ink: colours.ink.light });
});
