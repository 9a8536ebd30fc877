import { call } from '#src/api/call.ts';
import { getRouteCues } from '#src/api/calls/valley.calls.ts';
import { orNotFound } from '#src/app/router/or-not-found.ts';

/** Loads a route's cue card after a navigation within the app. */
export const loadCueCard = (id: string) => orNotFound(call(getRouteCues(id)));
