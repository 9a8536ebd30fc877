import { type RawBuilder, sql } from 'kysely';

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
