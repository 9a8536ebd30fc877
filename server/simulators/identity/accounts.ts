import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isEmail } from '#server/platform/contract/email.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { LoginMethod } from '#server/platform/identity/policies.ts';
import { hashPassword } from './passwords.ts';

export const claimsStandings = ['whole', 'without-email', 'without-oid', 'unknown-policy'] as const;

export type ClaimsStanding = (typeof claimsStandings)[number];

/** Someone who can sign in at the local provider. */
export type LocalAccount = {
  oid: string;
  method: LoginMethod;
  /** Null for some of Facebook's. */
  email: string | null;
  /** Null unless the method is e-mail. */
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  /** Whether the product may have their name and address. */
  hasConsented: boolean;
  /** What their tokens lack or have wrong; chosen at /sandbox. */
  claims: ClaimsStanding;
};

type Names = {
  firstName: string;
  lastName: string;
  /** A new one is made when left out. */
  oid?: string;
};

/** `passwordHash` in place of `password` saves the 60 ms of hashing where many accounts share one password. */
export type NewLocalAccount = Names & { email: string } & ({ password: string } | { passwordHash: string });

export type NewSocialAccount = Names & {
  method: Exclude<LoginMethod, 'email'>;
  email: string | null;
  /** False when left out: they are asked at their first sign-in. */
  hasConsented?: boolean;
};

const columns = [
  'oid',
  'method',
  'email',
  'passwordHash',
  'firstName',
  'lastName',
  'hasConsented',
  'claims',
] as const;

const accounts = (db: Db) => db.selectFrom('identityAccount').select(columns);

type Row = Omit<NewSocialAccount, 'method'> & { method: LoginMethod; passwordHash: string | null };

const insert = async (db: Db | Trx, { oid, email, ...row }: Row): Promise<string | null> => {
  const inserted = await db
    .insertInto('identityAccount')
    .values({
      ...row,
      oid: oid ?? randomUUID(),
      email: email?.trim() ?? null,
      // Finer than a Date: the demo's accounts are made within a millisecond, and listed in this order.
      createdAt: sql<Date>`clock_timestamp()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('oid')
    .executeTakeFirst();
  return inserted?.oid ?? null;
};

/**
 * Adds an account with a password; an e-mail address that has one keeps it as it is.
 * @returns the account's oid, or null when the address was taken.
 */
export const createLocalAccount = async (db: Db | Trx, account: NewLocalAccount): Promise<string | null> => {
  const { email, firstName, lastName, oid } = account;
  const passwordHash =
    'passwordHash' in account ? account.passwordHash : await hashPassword(account.password);
  const names = { firstName, lastName, ...(oid !== undefined && { oid }) };
  return insert(db, { method: 'email', email, passwordHash, hasConsented: true, ...names });
};

/** Adds an account of the kind that the simulator plays; null as above. */
export const createSocialAccount = (
  db: Db | Trx,
  { hasConsented = false, ...account }: NewSocialAccount,
): Promise<string | null> => insert(db, { ...account, hasConsented, passwordHash: null });

export const findAccountByEmail = async (
  db: Db,
  email: string,
  method: LoginMethod = 'email',
): Promise<LocalAccount | undefined> =>
  (await findAccountsByEmail(db, email)).find((account) => account.method === method);

export const findAccount = (db: Db, oid: string): Promise<LocalAccount | undefined> =>
  accounts(db).where('oid', '=', oid).executeTakeFirst();

/** Every account of an address, one for each method at most. */
export const findAccountsByEmail = async (db: Db, email: string): Promise<LocalAccount[]> => {
  const typed = email.trim();
  // Nobody has an address that is none, but some letters would be taken for others.
  if (!isEmail(typed)) return [];
  return accounts(db).where(sql<boolean>`lower(email) = lower(${typed})`).orderBy('method').execute();
};

/** The first few of a kind that ever were: the demo's own. */
export const firstAccounts = (db: Db, method: LoginMethod, most: number): Promise<LocalAccount[]> =>
  accounts(db).where('method', '=', method).orderBy('createdAt').limit(most).execute();
