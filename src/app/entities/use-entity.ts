import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import type { EntityData } from '#machines/entity/cached-entity.types.ts';
import { type SystemActors, systemActor } from '#src/app/root-actor/system-actors.ts';
import { useOpenedApp } from '#src/app/root-actor/use-opened-app.ts';
import type { CameEntity } from './came-entity.ts';

type Kind = 'viewedUser' | 'peloton';

/** So old that it is fetched again as soon as it is asked for. */
const longAgo = 0;

/**
 * The app's copy of what the page is about; undefined until the app is open. What came with the document becomes the copy, of the
 * age that it has. Of somebody who is signed in nobody knows yet whether they see more than that, so theirs is asked for anew.
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
