import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';
import { takenBack } from '#server/receipt/receipt.ts';

/** A donation that somebody wants to give thanks for. */
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
 * Marks the donations as thanked. False where another thank-you marked one of them first: it waits for that one's
 * transaction to end. In the order of their ids, so that two which want the same don't wait for each other.
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
