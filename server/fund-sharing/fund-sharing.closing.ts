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
  // Why a share was made that somebody asked for, are the words of whoever asked.
  await trx
    .updateTable('fundShareBatch')
    .set({ reason: null })
    .where(({ or, and, eb, selectFrom }) =>
      or([
        and([eb('madeBy', '=', personId), eb('kind', '<>', 'request')]),
        eb('id', 'in', selectFrom('fundShareRequest').select('batchId').where('askedBy', '=', personId)),
      ]),
    )
    .execute();
};
