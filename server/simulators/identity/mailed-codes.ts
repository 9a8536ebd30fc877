import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { readCode } from '#machines/form/code.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Email, Mail } from '#server/platform/mail/mail.ts';
import { codeEmailKinds } from './code-emails.ts';

const goodForMs = 20 * 60_000;
const mostAttempts = 5;
// With the attempts above, this limits guesses at an address's codes in an hour, and the e-mails to it.
const mostEmails = 6;
const hourMs = 60 * 60_000;

export type CodeEmail = (to: string, code: string) => Email;

/** The state of a visit: nothing sent, a code sent, or the address confirmed. */
export type CodeState =
  | { step: 'email' }
  | { step: 'code'; email: string }
  | { step: 'details'; email: string };

export type CodeOutcome = 'confirmed' | 'wrong' | 'expired' | 'used-up';

// Six digits are quickly found by trying the hash; it only keeps codes out of plain sight in the table.
const hashOf = (interaction: string, code: string) =>
  createHash('sha256').update(`${interaction}:${code}`).digest('hex');

const same = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

const emailsTo = async (trx: Trx, email: string, now: Date): Promise<number> => {
  // Two requests at once must not both use the last allowed e-mail.
  await sql`select pg_advisory_xact_lock(hashtext(lower(${email})))`.execute(trx);
  const { sent } = await trx
    .selectFrom('mailOutbox')
    .select((select) => select.fn.countAll<number>().as('sent'))
    .where(sql<boolean>`lower(recipient) = lower(${email})`)
    .where('kind', 'in', codeEmailKinds)
    .where('createdAt', '>', new Date(now.getTime() - hourMs))
    .executeTakeFirstOrThrow();
  return Number(sent);
};

/** The e-mailed codes of visits in progress; a code belongs to one interaction and replaces the one before. */
export const mailedCodes = ({ db, clock, mail }: { db: Db; clock: Clock; mail: Mail }) => ({
  /** False, without sending, when the address has had too many codes within the hour. */
  async send(interaction: string, email: string, letter: CodeEmail): Promise<boolean> {
    const code = randomInt(0, 1_000_000).toString().padStart(6, '0');
    const row = {
      email,
      codeHash: hashOf(interaction, code),
      attempts: 0,
      sentAt: clock.now(),
      verifiedAt: null,
    };
    const forgotten = new Date(row.sentAt.getTime() - 24 * 60 * 60_000);
    return db.transaction().execute(async (trx) => {
      if ((await emailsTo(trx, email, row.sentAt)) >= mostEmails) return false;
      await trx.deleteFrom('identityCode').where('sentAt', '<', forgotten).execute();
      await trx
        .insertInto('identityCode')
        .values({ interactionId: interaction, ...row })
        .onConflict((conflict) => conflict.column('interactionId').doUpdateSet(row))
        .execute();
      await mail.send(trx, letter(email, code));
      return true;
    });
  },

  async state(interaction: string): Promise<CodeState> {
    const row = await db
      .selectFrom('identityCode')
      .select(['email', 'verifiedAt'])
      .where('interactionId', '=', interaction)
      .executeTakeFirst();
    if (row === undefined) return { step: 'email' };
    return { step: row.verifiedAt === null ? 'code' : 'details', email: row.email };
  },

  async confirm(interaction: string, code: string): Promise<CodeOutcome> {
    // Counted before it is compared: two simultaneous guesses count twice.
    const row = await db
      .updateTable('identityCode')
      .set((set) => ({ attempts: set('attempts', '+', 1) }))
      .where('interactionId', '=', interaction)
      .returning(['codeHash', 'attempts', 'sentAt'])
      .executeTakeFirst();
    if (row === undefined || row.sentAt.getTime() + goodForMs < clock.now().getTime()) return 'expired';
    if (row.attempts > mostAttempts) return 'used-up';
    if (!same(row.codeHash, hashOf(interaction, readCode(code)))) return 'wrong';
    // Only this code: a new one may just have gone to another address.
    const { numUpdatedRows } = await db
      .updateTable('identityCode')
      .set({ verifiedAt: clock.now() })
      .where('interactionId', '=', interaction)
      .where('codeHash', '=', row.codeHash)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? 'confirmed' : 'wrong';
  },

  async forget(interaction: string): Promise<void> {
    await db.deleteFrom('identityCode').where('interactionId', '=', interaction).execute();
  },
});

export type MailedCodes = ReturnType<typeof mailedCodes>;
