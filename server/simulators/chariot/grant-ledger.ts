import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database, Db } from '#server/platform/database/database.ts';

export type GrantRow = Selectable<Database['localChariotGrant']>;

/** The simulator's grants. Money is in cents. */
export const openGrantLedger = (db: Db, clock: Clock) => {
  const ofSession = (workflowSession: string): Promise<GrantRow | undefined> =>
    db
      .selectFrom('localChariotGrant')
      .selectAll()
      .where('workflowSession', '=', workflowSession)
      .executeTakeFirst();

  return {
    /** The grant of a session, created unless it exists. */
    grant: async (
      workflowSession: string,
      amount: number,
    ): Promise<{ grant: GrantRow | undefined; isNew: boolean }> => {
      const made = await db
        .insertInto('localChariotGrant')
        .values({ id: randomUUID(), workflowSession, amount, status: 'Initiated', createdAt: clock.now() })
        .onConflict((conflict) => conflict.column('workflowSession').doNothing())
        .returningAll()
        .executeTakeFirst();
      return made ? { grant: made, isNew: true } : { grant: await ofSession(workflowSession), isNew: false };
    },

    find: (id: string): Promise<GrantRow | undefined> =>
      db.selectFrom('localChariotGrant').selectAll().where('id', '=', id).executeTakeFirst(),

    /** The newest first, a hundred at most, older than the last page's last one. */
    page: async (limit: number, before: number | null): Promise<GrantRow[]> => {
      const query = db.selectFrom('localChariotGrant').selectAll().orderBy('sequence', 'desc').limit(limit);
      return (before === null ? query : query.where('sequence', '<', before)).execute();
    },

    mark: (id: string, status: 'Completed' | 'Canceled'): Promise<GrantRow | undefined> =>
      db
        .updateTable('localChariotGrant')
        .set({ status })
        .where('id', '=', id)
        .where('status', '=', 'Initiated')
        .returningAll()
        .executeTakeFirst(),
  };
};

export type GrantLedger = ReturnType<typeof openGrantLedger>;
