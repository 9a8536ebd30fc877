import { wholeMoney } from '#machines/money.ts';
import { type ClimbPicture, wayText, whoseClimb } from './climb.picture.ts';
import { fitText } from './fit-text.ts';
import { climbScene, colours, masthead, picture, tallSize } from './scene.ts';
import { drawable, type Face, lineOf } from './typeset.ts';

export type TallPicture = ClimbPicture & {
  /** The page's address for typing: a picture has no link. */
  address: string;
};

const side = 84;
const room = tallSize.width - 2 * side;

/** Apps overlay the top and the foot of a story, so text stays in between. */
const head = { top: 270, width: tallSize.width, margin: side, scale: 1.35 };
const box = { left: -6, top: 1250, width: tallSize.width + 12, height: 690 };

type Line = { text: string; face: Face; size: number; colour: string };

/** Lines below each other; `gap` is the distance from the foot of the last one to this one's top. */
const below = (lines: readonly (Line & { gap: number })[], top: number): string => {
  let y = top;
  return lines
    .map(({ text, face, size, colour, gap }) => {
      y += gap + size * 0.98;
      return lineOf(text, { face, size }, { x: side, y, colour });
    })
    .join('');
};

const headingOf = (given: TallPicture) => {
  const { size, lines } = fitText(whoseClimb(given), {
    face: 'display',
    width: room,
    steps: [
      [168, 2],
      [140, 2],
      [116, 3],
      [96, 3],
      [80, 4],
    ],
  });
  return lines.map((text) => ({ text, face: 'display' as const, size, colour: colours.ink, gap: 0 }));
};

/** The address at the largest size that shows it whole: a cut one would be useless. */
const addressOf = (address: string): Line => {
  const { size, lines } = fitText(address, {
    face: 'strong',
    width: room,
    steps: [42, 38, 34, 30, 26, 23, 20, 17].map((size) => [size, 1] as const),
  });
  return { text: lines[0] ?? '', face: 'strong', size, colour: colours.ink };
};

/** The climb of a person or a peloton on a whole screen, with its address. */
export const tallPicture = (given: TallPicture): string => {
  const lines = [
    ...headingOf(given),
    { text: wholeMoney(given.raised), face: 'display', size: 96, colour: colours.ink, gap: 84 } as const,
    { text: wayText(given), face: 'text', size: 42, colour: colours.soft, gap: 20 } as const,
    ...(given.line === ''
      ? []
      : [
          {
            text: drawable(given.line, 'text') ?? '',
            face: 'strong',
            size: 34,
            colour: colours.soft,
            gap: 18,
          } as const,
        ]),
    { ...addressOf(given.address), gap: 44 },
  ];
  return picture(
    tallSize,
    climbScene(given, { box, scale: 1.7, isNarrow: true }),
    masthead(head),
    below(lines, 400),
  );
};
