import type { Db } from '#server/platform/database/database.ts';
import type { EmailKind } from '#server/platform/mail/mail.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

/** The e-mails to an address, oldest first. */
export const emailsTo = (db: Db, recipient: string) =>
  rowsOf(db, 'mailOutbox', { recipient }, 'createdAt', 'id').read(
    'kind',
    'subject',
    'text',
    'html',
    'recipient',
  );

/** Sends so many e-mails of a kind to an address at an instant. */
export const sendMany = (
  db: Db,
  letter: { recipient: string; kind: EmailKind; createdAt: Date },
  count: number,
) =>
  insertRows(
    db,
    'mailOutbox',
    Array.from({ length: count }, () => ({ ...letter, subject: '', text: '', html: '' })),
  );
