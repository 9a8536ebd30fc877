import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';
import { type Giver, isGivenBy } from '#server/receipt/receipt.ts';

/** Hides the name of the person's donations from now on, and deletes their messages. Amounts and receipts stay unchanged. */
export const makeDonationsAnonymous = async (trx: Trx, giver: Giver): Promise<void> => {
  await sql`update donation given set is_anonymous = true, message = null where ${isGivenBy(giver)}`.execute(
    trx,
  );
};
