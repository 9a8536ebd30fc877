/** A 32-bit hash of an id (FNV-1a). */
export const seedOf = (id: string) => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
};

/** A pseudorandom value in [0, 1) at a point of a lattice; neighbors are independent. */
const lattice = (seed: number, x: number, y: number) => {
  let mixed = seed ^ Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
};

const ease = (t: number) => t * t * (3 - 2 * t);
const between = (a: number, b: number, t: number) => a + (b - a) * t;

/** Smooth noise in [0, 1), always the same for the same seed. */
const noise = (seed: number, x: number, y: number) => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [ease(x - left), ease(y - top)];
  return between(
    between(lattice(seed, left, top), lattice(seed, left + 1, top), across),
    between(lattice(seed, left, top + 1), lattice(seed, left + 1, top + 1), across),
    down,
  );
};

/** Fractal noise in [0, 1): `octaves` layers, each twice as fine and half as high. */
export const hills = (seed: number, x: number, y: number, octaves: number) => {
  let [sum, reach, height, scale] = [0, 0, 1, 1];
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += height * noise(seed + octave * 101, x * scale, y * scale);
    reach += height;
    height /= 2;
    scale *= 2;
  }
  return sum / reach;
};
