import { sql } from 'kysely';
import type { Page } from '#server/platform/contract/pagination.ts';
import type { Db } from '#server/platform/database/database.ts';
import { takenBack } from '#server/receipt/receipt.ts';
import type { GiftRow } from './donation.rules.ts';

/** Whose gifts are asked for: a person's or a peloton's. */
export type Recipient = { personId: string } | { pelotonId: string };

/** What is still given: a gift that was taken back in full, at once or in parts, is none. */
const giftsFor = (db: Db, recipient: Recipient, eventId: string | null) => {
  const gifts = db
    .selectFrom('donation as given')
    .$if(eventId !== null, (all) => all.where('given.eventId', '=', eventId))
    .where(sql<boolean>`given.amount > ${takenBack}`);
  return 'personId' in recipient
    ? gifts.where('recipientPersonId', '=', recipient.personId)
    : gifts.where('recipientPelotonId', '=', recipient.pelotonId);
};

/** One page of the gifts to a recipient in an event, or in all where `eventId` is null, newest first. */
export const giftPage = async (
  db: Db,
  recipient: Recipient,
  eventId: string | null,
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
