import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';

/** Stored sightings: a log to look at, not a history. */
const mostKept = 1000;

const keepSighting = async (db: Db, sighting: Schemas['Sighting'], seenAt: Date): Promise<void> => {
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

/** The event log of page views. The caller is ignored: a sighting belongs to no person. */
export const trackingOperations = ({ db, clock, settings }: Pick<Platform, 'settings' | 'db' | 'clock'>) =>
  ({
    reportSighting: async ({ body, headers }) => {
      if (settings.analytics.sink !== 'log') throw platformProblem('not-found');
      // The app asks its browser and sends nothing; this is for clients that tell only the server.
      if (headers.dnt !== '1' && headers['sec-gpc'] !== '1') await keepSighting(db, body, clock.now());
      return { status: 204 };
    },
  }) satisfies Partial<Handlers>;
