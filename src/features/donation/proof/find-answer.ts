import { sha256 } from '@noble/hashes/sha2.js';

const encoder = new TextEncoder();

/**
 * SHA-256, as bytes, of texts with a common prefix, which is hashed once. The browser's own function returns a promise for each hash, which
 * takes ten times as long for a hundred thousand hashes.
 */
export const sha256After = (beginning: string): ((ending: string) => Uint8Array) => {
  const shared = sha256.create().update(encoder.encode(beginning));
  return (ending) => shared.clone().update(encoder.encode(ending)).digest();
};

const zeroBits = (hash: Uint8Array): number => {
  let zeros = 0;
  for (const byte of hash) {
    zeros += Math.clz32(byte) - 24;
    if (byte !== 0) break;
  }
  return zeros;
};

/** The first number for which SHA-256 of `challenge:answer` starts with that many zero bits, in decimal. */
export const findAnswer = (challenge: string, difficulty: number): string => {
  const hashOf = sha256After(`${challenge}:`);
  for (let answer = 0; ; answer += 1)
    if (zeroBits(hashOf(String(answer))) >= difficulty) return String(answer);
};
