import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { ReceiptRow } from './receipt.view.ts';

/** The refunded part of the donor's payment: the amounts that left the organization's accounts by transactions that name the donation's. */
export const refundedAmount = sql`(
  select coalesce(-sum(entry.amount), 0)
  from ledger_transaction booked
  join ledger_transaction back on back.reverses_id = booked.id or back.corrects_id = booked.id
  join ledger_entry entry on entry.transaction_id = back.id
  join ledger_account account on account.id = entry.account_id and account.kind in ('clearing', 'offline-receipts')
  where booked.kind in ('donation', 'cheque') and booked.reference = given.id::text
)`;

/** The columns of a `ReceiptRow` from a donation `given`, and `said`, its donor's input and payment. */
export const receiptColumns: RawBuilder<unknown> = sql`
  given.id, given.receipt_number, given.given_at, given.recipient_type, given.frequency, given.amount, given.charge,
  given.donor_name, given.donor_email, given.recipient_peloton_id as peloton_id,
  (select public_id from person where id = given.recipient_person_id) as public_id,
  coalesce(
    (select full_name from person where id = given.recipient_person_id),
    (select name from peloton where id = given.recipient_peloton_id)
  ) as recipient_name,
  said.details, said.paid_with,
  coalesce(
    said.details -> 'organization' ->> 'name', (select name from organization where id = given.organization_id)
  ) as organization_name,
  (
    select jsonb_build_object(
      'state', state, 'pauseReason', pause_reason, 'hasMethod', method_token is not null,
      'isGuests', donor_person_id is null, 'nextOn', coalesce(retry_on, next_on)
    ) from recurring_donation where id = given.recurring_donation_id
  ) as monthly`;

/** A donation for its receipt; null if there is none. Later donations of a recurring one repeat the first one's input. */
export const receiptOf = async (db: Db | Trx, donationId: string): Promise<ReceiptRow | null> => {
  const { rows } = await sql<ReceiptRow>`
    select ${receiptColumns}, ${refundedAmount} as refunded_amount
    from donation given
    left join donation_attempt attempt on attempt.intent_id = given.id
    left join recurring_donation plan on plan.id = given.recurring_donation_id
    cross join lateral (select
      coalesce(attempt.details, plan.details) as details,
      coalesce(attempt.paid_with, case when plan.method_type is null then null else jsonb_build_object(
        'type', plan.method_type, 'brand', plan.method_brand, 'last4', plan.method_last4) end) as paid_with
    ) said
    where given.id = ${donationId}`.execute(db);
  return rows[0] ?? null;
};

/** Cents of the donation `given` that were taken back from its recipient. */
export const takenBack = sql<number>`(
  select coalesce(sum(entry.amount), 0)
  from ledger_transaction booked
  join ledger_transaction back on back.reverses_id = booked.id or back.corrects_id = booked.id
  join ledger_entry entry on entry.transaction_id = back.id and entry.part = 'refunded'
  where booked.kind in ('donation', 'cheque') and booked.reference = given.id::text
)`;

/** The donor: `personId` null is the owner of the address, without an account. */
export type Giver = { personId: string | null; emailAddress: string };

/** A donor's donations: with their account, or without one under the address that they have confirmed. */
export const isGivenBy = ({ personId, emailAddress }: Giver): RawBuilder<unknown> =>
  sql`(given.donor_person_id = ${personId}::uuid
    or (given.donor_person_id is null and lower(given.donor_email) = ${emailAddress.toLowerCase()}))`;

/** The recipient of a donation, as its donor sees them. */
export const givenTo = sql`given.recipient_type,
  coalesce(
    (select public_id from person where id = given.recipient_person_id), given.recipient_peloton_id::text
  ) as recipient_id,
  coalesce(
    (select full_name from person where id = given.recipient_person_id),
    (select name from peloton where id = given.recipient_peloton_id)
  ) as recipient_name`;
