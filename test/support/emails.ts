import type { Db } from '#server/platform/database/database.ts';
import type { EmailKind } from '#server/platform/mail/mail.ts';

/** The e-mails to an address, oldest first. */
export const emailsTo = (db: Db, recipient: string) =>
  db
    .selectFrom('mailOutbox')
    .select(['kind', 'subject', 'text', 'html', 'recipient'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Sends so many e-mails of a kind to an address at an instant. */
export const sendMany = (
  db: Db,
  letter: { recipient: string; kind: EmailKind; createdAt: Date },
  count: number,
) =>
  db
    .insertInto('mailOutbox')
    .values(Array.from({ length: count }, () => ({ ...letter, subject: '', text: '', html: '' })))
    .execute();
