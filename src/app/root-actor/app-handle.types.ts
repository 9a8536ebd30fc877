import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '#machines/app/app.machine.ts';

export type AppActor = ActorRefFrom<typeof appMachine>;

/**
 * The root actor. It costs 20 kB, and the first page can be read without it. Its first user opens it (a flow's route, a person with an
 * earlier sign-in, a failure to show); then it lives as long as the page.
 */
export type AppHandle = {
  current: () => AppActor | null;
  /** Rejects where its code can't be loaded now. */
  open: () => Promise<AppActor>;
  /** For callers that don't wait: tries until it is open. */
  openSoon: () => void;
  /** Resolves when it is open, whoever opened it. */
  opened: Promise<AppActor>;
  subscribe: (listener: () => void) => () => void;
};
