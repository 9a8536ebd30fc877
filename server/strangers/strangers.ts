import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { addressHash, hashOfToken, letterSecret, stopToken } from './strangers.seal.ts';

export { fullUntil, registerLate, sendLimited } from './late-emails.ts';

/** The digests of the addresses that unsubscribed from e-mails on others' behalf. */
export const optedOut = async (trx: Trx, hashes: readonly string[]): Promise<Set<string>> => {
  const rows = await trx
    .selectFrom('letterOptOut')
    .select('addressHash')
    .where('addressHash', 'in', [...hashes])
    .execute();
  return new Set(rows.map((row) => row.addressHash));
};

/** Unsubscribes the address of a token. Resolves with false for a forged token. */
export const stopEmails = async (
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
  hashOf: (address: string) => string;
  /** The token in the unsubscribe link of a digest's address. */
  tokenOf: (hash: string) => string;
};

/** How addresses of people who never gave them to this site are stored, and how these people unsubscribe. */
export const addressSeal = async (db: Db): Promise<AddressSeal> => {
  const secret = await letterSecret(db);
  return { hashOf: (address) => addressHash(secret, address), tokenOf: (hash) => stopToken(secret, hash) };
};
