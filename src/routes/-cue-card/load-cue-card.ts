import { call } from '#src/api/call.ts';
import { get } from '#src/api/describe-call.ts';
import { orNotFound } from '#src/app/router/or-not-found.ts';

/** Loads a route's cue card after a navigation within the app. */
export const loadCueCard = (id: string) =>
  orNotFound(call(get('/valley/routes/{id}/cues', 'LOAD_ROUTE_CUES', { path: { id } })));
