import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.types.ts';

export type Attachment = { fileName: string; contentType: string; content: Uint8Array };

/**
 * Every kind of e-mail: an area adds its own where it writes them, and /sandbox/mail/kinds has an example of each. Empty here: the platform
 * has none.
 */
// biome-ignore lint/suspicious/noEmptyInterface: areas add their members by declaration merging.
export interface EmailKinds {}

export type EmailKind = keyof EmailKinds;

export type Email = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What the e-mail is for, such as `sign-up-code`; the outbox and tests find it by this. */
  kind: EmailKind;
  personId?: string | null;
  attachments?: readonly Attachment[];
  /** Deletes the recipient and content once the e-mail is sent or given up, for people who never gave their address to the site. */
  isEmptiedOnceSent?: boolean;
};

/** How long such an e-mail is tried, so that an unreachable mail server does not keep an address. */
const triedFor = 3 * 24 * 60 * 60 * 1000;

const emptied = { recipient: '', subject: '', text: '', html: '' };

/** Hands one e-mail to its carrier. */
export type EmailTransport = (
  letter: Pick<Email, 'to' | 'subject' | 'text' | 'html' | 'attachments'>,
) => Promise<void>;

export type Mail = {
  /** Writes the e-mail into the outbox within `trx`: it is sent if, and only if, the transaction commits. */
  send: (trx: Trx, letter: Email) => Promise<{ id: string }>;
  /** Writes many e-mails, some hundreds at a time; without attachments. */
  sendAll: (trx: Trx, letters: readonly Omit<Email, 'attachments'>[]) => Promise<void>;
  /** Sends the same e-mail to each recipient separately. */
  sendToEach: (
    trx: Trx,
    letter: Omit<Email, 'to' | 'personId' | 'attachments'>,
    readers: readonly { to: string; personId: string }[],
  ) => Promise<void>;
};

const deliver = 'mail-delivery';

/** E-mails that one statement writes. */
const mostAtOnce = 500;

const attach = async (trx: Trx, mailId: string, attachments: readonly Attachment[]): Promise<void> => {
  if (attachments.length === 0) return;
  const rows = attachments.map((attachment, position) => ({ mailId, position, ...attachment }));
  await trx.insertInto('mailAttachment').values(rows).execute();
};

/** The files of an e-mail, in order. */
export const attachmentsOf = (db: Db, mailId: string): Promise<Attachment[]> =>
  db
    .selectFrom('mailAttachment')
    .select(['fileName', 'contentType', 'content'])
    .where('mailId', '=', mailId)
    .orderBy('position')
    .execute();

/**
 * Mail through the outbox table. Without a transport e-mails stay in the outbox, for /sandbox/mail to show; with one, a job sends each. A
 * crash between sending and recording sends an e-mail twice: better than never. An e-mail is tried until the server takes it; one that is
 * to be emptied, for three days.
 */
export const createMail = (
  { db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs },
  transport: EmailTransport | null,
): Mail => {
  if (transport)
    jobs.register(
      deliver,
      async ({ id }) => {
        const letter = await db
          .selectFrom('mailOutbox')
          .select([
            'id',
            'recipient as to',
            'subject',
            'text',
            'html',
            'state',
            'createdAt',
            'isEmptiedOnceSent',
          ])
          .where('id', '=', String(id))
          .executeTakeFirst();
        if (letter?.state !== 'waiting') return;
        const end = (changes: Partial<typeof emptied> & { state: 'sent' | 'undelivered'; sentAt?: Date }) =>
          db.updateTable('mailOutbox').set(changes).where('id', '=', letter.id).execute();
        // The person's address was erased while the e-mail was written.
        if (letter.to === '') return void (await end({ state: 'undelivered', ...emptied }));
        try {
          await transport({ ...letter, attachments: await attachmentsOf(db, letter.id) });
        } catch (error) {
          const isOver = clock.now().getTime() >= letter.createdAt.getTime() + triedFor;
          if (!letter.isEmptiedOnceSent || !isOver) throw error;
          return void (await end({ state: 'undelivered', ...emptied }));
        }
        await end({ state: 'sent', sentAt: clock.now(), ...(letter.isEmptiedOnceSent && emptied) });
      },
      { isNeverGivenUp: true },
    );

  const sendAll: Mail['sendAll'] = async (trx, letters) => {
    const createdAt = clock.now();
    for (let from = 0; from < letters.length; from += mostAtOnce) {
      const rows = letters
        .slice(from, from + mostAtOnce)
        .map(({ to, personId = null, ...letter }) => ({ ...letter, recipient: to, personId, createdAt }));
      const written = await trx.insertInto('mailOutbox').values(rows).returning('id').execute();
      if (transport) for (const { id } of written) await jobs.enqueue(trx, deliver, { id });
    }
  };

  return {
    sendAll,
    send: async (trx, { to, personId = null, attachments = [], ...letter }) => {
      const written = await trx
        .insertInto('mailOutbox')
        .values({ ...letter, recipient: to, personId, createdAt: clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      await attach(trx, written.id, attachments);
      if (transport) await jobs.enqueue(trx, deliver, { id: written.id });
      return written;
    },

    sendToEach: (trx, letter, readers) =>
      sendAll(
        trx,
        readers.map((reader) => ({ ...letter, ...reader })),
      ),
  };
};
