import type { CallEvent } from '#machines/app/app.types.ts';
import { setCallListener } from '#src/api/call-listener.ts';
import { untilThere } from '#src/components/lazy/lazy-component.ts';
import type { AppActor, AppHandle } from './system-actors.ts';

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
        // From now on `use` reads it without suspending.
        Object.assign(opened, { status: 'fulfilled', value: started });
        for (const event of missed.splice(0)) started.send(event);
        for (const listener of listeners) listener();
        return started;
      },
      (error: unknown) => {
        // After a failure the next caller tries again.
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
