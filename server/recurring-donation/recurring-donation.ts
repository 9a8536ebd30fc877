import { sql } from 'kysely';
import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Giver } from '#server/receipt/receipt.ts';
import { changeDonation } from './recurring-donation.changes.ts';
import { writeToDonor } from './recurring-donation.charge.ts';
import { endedEmail } from './recurring-donation.emails.ts';
import { recurringDonationProblem } from './recurring-donation.problems.ts';
import { donationOfCaller, lockDonation, recurringDonationsOf } from './recurring-donation.queries.ts';
import { recurringDonationView } from './recurring-donation.rules.ts';

type EndDonationDeps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;

export { chargesUntil, type DuePlan } from '#machines/donation/due-days.ts';

export { recurringPlans } from './recurring-donation.plan.ts';
export { recurringDonationJobs, scheduleRecurringSweep } from './recurring-donation.sweep.ts';

/** Ends a donation for good. The schedule uses the same lock, so no charge begins after the answer. */
const endDonation = async (deps: EndDonationDeps, call: Call<'cancelRecurringDonation'>) => {
  const mine = await donationOfCaller(deps.db, call.params.id, signedIn(call));
  if (!mine) throw recurringDonationProblem('recurring-donation-not-found');
  return withIdempotency(deps, call, async (trx) => {
    const donation = await lockDonation(trx, mine.id);
    if (donation.state !== 'cancelled') {
      await trx
        .updateTable('recurringDonation')
        .set({
          state: 'cancelled',
          nextOn: null,
          retryOn: null,
          pauseReason: null,
          endedAt: deps.clock.now(),
        })
        .where('id', '=', donation.id)
        .execute();
      await writeToDonor(deps, trx, donation, {
        ...endedEmail(donation, deps.settings.publicUrl),
        kind: 'recurring-donation-ended',
      });
    }
    return { status: 204 as const };
  });
};

export const recurringDonationOperations = (deps: EndDonationDeps & Pick<Platform, 'payments'>) =>
  ({
    getActiveRecurringDonations: async (call) => {
      const donations = await recurringDonationsOf(deps.db, signedIn(call));
      return { status: 200, body: donations.map(recurringDonationView) };
    },
    updateRecurringDonation: (call) => changeDonation(deps, call),
    cancelRecurringDonation: (call) => endDonation(deps, call),
  }) satisfies Partial<Handlers>;

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

type Move = { personId: string; from: string; to: string };

/** Like `moveDonorAddress`: e-mails of a recurring donation, and the receipts of its later charges, follow the person. */
export const moveRecurringDonorAddress = async (trx: Trx, { personId, from, to }: Move): Promise<void> => {
  await sql`
    update recurring_donation set
      donor_email = lower(${to}), details = jsonb_set(details, '{donor,email}', to_jsonb(lower(${to}::text)))
    where donor_person_id = ${personId} and lower(donor_email) = lower(${from})`.execute(trx);
};
