import { setTimeout } from 'node:timers/promises';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Sessions that ended before their tokens expired: by a new password, or at /sandbox. A token can't be revoked, so every check of a token
 * asks here.
 */
export const endedSessions = (db: Db) => ({
  /** Refuses a person's present tokens; resolves once their next token can be told from them. */
  async end(oid: string): Promise<void> {
    const endedAt = Math.floor(Date.now() / 1000);
    await db
      .insertInto('identityEnd')
      .values({ oid, endedAt })
      .onConflict((conflict) => conflict.column('oid').doUpdateSet({ endedAt }))
      .execute();
    // Token times are whole seconds: without the wait, a token issued right afterwards would count as an old one.
    await setTimeout(1000 - (Date.now() % 1000));
  },

  /** Whether a token issued at `iat` (seconds since 1970) belongs to an ended session. */
  async has(oid: string, iat: number): Promise<boolean> {
    const row = await db
      .selectFrom('identityEnd')
      .select('endedAt')
      .where('oid', '=', oid)
      .executeTakeFirst();
    return row !== undefined && row.endedAt >= iat;
  },
});

export type EndedSessions = ReturnType<typeof endedSessions>;
