import {
  type Box,
  heightAt,
  landPath,
  type Profile,
  pointAt,
  profileOf,
  ridgePath,
  sceneOf,
} from '#server/platform/pages/land.ts';
import { lineOf } from './typeset.ts';

/** The size of link previews, in pixels. */
export const size = { width: 1200, height: 630 };

/** A phone's whole screen, in pixels: for stories, statuses, and prints. */
export const tallSize = { width: 1080, height: 1920 };

type Size = typeof size;

export const colours = {
  paper: '#FAF8F2',
  ink: '#0E1B17',
  soft: '#46554E',
  edge: '#7F7B68',
  jersey: '#D9F24B',
  ahead: '#DDD7C6',
  contour: '#D3CCB7',
} as const;

export const margin = 64;

const mark = `<g transform="scale(1.22)">
<circle cx="18" cy="18" r="17" fill="${colours.jersey}" stroke="${colours.ink}" stroke-width="2"/>
<path d="M2.5 24.5 10 20l4 2.5L23.5 11l4 5.5 6 7.5A17 17 0 0 1 2.5 24.5Z" fill="${colours.ink}"/></g>`;

type Head = { top: number; width: number; margin: number; scale: number };

/** The brand's header of every picture. */
export const masthead = (
  { top, width, margin: side, scale }: Head = { top: 52, width: size.width, margin, scale: 1 },
): string =>
  `<g transform="translate(${side} ${top}) scale(${scale})">${mark}${lineOf(
    'Product',
    { face: 'display', size: 36 },
    { x: 58, y: 34, colour: colours.ink },
  )}${lineOf(
    'Ride against cancer.',
    { face: 'text', size: 26 },
    { x: (width - 2 * side) / scale, y: 32, colour: colours.soft, isEnd: true },
  )}</g>`;

/** Lines of equal height behind the land, fainter the further back. */
export const contours = (id: string, bend: number, box: Box): string =>
  Array.from({ length: 7 }, (_, index) => {
    const back = { ...box, top: box.top - 30 * (index + 1) };
    const line = ridgePath(sceneOf(id, bend, (index + 1) * 0.09), back);
    return `<path d="${line}" fill="none" stroke="${colours.contour}" stroke-width="${index % 4 === 3 ? 3 : 1.5}" opacity="${(1 - index * 0.11).toFixed(2)}"/>`;
  }).join('');

const cyclist = `<g fill="none" stroke="${colours.ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">
<circle cx="10" cy="30" r="8"/><circle cx="38" cy="30" r="8"/>
<path d="M10 30 18 18.5h16L24 30H10M18 18.5 24 30M34 18.5 38 30M32.5 14.5l1.5 4M32.5 14.5h4" stroke-width="2"/>
<path d="M16.5 15.5 24.5 9l5 6.5h5" stroke-width="4.2"/><path d="M17 16l7 6-1 8" stroke-width="3.4"/>
<circle cx="30" cy="5.2" r="3.7" fill="${colours.ink}" stroke="none"/></g>`;

const walker = `<g fill="none" stroke="${colours.ink}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round">
<path d="M24 22 26 11" stroke-width="4.2"/><path d="M24 22l6.5 6-1 9.5h4M24 22l-3.5 8.5-7 5.5 1.5 2"/>
<path d="M26 12l6 7 5-2M26 12l-7 5-1 6" stroke-width="3"/>
<circle cx="28" cy="5" r="3.7" fill="${colours.ink}" stroke="none"/></g>`;

/** A person on foot, at a share of the way. */
const onFoot = (profile: Profile, t: number, box: Box, scale: number): string => {
  const [x, y] = pointAt(profile, t, box);
  return `<g transform="translate(${x.toFixed(1)} ${(y - 2.5).toFixed(1)}) scale(${scale}) translate(-24 -39)">${walker}</g>`;
};

type Ground = (x: number) => number;

/** The height of an axle at `x` when its wheel rests on the ground: no part of the wheel is below. */
const resting = (ground: Ground, x: number, radius: number): number => {
  let y = Number.POSITIVE_INFINITY;
  for (let step = -40; step <= 40; step += 1) {
    const across = (radius * step) / 40;
    y = Math.min(y, ground(x + across) - Math.sqrt(Math.max(0, radius * radius - across * across)));
  }
  return y;
};

/** The positions of both axles when a bicycle's rear wheel is at `x`: each wheel touches the ground, and their distance is fixed. */
export const restOn = (ground: Ground, x: number, base: number, radius: number) => {
  const rear = [x, resting(ground, x, radius)] as const;
  let [low, high] = [0, base];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    const rise = resting(ground, x + middle, radius) - rear[1];
    if (Math.hypot(middle, rise) < base) low = middle;
    else high = middle;
  }
  const front = x + low;
  return { rear, front: [front, resting(ground, front, radius)] as const };
};

/** The rider on the road at a share of the way. */
export const rider = (profile: Profile, t: number, box: Box, scale: number): string => {
  // The road's line is 6 wide, half of it above the land; wheels are 8 in radius and half a line.
  const ground = (x: number) =>
    box.top + (1 - heightAt(profile, (x - box.left) / box.width)) * box.height - 2.5;
  const base = 28 * scale;
  const { rear, front } = restOn(ground, box.left + t * box.width - base / 2, base, 9.3 * scale);
  const turn = (Math.atan2(front[1] - rear[1], front[0] - rear[0]) * 180) / Math.PI;
  return `<g transform="translate(${rear[0].toFixed(1)} ${rear[1].toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${scale}) translate(-10 -30)">${cyclist}</g>`;
};

/** The mountain: grey ahead, the jersey's colour behind, the ridge over both. */
const mountain = (profile: Profile, box: Box, ridden: number): string => `
<path d="${landPath(profile, box)}" fill="${colours.ahead}"/>
<path d="${ridgePath(profile, box)}" fill="none" stroke="${colours.edge}" stroke-width="2.5"/>
<path d="${landPath(profile, box, ridden)}" fill="${colours.jersey}"/>
<path d="${ridgePath(profile, box, ridden)}" fill="none" stroke="${colours.ink}" stroke-width="6"/>`;

const flag = ([x, y]: readonly [number, number], isReached: boolean, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke="${colours.ink}" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round" fill="${isReached ? colours.jersey : colours.paper}">
<path d="M0 0v-62"/><path d="M0 -60c12 -9 24 7 44 -2v30c-20 9 -32 -7 -44 2Z"/></g>`;

export const picture = ({ width, height }: Size, ...parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${colours.paper}"/>${parts.join('')}</svg>`;

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
