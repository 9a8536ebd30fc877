import { wholeMoney } from '#machines/money.ts';
import { fitText } from './fit-text.ts';
import { climbScene, colours, margin, masthead, picture, size } from './scene.ts';
import { drawable, lineOf, widthOf } from './typeset.ts';

/** A climb's owner and progress; amounts in cents. */
export type ClimbPicture = {
  kind: 'profile' | 'peloton';
  /** The seed of the mountain's shape. */
  id: string;
  name: string;
  /** A line below the name: "Product 2027". */
  line: string;
  raised: number;
  /** The summit, above 0. */
  goal: number;
  /** Whether the goal is the next round sum, and not a chosen one. */
  isNextSummit: boolean;
  /** A person who doesn't ride. */
  isOnFoot: boolean;
};

const box = { left: -6, top: 372, width: 1212, height: 276 };

type Named = Pick<ClimbPicture, 'kind' | 'name' | 'isOnFoot'>;

/** The owner of the climb: by name, or by role where the font cannot draw the name. */
export const whoseClimb = ({ kind, name, isOnFoot }: Named): string => {
  const drawn = drawable(name, 'display');
  if (drawn !== null) return drawn;
  const who = kind === 'peloton' ? 'peloton' : isOnFoot ? 'participant' : 'rider';
  return `A ${who}’s climb to end cancer`;
};

const heading = (named: Named): string => {
  const { size: large, lines } = fitText(whoseClimb(named), {
    face: 'display',
    width: size.width - 2 * margin,
    steps: [
      [104, 1],
      [92, 1],
      [80, 1],
      [68, 2],
      [60, 2],
      [54, 2],
    ],
  });
  // A single line is lower than the first of two, so that neither layout leaves a gap.
  const first = lines.length === 1 ? 224 : 122 + large * 0.82;
  return lines
    .map((text, index) =>
      lineOf(
        text,
        { face: 'display', size: large },
        { x: margin - 3, y: first + index * large * 1.02, colour: colours.ink },
      ),
    )
    .join('');
};

/** "raised of $4,800" */
export const wayText = ({ isNextSummit, goal }: Pick<ClimbPicture, 'isNextSummit' | 'goal'>): string =>
  `${isNextSummit ? 'raised, on the way to' : 'raised of'} ${wholeMoney(goal)}`;

const figures = ({ raised, goal, isNextSummit, line }: ClimbPicture, y: number): string => {
  const [large, small] = [{ face: 'display', size: 54 } as const, { face: 'text', size: 32 } as const];
  const amount = wholeMoney(raised);
  const beside = margin + widthOf(amount, large) + 14;
  const text = wayText({ isNextSummit, goal });
  return (
    lineOf(amount, large, { x: margin, y, colour: colours.ink }) +
    lineOf(text, small, { x: beside, y, colour: colours.soft }) +
    lineOf(
      drawable(line, 'text') ?? '',
      { face: 'strong', size: 26 },
      { x: margin, y: y + 46, colour: colours.soft },
    )
  );
};

/** The climb of a person or a peloton as a picture for shared links. */
export const climbPicture = (given: ClimbPicture): string =>
  picture(size, climbScene(given, { box, scale: 1 }), masthead(), heading(given), figures(given, 330));
