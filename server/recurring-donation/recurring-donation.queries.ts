import { type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { type CalendarDay, dayIn, eventZone } from '#machines/calendar.ts';
import type { SignedInCaller } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { SavedMethod } from '#server/platform/payments/payments.ts';
import { takenBack } from '#server/receipt/receipt.ts';
import type { RecurringDonationRow } from './recurring-donation.rules.ts';

/**
 * The owner of a recurring donation: the account that gave it or, without one, the person who signs in with its address. The identity
 * provider has verified that address.
 */
const isTheirs = ({ personId, emailAddress }: SignedInCaller): RawBuilder<boolean> => sql`(
  plan.donor_person_id = ${personId}
  or (plan.donor_person_id is null and plan.donor_email = ${emailAddress.toLowerCase()})
)`;

/** A payment method as its donor sees it: without its token. */
const methodShown = {
  type: sql.ref('plan.methodType'),
  brand: sql.ref('plan.methodBrand'),
  last4: sql.ref('plan.methodLast4'),
  expirationMonth: sql.ref('plan.methodExpirationMonth'),
  expirationYear: sql.ref('plan.methodExpirationYear'),
};

/** The due day of the latest donation; null before the first. */
const lastDue = sql<string | null>`(
  select max(due_on) from donation join donation_attempt attempt on attempt.intent_id = donation.id
  where donation.recurring_donation_id = plan.id
)`;

const donations = (which: RawBuilder<boolean>): RawBuilder<RecurringDonationRow> => sql`
  select
    plan.id, plan.recipient_type, plan.amount, plan.charge, plan.day_of_month, plan.state, plan.pause_reason,
    plan.next_on, plan.retry_on, plan.started_at, ${lastDue} as last_due_on, person.public_id, person.full_name as person_name,
    peloton.id as peloton_id, peloton.name as peloton_name,
    kept.count as given_count, kept.amount as given_amount,
    case when plan.method_token is null then null else ${jsonBuildObject(methodShown)} end as payment_method
  from recurring_donation plan
  left join person on person.id = plan.recipient_person_id
  left join peloton on peloton.id = plan.recipient_peloton_id
  left join lateral (
    select count(*) filter (where amount > 0)::int as count, coalesce(sum(amount), 0)::bigint as amount
    from (select given.amount - ${takenBack} as amount from donation given where given.recurring_donation_id = plan.id) charged
  ) kept on true
  where plan.state in ('active', 'paused') and ${which}
  order by plan.started_at, plan.id`;

/** A person's active recurring donations, the oldest first. */
export const recurringDonationsOf = async (db: Db, caller: SignedInCaller): Promise<RecurringDonationRow[]> =>
  (await donations(isTheirs(caller)).execute(db)).rows;

/** An active one, as its donor sees it. */
export const recurringDonationOf = async (trx: Trx, id: string): Promise<RecurringDonationRow> => {
  const { rows } = await donations(sql`plan.id = ${id}`).execute(trx);
  if (!rows[0]) throw new RangeError(`There is no recurring donation ${id}`);
  return rows[0];
};

/** A recurring donation for the schedule; amounts in cents, days YYYY-MM-DD. */
export type Scheduled = {
  id: string;
  donorPersonId: string | null;
  donorEmail: string;
  donorFirstName: string;
  recipientType: 'User' | 'Peloton' | 'General';
  recipientPersonId: string | null;
  recipientPelotonId: string | null;
  recipientName: string | null;
  amount: number;
  charge: number;
  isFeeCovered: boolean;
  dayOfMonth: number;
  state: 'active' | 'paused' | 'cancelled';
  pauseReason: 'charge-refused' | 'recipient-closed' | null;
  nextOn: CalendarDay | null;
  retryOn: CalendarDay | null;
  refusedCount: number;
  customerId: string | null;
  method: SavedMethod | null;
};

const schedule = sql`
  select
    plan.id, plan.donor_person_id, plan.donor_email, plan.details -> 'donor' ->> 'firstName' as donor_first_name,
    plan.recipient_type, plan.recipient_person_id, plan.recipient_peloton_id,
    coalesce(
      (select full_name from person where id = plan.recipient_person_id),
      (select name from peloton where id = plan.recipient_peloton_id)
    ) as recipient_name,
    plan.amount, plan.charge, coalesce((plan.details ->> 'isFeeCovered')::boolean, plan.charge > plan.amount) as is_fee_covered, plan.day_of_month, plan.state,
    plan.pause_reason, plan.next_on, plan.retry_on, plan.refused_count, plan.customer_id,
    case when plan.method_token is null then null else ${jsonBuildObject({ token: sql.ref('plan.methodToken'), ...methodShown })} end as method
  from recurring_donation plan`;

/** The donation, locked until the transaction ends: charges, changes and the end run in turn. */
export const lockDonation = async (trx: Trx, id: string): Promise<Scheduled> => {
  const { rows } = await sql<Scheduled>`${schedule} where plan.id = ${id} for update of plan`.execute(trx);
  if (!rows[0]) throw new RangeError(`There is no recurring donation ${id}`);
  return rows[0];
};

/** The caller's donation; null for another person's, or where there is none. */
export const donationOfCaller = async (
  db: Db | Trx,
  id: string,
  caller: SignedInCaller,
): Promise<Scheduled | null> => {
  const { rows } = await sql<Scheduled>`${schedule} where plan.id = ${id} and ${isTheirs(caller)}`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** The due day of the latest donation; the first falls due when it is begun. */
export const lastDueOf = async (trx: Trx, id: string): Promise<CalendarDay> => {
  const { rows } = await sql<{ startedAt: Date; dueOn: CalendarDay | null }>`
    select plan.started_at, ${lastDue} as due_on
    from recurring_donation plan where plan.id = ${id}`.execute(trx);
  if (!rows[0]) throw new RangeError(`There is no recurring donation ${id}`);
  return rows[0].dueOn ?? dayIn(eventZone, rows[0].startedAt);
};

/** The donations that are due by `today`, the longest due first. */
export const dueDonations = async (db: Db, today: CalendarDay): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from recurring_donation where state = 'active' and next_on <= ${today} and coalesce(retry_on, next_on) <= ${today}
    order by next_on, id`.execute(db);
  return rows.map(({ id }) => id);
};

export type Expiring = { id: string; month: number; year: number };

/** The donations whose card expires in this month or the next. */
export const expiringDonations = async (db: Db, today: CalendarDay): Promise<Expiring[]> => {
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7));
  const { rows } = await sql<Expiring>`
    select id, method_expiration_month as month, method_expiration_year as year from recurring_donation
    where state = 'active' and method_expiration_year * 12 + method_expiration_month between ${month} and ${month + 1}
    order by id`.execute(db);
  return rows;
};
