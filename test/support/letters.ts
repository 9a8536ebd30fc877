import type { Db } from '#server/platform/database/database.ts';

/** The letters to an address, oldest first. */
export const lettersTo = (db: Db, recipient: string) =>
  db
    .selectFrom('mailOutbox')
    .select(['kind', 'subject', 'text', 'html', 'recipient'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
