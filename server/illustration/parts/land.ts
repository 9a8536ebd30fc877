import { disc, line, type Point, short } from '#server/illustration/figure/geometry.ts';
import type { Ground } from '#server/illustration/figure/riding.ts';
import { type Fill, flat, hair, inked, stroke } from '#server/illustration/ink.ts';
import { hills, seedOf } from '#server/platform/pages/noise.ts';

/** The size of every scene. */
export const width = 320;
export const height = 200;

const over = (of: (x: number) => number, step: number): Point[] =>
  Array.from(
    { length: Math.floor(width / step) + 3 },
    (_, index): Point => [index * step - step, of(index * step - step)],
  );

/** A smooth line through points. */
const flowing = (points: readonly Point[]): string =>
  points
    .map(([x, y], index) => {
      const next = points[index + 1];
      if (index === 0 || next === undefined) return `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`;
      return `Q${short(x)} ${short(y)} ${short((x + next[0]) / 2)} ${short((y + next[1]) / 2)}`;
    })
    .join('');

const under = (edge: string): string => `${edge}V210H-12Z`;

/** A row of hills of a word's own, whose crests lie about `level` and swing by `swing`. */
export const ridge = (of: string, fill: Fill, level: number, swing: number, lines = 3): string => {
  const seed = seedOf(of);
  const crest = (x: number) => level - (hills(seed, (x + 40) / 72, 0, 2) - 0.5) * 2 * swing;
  const edge = flowing(over(crest, 20));
  const contours = Array.from({ length: lines }, (_, index) => {
    const deep = (index + 1) * 9;
    return flowing(over((x) => crest(x) + deep + (hills(seed + 9, x / 90, index, 2) - 0.5) * 12, 32));
  }).join('');
  return flat(fill, under(edge)) + (lines > 0 ? hair(contours) : '') + stroke(edge);
};

/** The ground that everything stands on; straight for a road, so that it is drawn as it is ridden. */
export const ground = (of: Ground, fill: Fill = 'ground'): string => {
  const points = over(of, 8);
  const edge = line(...points);
  return flat(fill, under(edge)) + stroke(edge);
};

/** A road: a band under the line that wheels roll on. */
export const road = (of: Ground, fill: Fill = 'ground'): string => {
  const [edge, low] = [line(...over(of, 8)), over((x) => of(x) + 9, 8).reverse()];
  return (
    flat(fill, under(edge)) +
    flat('road', `${edge}${line(...low).replace('M', 'L')}Z`) +
    stroke(line(...over(of, 8)) + line(...low))
  );
};

/** Stones and ruts instead of asphalt. */
export const gravel = (of: Ground): string =>
  road(of) +
  hair(
    Array.from({ length: 26 }, (_, index) => {
      const x = index * 12.5 + ((index * 7) % 5);
      const y = of(x) + 3 + ((index * 5) % 5);
      return `M${short(x)} ${short(y)}l2.500-.8`;
    }).join(''),
  );

export const level =
  (y: number): Ground =>
  () =>
    y;

/** A road that rises by `rise` from the left to the right of the scene. */
export const slope =
  (y: number, rise: number): Ground =>
  (x) =>
    y - (x / width) * rise;

export type Weather = 'sun' | 'low sun' | 'clouds' | 'rain' | 'fog' | 'snow' | 'stars' | 'dawn' | 'wind';

const cloud = (x: number, y: number, s = 1): string =>
  inked(
    'paper',
    `M${x} ${y}a${9 * s} ${9 * s} 0 0 1 ${2 * s}-${17 * s}a${14 * s} ${14 * s} 0 0 1 ${26 * s}-${3 * s}a${10 * s} ${10 * s} 0 0 1 ${9 * s} ${20 * s}Z`,
  );

const many = (count: number, of: (x: number, y: number, index: number) => string): string =>
  Array.from({ length: count }, (_, index) =>
    of((index * 67 + 17) % 320, (index * 41 + 11) % 110, index),
  ).join('');

/** What the sky does, at `x` of the scene; behind the land. */
export const sky = (weather: Weather, x: number): string => {
  switch (weather) {
    case 'sun':
      return inked('jersey', disc([x, 38], 17));
    case 'low sun':
      return inked('amber', disc([x, 88], 26));
    case 'dawn':
      return (
        inked('jersey', disc([x, 104], 34)) +
        hair(`M${x - 60} 60H${x - 22}M${x + 20} 52H${x + 70}M${x - 30} 44H${x + 14}`)
      );
    case 'clouds':
      return cloud(x, 46) + cloud((x + 150) % 270, 62, 0.7);
    case 'wind':
      return (
        hair(`M${x - 40} 40H${x + 10}c10 0 10-13 1-12M${x - 70} 54H${x + 40}c12 0 12 14 2 13M${x} 30h40`) +
        cloud((x + 160) % 270, 50, 0.8)
      );
    case 'rain':
      return (
        cloud(x, 40, 1.1) +
        cloud((x + 140) % 260, 34, 0.9) +
        hair(many(28, (a, b) => `M${a} ${b + 36}l-4 10`))
      );
    case 'snow':
      return cloud(x, 40) + hair(many(30, (a, b) => disc([a, b + 30], 1.3)));
    case 'stars':
      return (
        inked('jersey', `M${x} 24a16 16 0 1 0 18 22a14 14 0 0 1-18-22Z`) +
        hair(
          many(20, (a, b, index) =>
            index % 3 === 0 ? `M${a - 2.5} ${b}h5M${a} ${b - 2.5}v5` : disc([a, b], 0.7),
          ),
        )
      );
    default:
      return '';
  }
};

/** A bank of fog: without lines, and what lies behind shows through. */
export const fogBank = (x: number, y: number, width: number): string => {
  const at = (share: number) => short(x + width * share);
  return `<g opacity=".7">${flat('paper', `M${x} ${y}C${at(0.25)} ${y - 11} ${at(0.7)} ${y - 9} ${at(1)} ${y}C${at(0.7)} ${y + 8} ${at(0.3)} ${y + 9} ${x} ${y}Z`)}</g>`;
};

/** Banks of fog before the land. */
export const fog = (top: number): string =>
  fogBank(-40, top, 150) + fogBank(150, top + 16, 210) + fogBank(-20, top + 36, 190);
