/**
 * What a part is filled with, by day and in the dark scheme. There it is dusk: the land is darker and lines stay dark, because hair and tires
 * drawn in light lines would turn white.
 */
const faces = {
  sky: ['#F1EDE1', '#557A6B'],
  far: ['#DDD7C6', '#466858'],
  mid: ['#CFDDCB', '#3A5A4B'],
  ground: ['#E3F1E8', '#2E4B3E'],
  road: ['#FAF8F2', '#7C988B'],
  paper: ['#FFFFFF', '#E6EDE4'],
  ink: ['#0E1B17', '#0E1B17'],
  soft: ['#7F7B68', '#8E9A92'],
  slate: ['#46554E', '#41524A'],
  jersey: ['#D9F24B', '#C3DB3C'],
  forest: ['#0A6B4A', '#0F7A55'],
  mint: ['#7FD6AE', '#4F9F7E'],
  amber: ['#F2C25C', '#DDAA45'],
  brick: ['#C9604F', '#B9584A'],
  water: ['#CFE3E0', '#5E8F93'],
  skin1: ['#F3CFB3', '#E3BB9C'],
  skin2: ['#DFA77C', '#CF9A70'],
  skin3: ['#B97A4E', '#AE7348'],
  skin4: ['#8A5433', '#875434'],
  skin5: ['#5E3A26', '#68432E'],
  black: ['#23201E', '#3A3532'],
  brown: ['#6A4327', '#704A2D'],
  red: ['#B5603A', '#A85936'],
  blond: ['#DDB66A', '#C9A259'],
  gray: ['#C9C9C2', '#AEB2AB'],
} as const;

export type Fill = keyof typeof faces;

const names = Object.keys(faces) as Fill[];

/** Short, as it stands on every part. */
const classOf = (fill: Fill): string => `c${names.indexOf(fill).toString(36)}`;

const lines = ['#0E1B17', '#08120E'] as const;
const thin = ['#9C957D', '#20392E'] as const;

/** The one width of all outlines. */
export const STROKE = 2;

const rules = (scheme: 0 | 1): string =>
  [
    `.l,.o{stroke:${lines[scheme]}}.o{fill:${lines[scheme]}}.e{fill:${lines[0]}}.s{stroke:${lines[0]}}.t{stroke:${thin[scheme]}}`,
    ...names.map(
      (fill) =>
        `.${classOf(fill)}{fill:${faces[fill][scheme]}}.${classOf(fill)}s{stroke:${faces[fill][scheme]}}`,
    ),
  ].join('');

const widths = `.l,.o,.t,.s{stroke-width:${STROKE};stroke-linejoin:round;stroke-linecap:round}.o{stroke-width:${STROKE * 2}}.t,.s{fill:none;stroke-width:1.1}.l{fill:none}`;

/** Which faces a drawing has: those of the reader's scheme, or one of them for good. */
export type Scheme = 'both' | 'light' | 'dark';

/** Only what a drawing uses, so that none is heavier than it needs. */
export const styleFor = (drawing: string, scheme: Scheme): string => {
  const used = (css: string) =>
    css.replace(/\.(c[0-9a-z])(s?)\{[^}]*\}/g, (rule, name: string, stroke: string) =>
      drawing.includes(`${name}${stroke}"`) || drawing.includes(`${name}${stroke} `) ? rule : '',
    );
  const day = widths + rules(0);
  if (scheme === 'light') return used(day);
  if (scheme === 'dark') return used(widths + rules(1));
  return used(`${day}@media screen and (prefers-color-scheme:dark){${rules(1)}}`);
};

/** A part with an outline. */
export const inked = (fill: Fill, d: string): string => `<path class="l ${classOf(fill)}" d="${d}"/>`;
/** A part without one. */
export const flat = (fill: Fill, d: string): string => `<path class="${classOf(fill)}" d="${d}"/>`;
/** Only a line. */
export const stroke = (d: string): string => `<path class="l" d="${d}"/>`;
/** A fine line: spokes, contours, rain. */
export const hair = (d: string): string => `<path class="t" d="${d}"/>`;
/** A fine line on skin. */
export const feature = (d: string): string => `<path class="s" d="${d}"/>`;
/** A dark spot on skin or paper. */
export const spot = (d: string): string => `<path class="e" d="${d}"/>`;

/** Parts that grow into each other: one outline around them all, and no line where they meet. */
export const grown = (...parts: readonly (readonly [Fill, string])[]): string =>
  `<path class="o" d="${parts.map(([, d]) => d).join('')}"/>${parts.map(([fill, d]) => flat(fill, d)).join('')}`;

/** A tube of a frame: a colored line with an outline. */
export const tube = (fill: Fill, d: string): string =>
  `<path class="l" style="stroke-width:4.4" d="${d}"/><path class="${classOf(fill)}s" style="fill:none;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round" d="${d}"/>`;

export const moved = (x: number, y: number, inner: string, turn = 0): string =>
  `<g transform="translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100})${turn === 0 ? '' : ` rotate(${Math.round(turn * 100) / 100})`}">${inner}</g>`;

/** Facing the other way. */
export const mirrored = (inner: string): string => `<g transform="scale(-1 1)">${inner}</g>`;
