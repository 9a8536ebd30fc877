// The app draws its land from the same noise (src/components/climb), so that a person's mountain is the same in both;
// test/unit/components/land.test.ts compares them.

/** A number from any id, always the same for the same id (FNV-1a, 32 bits). */
export const seedOf = (id: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1)
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  return hash >>> 0;
};

/** A value in [0, 1) at a point of a lattice. */
const lattice = (seed: number, x: number, y: number): number => {
  let mixed = seed ^ Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
};

export const smooth = (t: number): number => t * t * (3 - 2 * t);
const between = (a: number, b: number, t: number): number => a + (b - a) * t;

const noise = (seed: number, x: number, y: number): number => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [smooth(x - left), smooth(y - top)];
  return between(
    between(lattice(seed, left, top), lattice(seed, left + 1, top), across),
    between(lattice(seed, left, top + 1), lattice(seed, left + 1, top + 1), across),
    down,
  );
};

/** Hills on hills: `octaves` layers, each twice as fine and half as high. In [0, 1). */
export const hills = (seed: number, x: number, y: number, octaves: number): number => {
  let [sum, reach, height, scale] = [0, 0, 1, 1];
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += height * noise(seed + octave * 101, x * scale, y * scale);
    reach += height;
    height /= 2;
    scale *= 2;
  }
  return sum / reach;
};

/** Heights in [0, 1], evenly spaced from the start to the summit. Never empty. */
export type Profile = readonly number[];

const points = 161;
const share = (index: number): number => index / (points - 1);
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Where the last ramp to the summit begins, and the height limits of the hills before it. */
const ramp = 0.86;
const [valley, crest] = [0.08, 0.8];

/** The climb of an id: it starts low, has its own passes and dips, and ends at its only summit (1). */
export const profileOf = (id: string): Profile => {
  const seed = seedOf(id);
  const raw = Array.from({ length: points }, (_, index) => {
    const t = share(index);
    const wild = Math.sin(Math.PI * clamp(t / ramp, 0, 1)) ** 0.55;
    const rolling = (hills(seed, t * 6, 0, 2) - 0.54) * 0.9 * wild;
    const rough = (hills(seed + 7, t * 30, 0, 2) - 0.5) * 0.09;
    return 0.18 + 0.62 * t ** 1.15 + rolling + rough;
  });
  const [low, high] = [Math.min(...raw), Math.max(...raw)];
  const [floor, top] = [Math.max(low, valley), Math.min(high, crest)];
  return raw.map((height, index) => {
    const pressed = floor + ((height - low) / (high - low)) * (top - floor);
    return pressed + (1 - pressed) * smooth(clamp((share(index) - ramp) / (1 - ramp), 0, 1));
  });
};

/** A landscape behind text: flat on the left, steeper with a higher `bend`. A higher `depth` is further back. */
export const sceneOf = (id: string, bend: number, depth = 0): Profile => {
  const seed = seedOf(id);
  return Array.from({ length: points }, (_, index) => {
    const t = share(index);
    const rolling = (hills(seed, t * 7, depth, 3) - 0.5) * (0.08 + 0.42 * t);
    return clamp(0.1 + 0.62 * t ** bend + rolling, 0.03, 1);
  });
};

/** The height at a share `t` of the way, 0 to 1; the ends continue beyond. */
export const heightAt = (profile: Profile, t: number): number => {
  const place = clamp(t, 0, 1) * (profile.length - 1);
  const before = Math.floor(place);
  const start = profile[before] ?? 0;
  const end = profile[before + 1] ?? start;
  return start + (end - start) * (place - before);
};

export type Box = { left: number; top: number; width: number; height: number };

/** The place of a share `t` of the way in a box. */
export const pointAt = (profile: Profile, t: number, box: Box): readonly [x: number, y: number] => [
  box.left + t * box.width,
  box.top + (1 - heightAt(profile, t)) * box.height,
];

/** The ridge as an SVG path, up to a share of the way. */
export const ridgePath = (profile: Profile, box: Box, until = 1): string => {
  const shares = profile.map((_, index) => share(index)).filter((t) => t < until);
  return [...shares, until]
    .map((t) =>
      pointAt(profile, t, box)
        .map((value) => value.toFixed(1))
        .join(' '),
    )
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${point}`)
    .join('');
};

/** The land under the ridge as a closed SVG path, down to the box's foot. */
export const landPath = (profile: Profile, box: Box, until = 1): string => {
  const foot = box.top + box.height;
  return `${ridgePath(profile, box, until)}V${foot}H${box.left}Z`;
};
