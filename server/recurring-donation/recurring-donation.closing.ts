import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Giver } from '#server/receipt/receipt.ts';

const isOf = ({ personId, emailAddress }: Giver) => sql`(
  donor_person_id = ${personId} or (donor_person_id is null and lower(donor_email) = lower(${emailAddress}))
) and state <> 'cancelled'`;

/** The number of a person's recurring donations, and their monthly sum in cents. */
export const activeRecurringDonations = async (
  db: Db | Trx,
  personId: string,
  emailAddress: string,
): Promise<{ count: number; amount: number }> => {
  const { rows } = await sql<{ count: number; amount: number }>`
    select count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount
    from recurring_donation where ${isOf({ personId, emailAddress })}`.execute(db);
  return rows[0] ?? { count: 0, amount: 0 };
};

/** Ends all recurring donations of a person for good, and deletes their payment methods. The schedule uses the same locks. */
export const endRecurringDonations = async (trx: Trx, giver: Giver, at: Date): Promise<void> => {
  await sql`select id from recurring_donation where ${isOf(giver)} order by id for update`.execute(trx);
  await sql`
    update recurring_donation set state = 'cancelled', next_on = null, retry_on = null, pause_reason = null, ended_at = ${at},
      customer_id = null, method_token = null, method_type = null, method_brand = null, method_last4 = null,
      method_expiration_month = null, method_expiration_year = null
    where ${isOf(giver)}`.execute(trx);
};
