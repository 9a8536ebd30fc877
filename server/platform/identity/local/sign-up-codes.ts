import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { codeLetter } from './code-letter.ts';

type Deps = { db: Db; clock: Clock; mail: Mail };

const goodForMs = 20 * 60_000;
const mostAttempts = 5;

/** Where a sign-up stands: nothing sent, a code on its way, or the address confirmed. */
export type SignUpState =
  | { step: 'email' }
  | { step: 'code'; email: string }
  | { step: 'details'; email: string };

export type CodeOutcome = 'confirmed' | 'wrong' | 'expired' | 'used-up';

// Only six digits, so the hash hides nothing from someone with the table; it keeps codes out of plain sight in it.
const hashOf = (interaction: string, code: string) =>
  createHash('sha256').update(`${interaction}:${code}`).digest('hex');

const same = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The e-mailed codes of sign-ups under way; a code belongs to one interaction and replaces the one before. */
export const signUpCodes = ({ db, clock, mail }: Deps) => ({
  async send(interaction: string, email: string): Promise<void> {
    const code = randomInt(0, 1_000_000).toString().padStart(6, '0');
    const row = {
      email,
      codeHash: hashOf(interaction, code),
      attempts: 0,
      sentAt: clock.now(),
      verifiedAt: null,
    };
    const forgotten = new Date(row.sentAt.getTime() - 24 * 60 * 60_000);
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('identitySignUp').where('sentAt', '<', forgotten).execute();
      await trx
        .insertInto('identitySignUp')
        .values({ interactionId: interaction, ...row })
        .onConflict((conflict) => conflict.column('interactionId').doUpdateSet(row))
        .execute();
      await mail.send(trx, codeLetter(email, code));
    });
  },

  async state(interaction: string): Promise<SignUpState> {
    const row = await db
      .selectFrom('identitySignUp')
      .select(['email', 'verifiedAt'])
      .where('interactionId', '=', interaction)
      .executeTakeFirst();
    if (row === undefined) return { step: 'email' };
    return { step: row.verifiedAt === null ? 'code' : 'details', email: row.email };
  },

  async confirm(interaction: string, code: string): Promise<CodeOutcome> {
    // Counted before it is compared: two guesses at once can't share an attempt.
    const row = await db
      .updateTable('identitySignUp')
      .set((set) => ({ attempts: set('attempts', '+', 1) }))
      .where('interactionId', '=', interaction)
      .returning(['codeHash', 'attempts', 'sentAt'])
      .executeTakeFirst();
    if (row === undefined || row.sentAt.getTime() + goodForMs < clock.now().getTime()) return 'expired';
    if (row.attempts > mostAttempts) return 'used-up';
    if (!same(row.codeHash, hashOf(interaction, code.replace(/\D/g, '')))) return 'wrong';
    await db
      .updateTable('identitySignUp')
      .set({ verifiedAt: clock.now() })
      .where('interactionId', '=', interaction)
      .execute();
    return 'confirmed';
  },

  async forget(interaction: string): Promise<void> {
    await db.deleteFrom('identitySignUp').where('interactionId', '=', interaction).execute();
  },
});

export type SignUpCodes = ReturnType<typeof signUpCodes>;
