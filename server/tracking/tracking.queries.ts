import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Stored sightings: a log to look at, not a history. */
export const mostKept = 1000;

export const keepSighting = async (db: Db, sighting: Schemas['Sighting'], seenAt: Date): Promise<void> => {
  const { kind } = sighting;
  const seen =
    kind === 'outbound'
      ? { kind, address: sighting.href, title: null }
      : { kind, address: sighting.path, title: sighting.title };
  await db
    .insertInto('sighting')
    .values({ ...seen, seenAt })
    .execute();
  await db
    .deleteFrom('sighting')
    .where('id', '<=', sql<number>`(select max(id) - ${mostKept} from sighting)`)
    .execute();
};

/** Newest first. */
export const findSightings = (db: Db) =>
  db
    .selectFrom('sighting')
    .select(['id', 'kind', 'address', 'title', 'seenAt'])
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

export const forgetSightings = (db: Db) => db.deleteFrom('sighting').execute();
