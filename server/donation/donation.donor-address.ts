import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';

type Move = { personId: string; from: string; to: string };

/**
 * A person is written to at another address from now on: so are receipts and thank-yous for what they gave under the old
 * one while signed in. A donation that they gave under yet another address keeps it.
 */
export const moveDonorAddress = async (trx: Trx, { personId, from, to }: Move): Promise<void> => {
  await sql`
    update donation set donor_email = lower(${to})
    where donor_person_id = ${personId} and lower(donor_email) = lower(${from})`.execute(trx);
};
