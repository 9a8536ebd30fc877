import { landPath, ridgePath, sceneOf } from '#server/platform/pages/land.ts';
import { fitText } from './fit-text.ts';
import { colours, contours, margin, masthead, picture, rider } from './scene.ts';
import { size } from './size.ts';
import { drawable, lineOf } from './typeset.ts';

export type PagePicture = {
  /** The land's shape comes from it. */
  seed: string;
  title: string;
};

const box = { left: -6, top: 250, width: 1212, height: 400 };
const stand = 0.7;

/** A page of the site as a picture for links to it: its title in a landscape of its own. */
export const pagePicture = ({ seed, title }: PagePicture): string => {
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
    lines
      .map((text, index) =>
        lineOf(
          text,
          { face: 'display', size: large },
          { x: margin - 3, y: 150 + large * (0.78 + index * 1.02), colour: colours.ink },
        ),
      )
      .join(''),
  );
};
