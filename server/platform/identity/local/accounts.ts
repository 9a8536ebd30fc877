import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { hashPassword } from './passwords.ts';

/** Someone who can sign in at the local provider. */
export type LocalAccount = {
  oid: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
};

/** `passwordHash` in place of `password` saves the 60 ms of hashing where many accounts share one password. */
export type NewLocalAccount = {
  email: string;
  firstName: string;
  lastName: string;
  /** A new one is made when left out. */
  oid?: string;
} & ({ password: string } | { passwordHash: string });

const columns = ['oid', 'email', 'passwordHash', 'firstName', 'lastName'] as const;

/**
 * Adds an account; an e-mail address that has one keeps it as it is.
 * @returns the account's oid, or null when the address was taken.
 */
export const createLocalAccount = async (db: Db | Trx, account: NewLocalAccount): Promise<string | null> => {
  const passwordHash =
    'passwordHash' in account ? account.passwordHash : await hashPassword(account.password);
  const row = await db
    .insertInto('identityAccount')
    .values({
      oid: account.oid ?? randomUUID(),
      email: account.email.trim(),
      passwordHash,
      firstName: account.firstName,
      lastName: account.lastName,
      createdAt: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('oid')
    .executeTakeFirst();
  return row?.oid ?? null;
};

export const findAccountByEmail = (db: Db, email: string): Promise<LocalAccount | undefined> =>
  db
    .selectFrom('identityAccount')
    .select(columns)
    .where(sql<boolean>`lower(email) = lower(${email.trim()})`)
    .executeTakeFirst();

export const findAccount = (db: Db, oid: string): Promise<LocalAccount | undefined> =>
  db.selectFrom('identityAccount').select(columns).where('oid', '=', oid).executeTakeFirst();
