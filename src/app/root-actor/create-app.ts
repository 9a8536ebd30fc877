import { createActor, fromPromise } from 'xstate';
import { appMachine } from '#machines/app/app.machine.ts';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import type { User } from '#machines/auth/auth.types.ts';
import { cachedEntityMachine, selectData } from '#machines/entity/cached-entity.machine.ts';
import type { EntityKind, LoadedEntity } from '#machines/entity/cached-entity.types.ts';
import { flowError } from '#machines/flow-error.ts';
import type { PendingTarget } from '#machines/shell/leave-warning/leave-warning.types.ts';
import { trackerMachine } from '#machines/shell/tracker/tracker.machine.ts';
import { call } from '#src/api/call.ts';
import { setCallListener } from '#src/api/call-listener.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import { getUser, rereadCurrentUser } from '#src/api/calls/user.calls.ts';
import { scrollLogic } from '#src/app/router/scroll-logic.ts';
import { takeMessage } from '#src/app/session/session-message.ts';
import { inspected } from '#src/components/flow/inspected.ts';
import { sighting } from '#src/features/auth/sighting.ts';
import type { Tracking } from '#src/features/shell/tracking/tracking.ts';
import { type AppActor, systemActor } from './system-actors.ts';

const withId = (id: string | null): string => {
  if (id !== null) return id;
  throw flowError({ kind: 'unexpected', message: 'Nothing to load: no id was given.' });
};

const load = async (kind: EntityKind, id: string | null) => {
  if (kind === 'currentUser') return call(rereadCurrentUser());
  return kind === 'viewedUser' ? call(getUser(withId(id))) : call(getPeloton(withId(id)));
};

/** Loads a copy for the cache, with the time of the answer. */
const loadEntity = fromPromise<LoadedEntity, { kind: EntityKind; id: string | null }>(
  async ({ input: { kind, id } }) => ({ data: await load(kind, id), at: Date.now() }),
);

type AppPorts = {
  auth: typeof authMachine;
  /** Continues a navigation that a warning held back: back in the tab's history, or to the top of a new page. */
  goTo: (target: Extract<PendingTarget, { kind: 'navigation' }>) => Promise<void>;
  /** Receives the tracked views; without it none are sent. */
  tracking?: Tracking;
};

const provide = ({ auth, tracking }: AppPorts) =>
  appMachine.provide({
    actors: {
      auth,
      scroll: scrollLogic,
      tracker: trackerMachine.provide({
        actors: {
          track: fromPromise(async ({ input: { sighting } }) => {
            if (sighting !== null) await tracking?.track(sighting);
          }),
          open: fromPromise(async ({ input: { href } }) => {
            if (href !== null) location.assign(href);
          }),
        },
      }),
      cachedEntity: cachedEntityMachine.provide({ actors: { load: loadEntity } }),
    },
  });

/** Tells `auth` when the public id changes, because a signed-in person without one doesn't count as logged in. */
const watchPublicId = (app: AppActor): void => {
  const publicIdOf = () => selectData<User>(systemActor(app, 'currentUser').getSnapshot())?.publicId ?? null;
  let known = publicIdOf();
  systemActor(app, 'currentUser').subscribe(() => {
    const publicId = publicIdOf();
    if (publicId === known) return;
    known = publicId;
    systemActor(app, 'auth').send({ type: 'publicId.changed', publicId, ...sighting() });
  });
};

/** Starts the root actor before React renders, and connects sign-in and the API layer to it. */
export const createApp = (ports: AppPorts): AppActor => {
  const app: AppActor = createActor(provide(ports), { systemId: 'app', ...inspected });
  setCallListener((event) => app.send(event));
  app.start();
  const auth = systemActor(app, 'auth');
  auth.on('session.opened', ({ user }) => app.send({ type: 'session.opened', user, at: Date.now() }));
  auth.on('session.closed', () => app.send({ type: 'session.closed' }));
  systemActor(app, 'warning').on('leaving.granted', ({ target }) => {
    if (target?.kind === 'logout') auth.send({ type: 'logout.requested', reason: 'manual' });
    else if (target !== null) void ports.goTo(target);
  });
  watchPublicId(app);
  return app;
};

/** Shows the message that another page left for this one, once. */
export const showSessionMessage = (app: AppActor): void => {
  const text = takeMessage();
  if (text === null) return;
  systemActor(app, 'snackbar').send({ type: 'notice.raised', text, disableAutoHide: true });
};
