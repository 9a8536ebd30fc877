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
const wordAt = (words: Uint32Array, index: number) => words[index] as number;

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
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = wordAt(state, 0) + a;
  state[1] = wordAt(state, 1) + b;
  state[2] = wordAt(state, 2) + c;
  state[3] = wordAt(state, 3) + d;
  state[4] = wordAt(state, 4) + e;
  state[5] = wordAt(state, 5) + f;
  state[6] = wordAt(state, 6) + g;
  state[7] = wordAt(state, 7) + h;
};

const blockLength = 64;

/**
 * SHA-256, as eight words, of texts in ASCII that begin alike: what they share is mixed in once. The words are the next call’s, too.
 * The browser's own answers each hash with a promise, which takes ten times as long where a hundred thousand are wanted.
 */
export const sha256After = (beginning: string): ((ending: string) => Uint32Array) => {
  const known = Uint32Array.from(start);
  const shared = beginning.length - (beginning.length % blockLength);
  const whole = Uint8Array.from(beginning, (sign) => sign.charCodeAt(0));
  for (let offset = 0; offset < shared; offset += blockLength) mix(known, new DataView(whole.buffer), offset);
  const rest = beginning.slice(shared);
  const state = new Uint32Array(known.length);
  let bytes = new Uint8Array(2 * blockLength);
  let view = new DataView(bytes.buffer);
  return (ending) => {
    const text = rest + ending;
    const length = (Math.floor((text.length + 8) / blockLength) + 1) * blockLength;
    if (length > bytes.length) {
      bytes = new Uint8Array(length);
      view = new DataView(bytes.buffer);
    }
    bytes.fill(0, text.length, length);
    for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
    bytes[text.length] = 0x80;
    view.setUint32(length - 4, (shared + text.length) * 8);
    state.set(known);
    for (let offset = 0; offset < length; offset += blockLength) mix(state, view, offset);
    return state;
  };
};
