import { fromPromise } from 'xstate';
import type { EntityKind, LoadedEntity } from '#machines/entity/cached-entity.types.ts';
import { flowError } from '#machines/flow-error.ts';
import { call } from '#src/api/call.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import { getUser, rereadCurrentUser } from '#src/api/calls/user.calls.ts';

const withId = (id: string | null): string => {
  if (id !== null) return id;
  throw flowError({ kind: 'unexpected', message: 'Nothing to load: no id was given.' });
};

const load = async (kind: EntityKind, id: string | null) => {
  if (kind === 'currentUser') return call(rereadCurrentUser());
  return kind === 'viewedUser' ? call(getUser(withId(id))) : call(getPeloton(withId(id)));
};

/** Loads a copy for the cache, with the time of the request. */
export const loadEntity = fromPromise<LoadedEntity, { kind: EntityKind; id: string | null }>(
  async ({ input: { kind, id } }) => ({ data: await load(kind, id), at: Date.now() }),
);
