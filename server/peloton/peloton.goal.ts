import type { Db, Trx } from '#server/platform/database/database.ts';

/** A peloton's goal in an event, in cents; null where it set none. */
export const goalOf = async (db: Db | Trx, pelotonId: string, eventId: string): Promise<number | null> => {
  const row = await db
    .selectFrom('pelotonGoal')
    .select('goal')
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return row?.goal ?? null;
};

export const setGoal = async (
  trx: Trx,
  { pelotonId, eventId }: { pelotonId: string; eventId: string },
  goal: number | null,
): Promise<void> => {
  if (goal === null) {
    await trx
      .deleteFrom('pelotonGoal')
      .where('pelotonId', '=', pelotonId)
      .where('eventId', '=', eventId)
      .execute();
    return;
  }
  await trx
    .insertInto('pelotonGoal')
    .values({ pelotonId, eventId, goal })
    .onConflict((conflict) => conflict.columns(['pelotonId', 'eventId']).doUpdateSet({ goal }))
    .execute();
};
