import type { Db, Trx } from './database.ts';
import { isConflict } from './database-errors.ts';

const attempts = 3;

/** Runs one transaction, again after a conflict. `work` may run more than once: effects outside the database have to wait until it ends. */
export const transact = async <Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
    }
  }
};
