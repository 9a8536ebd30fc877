import { describe, expect, test } from 'vitest';
import { colours } from '#panda/colours.ts';

type Name = keyof typeof colours;

const channel = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours by WCAG 2, 1 to 21. */
const contrast = (one: string, other: string) => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
};

const grounds: Name[] = ['paper', 'paper.deep', 'surface', 'surface.raised'];
const tints: Name[] = ['forest.tint', 'brick.tint', 'amber.tint'];
const on = (front: Name, backs: Name[], least: number) => backs.map((back) => ({ front, back, least }));

/** Every pair that meets on a page. 7: body text. 4.5: other text. 3: meaningful marks without text. */
const pairs = [
  ...on('ink', [...grounds, ...tints], 7),
  ...on('paper', ['ink'], 7),
  ...on('jersey.ink', ['jersey', 'jersey.hover'], 7),
  ...on('ink.soft', grounds, 4.5),
  ...on('ink.soft', ['climb.ahead'], 4.5),
  ...on('forest', [...grounds, 'forest.tint'], 4.5),
  ...on('brick', [...grounds, 'brick.tint'], 4.5),
  ...on('amber', [...grounds, 'amber.tint'], 4.5),
  ...on('edge', grounds, 3),
  ...on('ink', ['climb.ahead', 'contour', 'line'], 4.5),
];

describe.each(['light', 'dark'] as const)('in the %s face', (face) => {
  test.each(pairs)('the contrast of $front on $back is at least $least', ({ front, back, least }) => {
    expect(contrast(colours[front][face], colours[back][face])).toBeGreaterThanOrEqual(least);
  });

  test('the jersey’s outline has a contrast of 7 on paper and on the jersey', () => {
    // In the light scheme jersey and paper hardly differ; the ink around separates them.
    expect(contrast(colours.ink[face], colours.paper[face])).toBeGreaterThanOrEqual(7);
    expect(contrast(colours['jersey.ink'][face], colours.jersey[face])).toBeGreaterThanOrEqual(7);
  });
});
