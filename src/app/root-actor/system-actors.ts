import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '#machines/app/app.machine.ts';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import type { cachedEntityMachine } from '#machines/entity/cached-entity.machine.ts';
import type { drawerMachine } from '#machines/shell/drawer/drawer.machine.ts';
import type { headerMachine } from '#machines/shell/header/header.machine.ts';
import type { leaveWarningMachine } from '#machines/shell/leave-warning/leave-warning.machine.ts';
import type { progressMachine } from '#machines/shell/progress/progress.machine.ts';
import type { scrollMachine } from '#machines/shell/scroll/scroll.machine.ts';
import type { snackbarMachine } from '#machines/shell/snackbar/snackbar.machine.ts';
import type { trackerMachine } from '#machines/shell/tracker/tracker.machine.ts';

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
  /** Resolves when it is open, also if another caller opened it. */
  opened: Promise<AppActor>;
  subscribe: (listener: () => void) => () => void;
};

/** The actors that live as long as the page, by system id. */
export type SystemActors = {
  auth: ActorRefFrom<typeof authMachine>;
  progress: ActorRefFrom<typeof progressMachine>;
  scroll: ActorRefFrom<typeof scrollMachine>;
  warning: ActorRefFrom<typeof leaveWarningMachine>;
  snackbar: ActorRefFrom<typeof snackbarMachine>;
  tracker: ActorRefFrom<typeof trackerMachine>;
  header: ActorRefFrom<typeof headerMachine>;
  drawer: ActorRefFrom<typeof drawerMachine>;
  currentUser: ActorRefFrom<typeof cachedEntityMachine>;
  viewedUser: ActorRefFrom<typeof cachedEntityMachine>;
  peloton: ActorRefFrom<typeof cachedEntityMachine>;
};

/** A system actor. They start with the app, before React renders, so they always exist. */
export const systemActor = <Id extends keyof SystemActors>(app: AppActor, id: Id): SystemActors[Id] => {
  const actor: SystemActors[Id] | undefined = app.system.get(id);
  if (actor === undefined) throw new Error(`The app holds no "${id}"`);
  return actor;
};

/** For a loader. The root route opens the app before it loads any page that isn't server-rendered for everybody. */
export const appOf = ({ handle }: { handle: Pick<AppHandle, 'current'> }): AppActor => {
  const app = handle.current();
  if (app === null) throw new Error('This page loads before the app is open');
  return app;
};
