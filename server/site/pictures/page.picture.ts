import { landPath, ridgePath, sceneOf } from '#server/platform/pages/land.ts';
import { fitText } from './fit-text.ts';
import { illustrationOf } from './illustration.ts';
import { colours, contours, margin, masthead, picture, rider, size } from './scene.ts';
import { drawable, lineOf } from './typeset.ts';

export type PagePicture = {
  /** The seed of the landscape. */
  seed: string;
  title: string;
};

const box = { left: -6, top: 250, width: 1212, height: 400 };
const stand = 0.7;

/** The place of a page's scene, and the room for its title. */
const frame = { left: 592, top: 150, width: 544, height: 340 };

/** The title, line by line, from the top. */
const titleLines = (lines: readonly string[], large: number): string =>
  lines
    .map((text, index) =>
      lineOf(
        text,
        { face: 'display', size: large },
        { x: margin - 3, y: 150 + large * (0.78 + index * 1.02), colour: colours.ink },
      ),
    )
    .join('');

/** The title next to the page's scene, above the foot of its land. */
const scenePicture = ({ seed, title }: PagePicture, drawn: string): string => {
  const { size: large, lines } = fitText(drawable(title, 'display') ?? 'Ride against cancer', {
    face: 'display',
    width: frame.left - margin - 40,
    steps: [
      [84, 2],
      [72, 3],
      [62, 4],
      [52, 5],
      [44, 6],
    ],
  });
  const foot = { ...box, top: 470, height: 170 };
  const scene = drawn.replace(
    /width="\d+" height="\d+" role="img"/,
    `x="${frame.left}" y="${frame.top}" width="${frame.width}" height="${frame.height}"`,
  );
  return picture(
    size,
    masthead(),
    `<path d="${landPath(sceneOf(seed, 2.6), foot)}" fill="${colours.jersey}"/>`,
    `<path d="${ridgePath(sceneOf(seed, 2.6), foot)}" fill="none" stroke="${colours.ink}" stroke-width="6"/>`,
    scene,
    `<rect x="${frame.left}" y="${frame.top}" width="${frame.width}" height="${frame.height}" rx="6" fill="none" stroke="${colours.ink}" stroke-width="4"/>`,
    titleLines(lines, large),
  );
};

/** A page of the site as a picture for shared links: its title in its own landscape, with people where they were drawn for it. */
export const pagePicture = ({ seed, title }: PagePicture): string => {
  const scene = illustrationOf(seed);
  if (scene !== undefined) return scenePicture({ seed, title }, scene);
  const near = sceneOf(seed, 2.6);
  const far = { ...box, top: 190, height: 460 };
  const beyond = sceneOf(`${seed} beyond`, 1.5);
  const { size: large, lines } = fitText(drawable(title, 'display') ?? 'Ride against cancer', {
    face: 'display',
    width: 940,
    steps: [
      [108, 1],
      [92, 2],
      [80, 2],
      [66, 3],
      [56, 3],
      [48, 3],
    ],
  });
  return picture(
    size,
    contours(`${seed} beyond`, 1.5, far),
    masthead(),
    `<path d="${landPath(beyond, far)}" fill="${colours.ahead}"/>`,
    `<path d="${landPath(near, box)}" fill="${colours.jersey}"/>`,
    `<path d="${ridgePath(near, box)}" fill="none" stroke="${colours.ink}" stroke-width="6"/>`,
    rider(near, stand, box, 2.1),
    titleLines(lines, large),
  );
};
