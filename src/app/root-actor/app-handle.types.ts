import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '#machines/app/app.machine.ts';

export type AppActor = ActorRefFrom<typeof appMachine>;

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
