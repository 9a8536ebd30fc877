import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { fillPeloton } from '#test/support/event/crowd.ts';

const donationsEach = 10;

/** A peloton of 2,000 and one of 5,000, each member with ten donations; `crew-1` and `table-1` are their captains’ public ids and accounts. */
export const fillDesk = async (db: Db): Promise<{ crew: string; table: string }> => {
  const crew = await fillPeloton(db, 'crew', { size: 2_000, donationsEach });
  const table = await fillPeloton(db, 'table', { size: 5_000, donationsEach });
  await sql`vacuum analyze`.execute(db);
  return { crew, table };
};
