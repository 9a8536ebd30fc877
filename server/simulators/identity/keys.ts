import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Db } from '#server/platform/database/database.ts';

/** The key that signs every token of the simulator. */
export type SigningKey = { kid: string; privateJwk: JWK; publicJwk: JWK };

const read = (db: Db) => db.selectFrom('identityKey').select('privateJwk').executeTakeFirst();

const create = async (db: Db): Promise<void> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: 'RS256', use: 'sig' };
  await db
    .insertInto('identityKey')
    .values({ id: 1, privateJwk: JSON.stringify(jwk), createdAt: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The stored key, created at the first call. Two processes that start together get the same one. */
export const signingKey = async (db: Db): Promise<SigningKey> => {
  if ((await read(db)) === undefined) await create(db);
  const row = await read(db);
  if (row === undefined) throw new Error('The signing key could not be stored.');
  const privateJwk = row.privateJwk as JWK;
  const { kty, n, e, kid, alg, use } = privateJwk;
  const publicJwk = { kty, n, e, kid, alg, use } as JWK;
  return { kid: kid ?? '', privateJwk, publicJwk };
};
