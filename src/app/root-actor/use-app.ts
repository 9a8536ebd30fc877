import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';
import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { type AppActor, type SystemActors, systemActor } from './system-actors.ts';
import { useOpenedApp } from './use-opened-app.ts';

/** The root actor. Only for pages that wait for the app; others use `useOpenedApp`. */
export const useApp = (): AppActor => {
  const app = useOpenedApp();
  if (app === null) throw new Error('This page runs before the app is open');
  return app;
};

export const useSystemActor = <Id extends keyof SystemActors>(id: Id): SystemActors[Id] =>
  systemActor(useApp(), id);

/** The signed-in person's data; null until it is loaded. */
export const useCurrentUser = (): User | null =>
  useSelector(useSystemActor('currentUser'), (one) => selectData<User>(one));

/**
 * The flow that this route started (`enterFlow` in its loader). While the route closes, it remains the last one shown, so that a page fades
 * out with its own content.
 */
export const useFlow = <Machine extends AnyStateMachine>(id: string): ActorRefFrom<Machine> => {
  const app = useApp();
  const running = useSelector(
    app,
    ({ children }): AnyActorRef | undefined => (children as Record<string, AnyActorRef>)[id],
  );
  const [shown, setShown] = useState(running);
  if (running !== undefined && running !== shown) setShown(running);
  const actor = running ?? shown;
  if (actor === undefined) throw new Error(`No route has started the flow "${id}"`);
  return actor as ActorRefFrom<Machine>;
};
