import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';
import { takenBack } from '#server/receipt/receipt.ts';

/** A donation that a person wants to give thanks for. */
export type ToThank = { id: string; donorEmail: string; isTakenBack: boolean; isThanked: boolean };

/** Those of `ids` that were given to the person. */
export const donationsToThank = (trx: Trx, personId: string, ids: readonly string[]): Promise<ToThank[]> =>
  trx
    .selectFrom('donation as given')
    .leftJoin('thankedDonation', 'thankedDonation.donationId', 'given.id')
    .select(['given.id', 'donorEmail'])
    .select(sql<boolean>`given.amount <= ${takenBack}`.as('isTakenBack'))
    .select(sql<boolean>`thanked_donation.donation_id is not null`.as('isThanked'))
    .where('recipientPersonId', '=', personId)
    .where('given.id', 'in', ids)
    .execute();

/**
 * Marks the donations as thanked, after concurrent transactions. False where one of them marked a donation first. The order is that of the
 * ids, so that two runs cannot deadlock.
 */
export const markThanked = async (
  trx: Trx,
  { personId, ids, at }: { personId: string; ids: ReadonlySet<string>; at: Date },
): Promise<boolean> => {
  const { id: thankYouId } = await trx
    .insertInto('thankYou')
    .values({ personId, sentAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const marked = await trx
    .insertInto('thankedDonation')
    .values([...ids].sort().map((donationId) => ({ donationId, thankYouId })))
    .onConflict((conflict) => conflict.column('donationId').doNothing())
    .returning('donationId')
    .execute();
  return marked.length === ids.size;
};
