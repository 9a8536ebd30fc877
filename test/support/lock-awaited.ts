import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Resolves when a statement of this database waits for a lock, or when `isOver` says that none will. Other databases of the server don't
 * count.
 */
export const lockAwaited = async (db: Db, isOver: () => boolean = () => false): Promise<void> => {
  const isWaiting = async () =>
    (
      await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    ).rows.length > 0;
  while (!isOver() && !(await isWaiting()));
};
