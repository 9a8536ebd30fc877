import { type RawBuilder, sql } from 'kysely';
import { dayOf } from '#server/platform/clock/clock.ts';
import type { SignedInCaller } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { SavedMethod } from '#server/platform/payments/payments.ts';
import { takenBack } from '#server/receipt/receipt.ts';
import type { RecurringGiftRow } from './recurring-donation.rules.ts';

/**
 * Whose gifts they are: the account's they were given with, or, without one, of whoever signs in with the address they were given
 * with. Its provider has verified that.
 */
const isTheirs = ({ personId, emailAddress }: SignedInCaller): RawBuilder<boolean> => sql`(
  gift.donor_person_id = ${personId}
  or (gift.donor_person_id is null and gift.donor_email = ${emailAddress.toLowerCase()})
)`;

const gifts = (which: RawBuilder<boolean>): RawBuilder<RecurringGiftRow> => sql`
  select
    gift.id, gift.recipient_type, gift.amount, gift.charge, gift.day_of_month, gift.state, gift.pause_reason,
    gift.next_on, gift.retry_on, gift.started_at, person.public_id, person.first_name || ' ' || person.last_name as person_name,
    peloton.id as peloton_id, peloton.name as peloton_name,
    kept.count as given_count, kept.amount as given_amount,
    case when gift.method_token is null then null else json_build_object(
      'type', gift.method_type, 'brand', gift.method_brand, 'last4', gift.method_last4,
      'expirationMonth', gift.method_expiration_month, 'expirationYear', gift.method_expiration_year
    ) end as payment_method
  from recurring_gift gift
  left join person on person.id = gift.recipient_person_id
  left join peloton on peloton.id = gift.recipient_peloton_id
  left join lateral (
    select count(*) filter (where amount > 0)::int as count, coalesce(sum(amount), 0)::bigint as amount
    from (select given.amount - ${takenBack} as amount from donation given where given.recurring_gift_id = gift.id) charged
  ) kept on true
  where gift.state in ('active', 'paused') and ${which}
  order by gift.started_at, gift.id`;

/** What a person gives every month and has not ended, the oldest first. */
export const recurringGiftsOf = async (db: Db, caller: SignedInCaller): Promise<RecurringGiftRow[]> =>
  (await gifts(isTheirs(caller)).execute(db)).rows;

/** One that has not ended, as its donor sees it. */
export const recurringGiftOf = async (trx: Trx, id: string): Promise<RecurringGiftRow> => {
  const { rows } = await gifts(sql`gift.id = ${id}`).execute(trx);
  if (!rows[0]) throw new RangeError(`There is no monthly gift ${id}`);
  return rows[0];
};

/** A monthly gift as the schedule has it; amounts in cents, days YYYY-MM-DD. */
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
  nextOn: string | null;
  retryOn: string | null;
  refusedCount: number;
  customerId: string | null;
  method: SavedMethod | null;
};

const schedule = sql`
  select
    gift.id, gift.donor_person_id, gift.donor_email, gift.details -> 'donor' ->> 'firstName' as donor_first_name,
    gift.recipient_type, gift.recipient_person_id, gift.recipient_peloton_id,
    coalesce(
      (select first_name || ' ' || last_name from person where id = gift.recipient_person_id),
      (select name from peloton where id = gift.recipient_peloton_id)
    ) as recipient_name,
    gift.amount, gift.charge, coalesce((gift.details ->> 'isFeeCovered')::boolean, gift.charge > gift.amount) as is_fee_covered, gift.day_of_month, gift.state,
    gift.pause_reason, gift.next_on, gift.retry_on, gift.refused_count, gift.customer_id,
    case when gift.method_token is null then null else json_build_object(
      'token', gift.method_token, 'type', gift.method_type, 'brand', gift.method_brand, 'last4', gift.method_last4,
      'expirationMonth', gift.method_expiration_month, 'expirationYear', gift.method_expiration_year
    ) end as method
  from recurring_gift gift`;

/** The gift, held until the transaction ends: whoever charges, changes or ends it comes one after the other. */
export const lockGift = async (trx: Trx, id: string): Promise<Scheduled> => {
  const { rows } = await sql<Scheduled>`${schedule} where gift.id = ${id} for update of gift`.execute(trx);
  if (!rows[0]) throw new RangeError(`There is no monthly gift ${id}`);
  return rows[0];
};

/** The gift, if it is the caller's; null where it isn't, or there is none. */
export const giftOfCaller = async (
  db: Db | Trx,
  id: string,
  caller: SignedInCaller,
): Promise<Scheduled | null> => {
  const { rows } = await sql<Scheduled>`${schedule} where gift.id = ${id} and ${isTheirs(caller)}`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** The day on which the latest gift that was made fell due, YYYY-MM-DD; the first falls due when it is begun. */
export const lastDueOf = async (trx: Trx, id: string): Promise<string> => {
  const { rows } = await sql<{ startedAt: Date; dueOn: string | null }>`
    select gift.started_at, (
      select max(due_on) from donation join donation_attempt attempt on attempt.intent_id = donation.id
      where donation.recurring_gift_id = gift.id
    ) as due_on
    from recurring_gift gift where gift.id = ${id}`.execute(trx);
  if (!rows[0]) throw new RangeError(`There is no monthly gift ${id}`);
  return rows[0].dueOn ?? dayOf(rows[0].startedAt);
};

/** What is charged on `today` or should have been before, the longest due first. */
export const dueGifts = async (db: Db, today: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from recurring_gift where state = 'active' and next_on <= ${today} and coalesce(retry_on, next_on) <= ${today}
    order by next_on, id`.execute(db);
  return rows.map(({ id }) => id);
};

export type Expiring = { id: string; month: number; year: number };

/** Whose card ends in one of the next two months. */
export const expiringGifts = async (db: Db, today: string): Promise<Expiring[]> => {
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7));
  const { rows } = await sql<Expiring>`
    select id, method_expiration_month as month, method_expiration_year as year from recurring_gift
    where state = 'active' and method_expiration_year * 12 + method_expiration_month between ${month} and ${month + 1}
    order by id`.execute(db);
  return rows;
};
