import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';

type Move = { personId: string; from: string; to: string };

/**
 * Moves the person's donations to another e-mail address, so that receipts and thank-yous go there. It covers donations made under the old
 * address while signed in; others keep theirs.
 */
export const moveDonorAddress = async (trx: Trx, { personId, from, to }: Move): Promise<void> => {
  await sql`
    update donation set donor_email = lower(${to})
    where donor_person_id = ${personId} and lower(donor_email) = lower(${from})`.execute(trx);
};
