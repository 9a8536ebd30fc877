import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';

type Move = { personId: string; from: string; to: string };

/** As `moveDonorAddress`: e-mails of a recurring donation, and the receipts of its later charges, follow the person. */
export const moveRecurringDonorAddress = async (trx: Trx, { personId, from, to }: Move): Promise<void> => {
  await sql`
    update recurring_donation set
      donor_email = lower(${to}), details = jsonb_set(details, '{donor,email}', to_jsonb(lower(${to}::text)))
    where donor_person_id = ${personId} and lower(donor_email) = lower(${from})`.execute(trx);
};
