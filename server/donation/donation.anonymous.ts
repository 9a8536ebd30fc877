import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';
import { type Giver, isGivenBy } from '#server/receipt/receipt.ts';

/** What a person gave is shown without name and message from now on. Amounts and receipts stay as they are. */
export const makeDonationsAnonymous = async (trx: Trx, giver: Giver): Promise<void> => {
  await sql`update donation given set is_anonymous = true, message = null where ${isGivenBy(giver)}`.execute(
    trx,
  );
};
