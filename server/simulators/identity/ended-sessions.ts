import { setTimeout } from 'node:timers/promises';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Sessions that ended before their tokens ran out: at a new password, or at /sandbox. A token can't be taken back, so
 * whoever accepts it asks here.
 */
export const endedSessions = (db: Db) => ({
  /** Refuses the tokens that a person has; resolves once the next one they get is told from them. */
  async end(oid: string): Promise<void> {
    const endedAt = Math.floor(Date.now() / 1000);
    await db
      .insertInto('identityEnd')
      .values({ oid, endedAt })
      .onConflict((conflict) => conflict.column('oid').doUpdateSet({ endedAt }))
      .execute();
    // Tokens tell time in whole seconds: without the wait, one made right afterwards would count as an old one.
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
