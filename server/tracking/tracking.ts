import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { keepSighting } from './tracking.queries.ts';

export { findSightings, forgetSightings } from './tracking.queries.ts';

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
