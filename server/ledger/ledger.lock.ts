import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';

/** Locks a transaction of the ledger until this database transaction ends. */
export const lockTransaction = async (trx: Trx, id: string): Promise<void> => {
  await sql`select ledger_lock_transaction(${id})`.execute(trx);
};
