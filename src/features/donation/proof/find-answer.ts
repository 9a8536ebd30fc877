import { sha256After } from './sha256.ts';

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
