import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';

/** Whoever locks the same transaction of the ledger waits until this one's database transaction has ended. */
export const lockTransaction = async (trx: Trx, id: string): Promise<void> => {
  await sql`select ledger_lock_transaction(${id})`.execute(trx);
};
