import { get } from '#src/api/describe-call.ts';

/** The map's routes and places, for a page that works without them. */
export const getValley = () => get('/valley', 'LOAD_VALLEY');

/** A route's cue card; the page shows a failure itself. */
export const getRouteCues = (id: string) =>
  get('/valley/routes/{id}/cues', 'LOAD_ROUTE_CUES', { path: { id } });
