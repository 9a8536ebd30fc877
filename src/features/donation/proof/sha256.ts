/** The first 32 bits of the fractional parts of the square or cube roots of the first primes (FIPS 180-4). */
const rootBits = (count: number, power: number): Uint32Array => {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    let isPrime = true;
    for (let by = 2; by * by <= candidate; by += 1) if (candidate % by === 0) isPrime = false;
    if (isPrime) found.push((candidate ** power % 1) * 0x1_0000_0000);
  }
  return Uint32Array.from(found, Math.floor);
};

const rounds = rootBits(64, 1 / 3);
const start = rootBits(8, 1 / 2);
const schedule = new Uint32Array(64);

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const wordAt = (words: Uint32Array, index: number) => words[index] ?? 0;

const mix = (state: Uint32Array, block: DataView, offset: number): void => {
  for (let i = 0; i < 16; i += 1) schedule[i] = block.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const early = wordAt(schedule, i - 15);
    const late = wordAt(schedule, i - 2);
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[i] = wordAt(schedule, i - 16) + one + wordAt(schedule, i - 7) + two;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const big = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + big + ((e & f) ^ (~e & g)) + wordAt(rounds, i) + wordAt(schedule, i)) | 0;
    const small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = wordAt(state, index) + word;
};

/**
 * SHA-256 of a text in ASCII, as eight words. The browser's own answers each hash with a promise, which takes ten times as
 * long where a hundred thousand are wanted.
 */
export const sha256 = (text: string): Uint32Array => {
  const length = (Math.floor((text.length + 8) / 64) + 1) * 64;
  const bytes = new Uint8Array(length);
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
  bytes[text.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 4, text.length * 8);
  const state = Uint32Array.from(start);
  for (let offset = 0; offset < length; offset += 64) mix(state, view, offset);
  return state;
};
