import type { Db, Trx } from './database.ts';
import { isConflict } from './database-errors.ts';

const attempts = 3;

/**
 * One transaction, done again when it got into another's way. `work` may run more than once: what it does outside the
 * database has to wait until it is through.
 */
export const transact = async <Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
    }
  }
};
