import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { storedSecret } from '#server/platform/database/stored-secret.ts';

type Challenge = { challenge: string; difficulty: number; expiresAt: Date };
type ChallengeAnswer = { challenge: string; answer: string };

/** Milliseconds: the donor may authenticate between the work and the donation. */
const challengeLasts = 15 * 60_000;

const sign = (secret: string, said: string): string =>
  createHmac('sha256', secret).update(`challenge ${said}`).digest('base64url');

/** Work for one key's donation. The server stores nothing: the sealed challenge contains its own terms. */
export const challengeFor = (secret: string, key: string, difficulty: number, now: Date): Challenge => {
  const expiresAt = new Date(now.getTime() + challengeLasts);
  const said = `${key.toLowerCase()}.${difficulty}.${expiresAt.getTime()}`;
  return { challenge: `${said}.${sign(secret, said)}`, difficulty, expiresAt };
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const hasZeros = (hash: Buffer, bits: number): boolean => {
  const whole = Math.floor(bits / 8);
  return hash.subarray(0, whole).every((byte) => byte === 0) && (hash[whole] ?? 0) >> (8 - (bits % 8)) === 0;
};

/** Whether the work is for this key, in time and done. It counts once, as a key does: a repetition gets the first outcome. */
export const isAnswered = (
  secret: string,
  key: string,
  { challenge, answer }: ChallengeAnswer,
  now: Date,
): boolean => {
  const [, said = '', of, difficulty, expiry, seal = ''] =
    /^(([\da-f-]{36})\.(\d{1,2})\.(\d{1,15}))\.([\w-]{43})$/.exec(challenge) ?? [];
  if (of !== key.toLowerCase() || !isSame(seal, sign(secret, said))) return false;
  if (Number(expiry) <= now.getTime()) return false;
  return hasZeros(createHash('sha256').update(`${challenge}:${answer}`).digest(), Number(difficulty));
};

/** The key that all processes on this database share; the first process that needs it creates it. */
export const secretOf = storedSecret('card_testing_key');

/** The same for the same text; the text cannot be derived from it. */
export const digest = (secret: string, kind: 'address' | 'donor' | 'domain' | 'card', text: string): string =>
  createHmac('sha256', secret).update(`${kind} ${text}`).digest('base64url').slice(0, 22);
