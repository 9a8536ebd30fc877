import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Db } from '#server/platform/database/database.ts';
import { randomCode } from '#server/platform/text/random-code.ts';

type Bundle = Schemas['ReplayBundle'];

/** Stored reports: anybody may send them, and each has up to 256 KiB. */
const mostKept = 2000;

export type NewReport = { bundle: Bundle; trace: string; receivedAt: Date };

/** Resolves with the report's number. */
const insertReport = async (db: Db, { bundle, ...report }: NewReport): Promise<string> => {
  const stored = await db
    .insertInto('problemReport')
    .values({ ...report, number: `${randomCode(4)}-${randomCode(4)}`, bundle: JSON.stringify(bundle) })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst();
  return stored?.number ?? insertReport(db, { bundle, ...report });
};

/** Stores a report in place of the oldest one if there are 2,000, and resolves with its number. */
export const keepReport = async (db: Db, report: NewReport): Promise<string> => {
  const number = await insertReport(db, report);
  await db
    .deleteFrom('problemReport')
    .where('id', '<=', sql<number>`(select max(id) - ${mostKept} from problem_report)`)
    .execute();
  return number;
};

export const findReport = (db: Db, number: string) =>
  db
    .selectFrom('problemReport')
    .select(['number', 'receivedAt', 'trace', 'bundle'])
    .where('number', '=', number)
    .$narrowType<{ bundle: Bundle }>()
    .executeTakeFirst();

const countOf = (items: string, condition = sql<boolean>`true`) =>
  sql<number>`(select count(*)::integer from jsonb_array_elements(bundle -> ${sql.lit(items)}) one where ${condition})`;

/** A line for each report, newest first. A call failed if it has no answer, or a problem. */
export const listReports = (db: Db) =>
  db
    .selectFrom('problemReport')
    .select(['number', 'receivedAt'])
    .select([
      sql<string>`bundle ->> 'page'`.as('page'),
      countOf('events').as('events'),
      countOf('calls').as('calls'),
      countOf('calls', sql`coalesce((one ->> 'status')::integer, 599) >= 400`).as('failedCalls'),
    ])
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

export const deleteReportsBefore = (db: Db, time: Date) =>
  db.deleteFrom('problemReport').where('receivedAt', '<', time).execute();
