import type { Trx } from '#server/platform/database/database.ts';

/** Ends what somebody who closes their account offers or is asked for, and erases their words. What was shared stays shared. */
export const endSharingOf = async (
  trx: Trx,
  { personId, at }: { personId: string; at: Date },
): Promise<void> => {
  await trx.deleteFrom('standingOffer').where('personId', '=', personId).execute();
  await trx
    .updateTable('fundShareRequest')
    .set({ state: 'expired', settledAt: at })
    .where('state', '=', 'open')
    .where(({ or, eb }) => or([eb('ownerId', '=', personId), eb('receiverId', '=', personId)]))
    .execute();
  await trx.updateTable('fundShareRequest').set({ message: null }).where('askedBy', '=', personId).execute();
  await trx.updateTable('fundShareBatch').set({ reason: null }).where('madeBy', '=', personId).execute();
};
