import { useRouter } from '@tanstack/react-router';
import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import type { AppActor } from '#src/app/root-actor/system-actors.ts';
import { useOpenedApp } from '#src/app/root-actor/use-opened-app.ts';

type DeferredFlow<Machine extends AnyStateMachine> = {
  /** The flow's system id, as in the route's `staticData.flow`. */
  id: string;
  /** Another key restarts the flow. */
  key: string;
  /** Whether the page restarts a flow that runs with this key. */
  needsAnew?: ((running: ActorRefFrom<Machine>) => boolean) | undefined;
  begin: (app: AppActor) => { logic: Machine; input: InputFrom<Machine> };
  /** Called before anything of the flow is painted. */
  onBegun: (actor: ActorRefFrom<Machine>) => void;
};

const runningIn = <Machine extends AnyStateMachine>(
  app: AppActor,
  id: string,
): ActorRefFrom<Machine> | null => {
  const actor = (app.getSnapshot().children as Record<string, AnyActorRef | undefined>)[id];
  return (actor ?? null) as ActorRefFrom<Machine> | null;
};

const never = () => () => undefined;

/**
 * The flow of a page with deferred hydration, whose loader doesn't wait for the app: it is entered when the page is hydrated or shown. Null
 * until then, and during hydration.
 */
export const useDeferredFlow = <Machine extends AnyStateMachine>(
  flow: DeferredFlow<Machine>,
): ActorRefFrom<Machine> | null => {
  const { id, key } = flow;
  const app = useOpenedApp();
  const { handle } = useRouter().options.context;
  // The page enters the flow first, so that it doesn't show the state in which a previous page left it.
  const [entered, setEntered] = useState<string | null>(null);
  const enter = useEffectEvent(() => {
    // A part that hydrates late hears a task later that the app is open. What is typed or pressed until then would be lost.
    const opened = app ?? handle.current();
    if (opened === null || entered === key) return;
    const before = runningIn<Machine>(opened, id);
    const isAnew = before !== null && flow.needsAnew?.(before) === true;
    enterFlow(
      { context: { handle: { current: () => opened } }, preload: false },
      { id, key: isAnew ? `${key}/anew` : key, ...flow.begin(opened) },
    );
    const actor = runningIn<Machine>(opened, id);
    if (actor !== null) flow.onBegun(actor);
    setEntered(key);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another visit
  useLayoutEffect(() => enter(), [app, id, key]);
  const running = useSyncExternalStore(
    app === null
      ? never
      : (listener) => {
          const watching = app.subscribe(listener);
          return () => watching.unsubscribe();
        },
    () => (app === null ? null : runningIn<Machine>(app, id)),
    () => null,
  );
  return entered === key ? running : null;
};
