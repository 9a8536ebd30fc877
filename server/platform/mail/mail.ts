import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.types.ts';

/** A file that goes with a letter. */
export type Attachment = { fileName: string; contentType: string; content: Uint8Array };

/**
 * Every kind of letter there is: an area adds its own where it writes them, and /sandbox/mail/kinds has an example of each.
 * Empty here, for the platform knows none.
 */
// biome-ignore lint/suspicious/noEmptyInterface: areas add their members by declaration merging.
export interface LetterKinds {}

export type LetterKind = keyof LetterKinds;

export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What the letter is for, such as `sign-up-code`: the outbox and tests find it by this. */
  kind: LetterKind;
  personId?: string | null;
  attachments?: readonly Attachment[];
  /** Whom it went to and what it said is deleted once it is handed over or given up, as for people who never gave us their address. */
  isEmptiedOnceSent?: boolean;
};

/** A letter that is to be emptied is tried for so long; nobody's address is kept because their mail server is away. */
const triedFor = 3 * 24 * 60 * 60 * 1000;

const emptied = { recipient: '', subject: '', text: '', html: '' };

/** Hands one letter over to whoever carries it. */
export type LetterTransport = (
  letter: Pick<Letter, 'to' | 'subject' | 'text' | 'html' | 'attachments'>,
) => Promise<void>;

export type Mail = {
  /** Writes the letter into the outbox within `trx`: it goes out if, and only if, the transaction commits. */
  send: (trx: Trx, letter: Letter) => Promise<{ id: string }>;
  /** Many letters, written some hundreds at a time; without attachments. */
  sendAll: (trx: Trx, letters: readonly Omit<Letter, 'attachments'>[]) => Promise<void>;
  /** The same letter to many, each in one of their own. */
  sendToEach: (
    trx: Trx,
    letter: Omit<Letter, 'to' | 'personId' | 'attachments'>,
    readers: readonly { to: string; personId: string }[],
  ) => Promise<void>;
};

const deliver = 'mail-delivery';

/** So many letters are written by one statement. */
const mostAtOnce = 500;

const attach = async (trx: Trx, mailId: string, attachments: readonly Attachment[]): Promise<void> => {
  if (attachments.length === 0) return;
  const rows = attachments.map((attachment, position) => ({ mailId, position, ...attachment }));
  await trx.insertInto('mailAttachment').values(rows).execute();
};

/** The files of a letter, in their order. */
export const attachmentsOf = (db: Db, mailId: string): Promise<Attachment[]> =>
  db
    .selectFrom('mailAttachment')
    .select(['fileName', 'contentType', 'content'])
    .where('mailId', '=', mailId)
    .orderBy('position')
    .execute();

/**
 * Mail by way of the outbox table. Without a transport the outbox is where it ends, for /sandbox/mail to show;
 * with one, a job hands each letter over. A crash between handing over and noting it down sends a letter twice:
 * better than never. However long the server is away, a letter is tried until it is taken; one that is to be emptied, for three days.
 */
export const createMail = (
  { db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs },
  transport: LetterTransport | null,
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
        // The person's address was erased as the letter was written.
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
