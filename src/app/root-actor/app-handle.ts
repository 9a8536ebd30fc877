import type { CallEvent } from '#machines/app/app.types.ts';
import { setCallListener } from '#src/api/call-listener.ts';
import { untilThere } from '#src/components/lazy/until-there.ts';
import type { AppActor } from './system-actors.ts';

/**
 * The root actor, which costs 20 kB and is not needed to read the first page: it is opened by whatever needs it first (a
 * flow's route, somebody who signed in before, a failure to be shown) and then lives as long as the page.
 */
export type AppHandle = {
  current: () => AppActor | null;
  /** Rejects where its code can't be had just now. */
  open: () => Promise<AppActor>;
  /** For whoever doesn't wait for it: it is asked for until it is open. */
  openSoon: () => void;
  /** Resolves once it is open, whoever opens it. */
  opened: Promise<AppActor>;
  subscribe: (listener: () => void) => () => void;
};

/** @param start loads and starts the app */
export const createAppHandle = (start: () => Promise<AppActor>): AppHandle => {
  const listeners = new Set<() => void>();
  const missed: CallEvent[] = [];
  const { promise: opened, resolve } = Promise.withResolvers<AppActor>();
  let opening: Promise<AppActor> | null = null;
  let isOpeningSoon = false;
  let app: AppActor | null = null;

  const open = (): Promise<AppActor> => {
    opening ??= start().then(
      (started) => {
        app = started;
        resolve(started);
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

  const openSoon = () => {
    if (!isOpeningSoon) void untilThere(open);
    isOpeningSoon = true;
  };

  setCallListener((event) => {
    if (event.type !== 'call.failed' || event.isHandled) return;
    missed.push(event);
    openSoon();
  });

  return {
    open,
    openSoon,
    opened,
    current: () => app,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
