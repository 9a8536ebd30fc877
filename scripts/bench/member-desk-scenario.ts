import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { fillPeloton } from '#test/support/event/crowd.ts';
import { scaled } from './scale.ts';

const donationsEach = 10;

/** The members of the peloton whose pages are read, and of the one whose table is. */
export const deskSizes = { crew: scaled(2_000, 50), table: scaled(5_000, 60) };

/** The two pelotons, each member with ten donations; `crew-1` and `table-1` are their captains’ public ids and accounts. */
export const fillDesk = async (db: Db): Promise<{ crew: string; table: string }> => {
  const crew = await fillPeloton(db, 'crew', { size: deskSizes.crew, donationsEach });
  const table = await fillPeloton(db, 'table', { size: deskSizes.table, donationsEach });
  await sql`vacuum analyze`.execute(db);
  return { crew, table };
};
