import type { CallEvent } from '#machines/app/app.types.ts';
import { setCallListener } from '#src/api/call-listener.ts';
import type { AppActor } from './actors.ts';

/**
 * The root actor, which costs 20 kB and is not needed to read the first page: it is opened by whatever needs it first (a
 * flow's route, somebody who signed in before, a failure to be shown) and then lives as long as the page.
 */
export type AppHandle = {
  current: () => AppActor | null;
  open: () => Promise<AppActor>;
  subscribe: (listener: () => void) => () => void;
};

/** @param start loads and starts the app */
export const createAppHandle = (start: () => Promise<AppActor>): AppHandle => {
  const listeners = new Set<() => void>();
  const missed: CallEvent[] = [];
  let opening: Promise<AppActor> | null = null;
  let app: AppActor | null = null;

  const open = (): Promise<AppActor> => {
    opening ??= start().then(
      (started) => {
        app = started;
        for (const event of missed.splice(0)) started.send(event);
        for (const listener of listeners) listener();
        return started;
      },
      (error: unknown) => {
        // A chunk that could not be loaded is asked for again by whoever needs it next.
        opening = null;
        throw error;
      },
    );
    return opening;
  };

  setCallListener((event) => {
    if (event.type !== 'call.failed' || event.isHandled) return;
    missed.push(event);
    void open();
  });

  return {
    open,
    current: () => app,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
