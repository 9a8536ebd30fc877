import type { Db } from '#server/platform/database/database.ts';

/** Whether a person may see drafts. */
export const mayPreview = async (db: Db, personId: string): Promise<boolean> => {
  const person = await db
    .selectFrom('person')
    .select('cmsPreview')
    .where('id', '=', personId)
    .executeTakeFirst();
  return person?.cmsPreview === true;
};
