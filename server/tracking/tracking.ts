import type { Clock } from '#server/platform/clock/clock.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { keepSighting } from './tracking.queries.ts';

type Deps = { settings: Settings; db: Db; clock: Clock };

export { findSightings, forgetSightings } from './tracking.queries.ts';

/** The event log of page views. The caller is ignored: a sighting belongs to no person. */
export const trackingOperations = ({ db, clock, settings }: Deps) =>
  ({
    reportSighting: async ({ body, headers }) => {
      if (settings.analytics.sink !== 'log') throw platformProblem('not-found');
      // The app asks its browser and sends nothing; this is for clients that tell only the server.
      if (headers.dnt !== '1' && headers['sec-gpc'] !== '1') await keepSighting(db, body, clock.now());
      return { status: 204 };
    },
  }) satisfies Partial<Handlers>;
