import type { Trx } from '#server/platform/database/database.ts';

/** Ends the offers and requests of a person who closes their account, and erases their text. Shares stay. */
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
  // The reason of a requested share is the text of the requester.
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
