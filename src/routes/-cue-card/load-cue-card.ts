import { call } from '#src/api/call.ts';
import { getRouteCues } from '#src/api/calls/valley.calls.ts';
import { orNotFound } from '#src/app/router/or-not-found.ts';

/** A route's card for who comes from another page. */
export const loadCueCard = (id: string) => orNotFound(call(getRouteCues(id)));
