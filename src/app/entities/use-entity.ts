import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import type { EntityData } from '#machines/entity/cached-entity.types.ts';
import { type SystemActors, systemActor } from '#src/app/root-actor/system-actors.ts';
import { useOpenedApp } from '#src/app/root-actor/use-opened-app.ts';

/** A person or a peloton from the document, as a visitor sees it. */
export type CameEntity<Data extends EntityData> = {
  data: Data;
  /** Epoch milliseconds of the earliest time at which the server may have read it. */
  since: number;
};

type Kind = 'viewedUser' | 'peloton';

/** The time of a copy so old that its first use loads it again. */
const longAgo = 0;

/**
 * The app's copy of the page's entity; undefined until the app is open. The document's data becomes the copy, with its age. A signed-in
 * person may see more than the document's data, so their copy is loaded again.
 */
export const useEntity = <Data extends EntityData>(
  kind: Kind,
  id: string,
  came: CameEntity<Data> | null,
): SystemActors[Kind] | undefined => {
  const app = useOpenedApp();
  const { hasSignedIn } = useRouter().options.context;
  const actor = app === null ? undefined : systemActor(app, kind);
  useLayoutEffect(() => {
    if (actor === undefined || came === null) return;
    const { context } = actor.getSnapshot();
    if (context.id === id && (context.retrievedAt ?? longAgo) >= came.since) return;
    const at = hasSignedIn ? longAgo : came.since;
    actor.send({ type: 'entity.received', id, data: came.data, at });
    if (hasSignedIn) actor.send({ type: 'entity.requested', id, at: Date.now() });
  }, [actor, came, id, hasSignedIn]);
  return actor;
};
