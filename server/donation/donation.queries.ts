import { sql } from 'kysely';
import type { Page } from '#server/platform/contract/pagination.ts';
import type { Db } from '#server/platform/database/database.ts';
import { takenBack } from '#server/receipt/receipt.ts';
import type { DonationRow } from './donation.rules.ts';

/** A person or a peloton. */
export type Recipient = { personId: string } | { pelotonId: string };

/** Donations that still count: one that was refunded in full, at once or in parts, does not. */
const donationsFor = (db: Db, recipient: Recipient, eventId: string | null) => {
  const donations = db
    .selectFrom('donation as given')
    .$if(eventId !== null, (all) => all.where('given.eventId', '=', eventId))
    .where(sql<boolean>`given.amount > ${takenBack}`);
  return 'personId' in recipient
    ? donations.where('recipientPersonId', '=', recipient.personId)
    : donations.where('recipientPelotonId', '=', recipient.pelotonId);
};

export type DonationsAsked = {
  /** Null: in all events. */
  eventId: string | null;
  /** Only those that the person has not given thanks for. */
  isUnthanked?: boolean;
};

/** One page of the donations to a recipient, newest first. */
export const donationPage = async (
  db: Db,
  recipient: Recipient,
  { eventId, isUnthanked = false }: DonationsAsked,
  { limit, offset }: Page,
): Promise<{ donations: DonationRow[]; total: number }> => {
  const all = donationsFor(db, recipient, eventId)
    .leftJoin('thankedDonation', 'thankedDonation.donationId', 'given.id')
    .leftJoin('thankYou', 'thankYou.id', 'thankedDonation.thankYouId')
    .$if(isUnthanked, (those) => those.where('thankYou.id', 'is', null));
  const donations = await all
    .select(['given.id', 'donorName', 'isAnonymous', 'isAmountVisible', 'message', 'givenAt'])
    .select(sql<number>`given.amount - ${takenBack}`.as('amount'))
    .select('thankYou.sentAt as thankedAt')
    .orderBy('givenAt', 'desc')
    .orderBy('given.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const counted = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirst();
  return { donations, total: counted?.total ?? 0 };
};

/** The person behind a public id, with two permissions: whether others may see the donors, and the earlier years' amounts. */
export const findGivenPerson = (db: Db, publicId: string) =>
  db
    .selectFrom('person')
    .select(['id', 'isDonorListVisible', 'isAchievementsInvisible'])
    .where('publicId', '=', publicId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
