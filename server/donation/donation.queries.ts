import { sql } from 'kysely';
import type { Page } from '#server/platform/contract/pagination.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { GiftRow, RecurringGiftRow } from './donation.rules.ts';

/** Whose gifts are asked for: a person's or a peloton's. */
export type Recipient = { personId: string } | { pelotonId: string };

/** What is still given: a gift that was taken back in full is reversed in the ledger. */
const giftsFor = (db: Db, recipient: Recipient, eventId: string) => {
  const gifts = db
    .selectFrom('donation')
    .where('donation.eventId', '=', eventId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledgerTransaction as booked')
            .innerJoin('ledgerTransaction as reversal', 'reversal.reversesId', 'booked.id')
            .select('booked.id')
            .where('booked.kind', 'in', ['gift', 'cheque'])
            .whereRef('booked.reference', '=', sql<string>`donation.id::text`),
        ),
      ),
    );
  return 'personId' in recipient
    ? gifts.where('recipientPersonId', '=', recipient.personId)
    : gifts.where('recipientPelotonId', '=', recipient.pelotonId);
};

/** One page of the gifts to a recipient in an event, newest first. */
export const giftPage = async (
  db: Db,
  recipient: Recipient,
  eventId: string,
  { limit, offset }: Page,
): Promise<{ gifts: GiftRow[]; total: number }> => {
  const all = giftsFor(db, recipient, eventId);
  const gifts = await all
    .select(['id', 'donorName', 'isAnonymous', 'amount', 'isAmountVisible', 'message', 'givenAt'])
    .orderBy('givenAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const counted = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirst();
  return { gifts, total: counted?.total ?? 0 };
};

/** The person behind a public id, and whether others may see who gave to them. */
export const findGivenPerson = (db: Db, publicId: string) =>
  db
    .selectFrom('person')
    .select(['id', 'isDonorListVisible'])
    .where('publicId', '=', publicId)
    .executeTakeFirst();

/** What a person gives every month and has not cancelled, the oldest first. */
export const recurringGiftsOf = async (db: Db, personId: string): Promise<RecurringGiftRow[]> => {
  const { rows } = await sql<RecurringGiftRow>`
    select
      gift.id, gift.recipient_type, gift.amount, gift.charge, gift.day_of_month, gift.state, gift.next_on, gift.started_at,
      person.public_id, person.first_name || ' ' || person.last_name as person_name,
      peloton.id as peloton_id, peloton.name as peloton_name,
      given.count as given_count, given.amount as given_amount,
      case when gift.method_token is null then null else json_build_object(
        'type', gift.method_type, 'brand', gift.method_brand, 'last4', gift.method_last4,
        'expirationMonth', gift.method_expiration_month, 'expirationYear', gift.method_expiration_year
      ) end as payment_method
    from recurring_gift gift
    left join person on person.id = gift.recipient_person_id
    left join peloton on peloton.id = gift.recipient_peloton_id
    left join lateral (
      select count(*)::int as count, coalesce(sum(donation.amount), 0)::bigint as amount
      from donation where donation.recurring_gift_id = gift.id
    ) given on true
    where gift.donor_person_id = ${personId} and gift.state in ('active', 'paused')
    order by gift.started_at, gift.id
  `.execute(db);
  return rows;
};
