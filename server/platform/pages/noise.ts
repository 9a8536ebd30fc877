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
