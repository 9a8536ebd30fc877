import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { addressHash, hashOfToken, letterSecret, stopToken } from './strangers.seal.ts';

export { fullUntil, registerLate, sendLimited } from './late-letters.ts';

/** Which of the addresses, by their digests, want no letters that others ask us to send. */
export const optedOut = async (trx: Trx, hashes: readonly string[]): Promise<Set<string>> => {
  const rows = await trx
    .selectFrom('letterOptOut')
    .select('addressHash')
    .where('addressHash', 'in', [...hashes])
    .execute();
  return new Set(rows.map((row) => row.addressHash));
};

/** Ends such letters to the address of a token. Resolves with false for a token that is none of ours. */
export const stopLetters = async (
  { db, clock }: { db: Db; clock: Clock },
  token: string,
): Promise<boolean> => {
  const hash = hashOfToken(await letterSecret(db), token);
  if (hash === null) return false;
  await db
    .insertInto('letterOptOut')
    .values({ addressHash: hash, optedOutAt: clock.now() })
    .onConflict((conflict) => conflict.column('addressHash').doNothing())
    .execute();
  return true;
};

export type AddressSeal = {
  /** The digest of an address. */
  hashOf: (address: string) => string;
  /** What the link that stops letters to a digest's address carries. */
  tokenOf: (hash: string) => string;
};

/** How addresses of people who gave us none are kept, and how they end our letters. */
export const addressSeal = async (db: Db): Promise<AddressSeal> => {
  const secret = await letterSecret(db);
  return { hashOf: (address) => addressHash(secret, address), tokenOf: (hash) => stopToken(secret, hash) };
};
