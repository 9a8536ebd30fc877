import { pointAt, profileOf } from '#server/platform/pages/land.ts';
import { inWholeDollars } from '#server/site/whole-dollars.ts';
import { fitText } from './fit-text.ts';
import { colours, contours, flag, margin, masthead, mountain, picture, rider } from './scene.ts';
import { size } from './size.ts';
import { drawable, lineOf, widthOf } from './typeset.ts';

/** Whose climb it is and how far it has come; amounts in cents. */
export type ClimbPicture = {
  /** The mountain's shape comes from it. */
  id: string;
  name: string;
  /** A line under the name: "Product 2027". */
  line: string;
  raised: number;
  /** The summit, above 0. */
  goal: number;
  /** Whether the goal is the next round sum, and not one they set. */
  isNextSummit: boolean;
};

const box = { left: -6, top: 372, width: 1212, height: 276 };

/** What lies behind the summit, so that the mountain doesn't end at a cliff. */
const farSide = [0.985, 0.96, 0.93, 0.905, 0.885, 0.85, 0.8, 0.76, 0.73, 0.69, 0.66, 0.64];

const heading = (name: string): string => {
  const { size: large, lines } = fitText(drawable(name, 'display') ?? 'A climb to end cancer', {
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
  // One line stands lower than the first of two, so that neither leaves a hole.
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

const figures = ({ raised, goal, isNextSummit, line }: ClimbPicture, y: number): string => {
  const [large, small] = [{ face: 'display', size: 54 } as const, { face: 'text', size: 32 } as const];
  const amount = inWholeDollars(raised);
  const beside = margin + widthOf(amount, large) + 14;
  const text = `${isNextSummit ? 'raised, on the way to' : 'raised of'} ${inWholeDollars(goal)}`;
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

/** The climb of a person or a peloton as a picture for links to them. */
export const climbPicture = (given: ClimbPicture): string => {
  const { id, name, raised, goal } = given;
  const way = profileOf(id);
  const profile = [...way, ...farSide];
  const summit = (way.length - 1) / (profile.length - 1);
  const ridden = Math.min(1, raised / goal);
  const stand = summit * Math.min(0.95, Math.max(0.07, ridden));
  const isReached = raised >= goal;
  return picture(
    contours(id, 1.4, box),
    masthead(),
    heading(name),
    figures(given, 330),
    mountain(profile, box, isReached ? summit : stand),
    flag(pointAt(profile, summit, box), isReached),
    rider(profile, stand, box, 2.1),
  );
};
