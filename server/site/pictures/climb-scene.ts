import { type Box, pointAt, profileOf } from '#server/platform/pages/land.ts';
import { contours, flag, mountain, onFoot, rider } from './scene.ts';

/** The land behind the summit, so that the mountain doesn't end at a cliff. */
const farSide = [0.985, 0.96, 0.93, 0.905, 0.885, 0.85, 0.8, 0.76, 0.73, 0.69, 0.66, 0.64];

/** The summit of a completed climb is level, with room for the rider before the flag. */
const top = Array.from({ length: 20 }, () => 1);

/** More land in a narrow picture, where the flag needs as much room. */
const farther = [0.63, 0.6, 0.56, 0.53, 0.52, 0.5, 0.47, 0.45, 0.44, 0.44, 0.42, 0.39, 0.37, 0.36];

/** Amounts in cents. */
type Ridden = { id: string; raised: number; goal: number; isOnFoot: boolean };

/** The mountain of an id with its rider at their progress, and the flag on the summit. */
export const climbScene = (
  { id, raised, goal, isOnFoot }: Ridden,
  { box, scale, isNarrow = false }: { box: Box; scale: number; isNarrow?: boolean },
): string => {
  const isReached = raised >= goal;
  const way = [...profileOf(id), ...(isReached ? top : [])];
  const profile = [...way, ...farSide, ...(isNarrow ? farther : [])];
  const summit = (way.length - 1) / (profile.length - 1);
  const onTop = (way.length - 1 - top.length * 0.62) / (profile.length - 1);
  const below = summit * Math.min(0.9, Math.max(isNarrow ? 0.11 : 0.07, Math.min(1, raised / goal)));
  const stand = isReached ? onTop : below;
  return [
    contours(id, 1.4, box),
    mountain(profile, box, isReached ? summit : stand),
    flag(pointAt(profile, summit, box), isReached, scale),
    (isOnFoot ? onFoot : rider)(profile, stand, box, 2.1 * scale),
  ].join('');
};
