import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { RecipientAccount } from './ledger.entries.ts';

type Owned = Extract<RecipientAccount, { ownerId: string }>;

/** The ids of accounts that this transaction has locked. */
export type LockedAccounts = { readonly idOf: (account: RecipientAccount) => string };

const nameOf = ({ ownerType, eventYear, ...rest }: RecipientAccount): string =>
  `${ownerType} ${'ownerId' in rest ? rest.ownerId : ''} ${eventYear}`;

/** Accounts that one statement opens. */
const mostAtOnce = 1000;

/**
 * Opens missing accounts. Use a short transaction: a long one would delay the first donation to such an account. The order is that of the
 * owners, so that two runs cannot deadlock.
 */
export const openAccounts = async (db: Db | Trx, accounts: readonly Owned[]): Promise<void> => {
  const sorted = accounts.toSorted((one, next) => (one.ownerId < next.ownerId ? -1 : 1));
  for (let from = 0; from < sorted.length; from += mostAtOnce)
    await db
      .insertInto('ledgerAccount')
      .values(sorted.slice(from, from + mostAtOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

/**
 * Opens missing accounts and locks them in the order of their ids, so that two runs cannot deadlock. Adding to an account needs no lock:
 * donations continue.
 */
export const lockAccounts = async (trx: Trx, accounts: readonly Owned[]): Promise<LockedAccounts> => {
  const ids = new Map<string, string>();
  const ownerIds = [...new Set(accounts.map(({ ownerId }) => ownerId))];
  await openAccounts(trx, accounts);
  const locked = await trx
    .selectFrom('ledgerAccount')
    .select(['id', 'ownerType', 'ownerId', 'eventYear'])
    .where('kind', '=', 'recipient')
    .where('ownerId', 'in', ownerIds)
    .where('eventYear', 'in', [...new Set(accounts.map(({ eventYear }) => eventYear))])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { id, ownerType, ownerId, eventYear } of locked)
    ids.set(`${ownerType} ${ownerId} ${eventYear}`, id);
  return {
    idOf: (account) => {
      const id = ids.get(nameOf(account));
      if (id === undefined) throw new Error(`The account of ${nameOf(account)} is not locked.`);
      return id;
    },
  };
};

/** Locks a transaction of the ledger until this database transaction ends. */
export const lockTransaction = async (trx: Trx, id: string): Promise<void> => {
  await sql`select ledger_lock_transaction(${id})`.execute(trx);
};
