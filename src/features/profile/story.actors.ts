import { type ActorRef, fromCallback, fromPromise, type Snapshot } from 'xstate';
import type { CachedEntityEvent } from '#machines/entity/cached-entity.types.ts';
import { storyMachine } from '#machines/profile/story.machine.ts';
import { notSaved } from '#machines/profile/story.messages.ts';
import type { PageFields, StoredPage } from '#machines/profile/story.types.ts';
import type {
  LeaveWarningContext,
  LeaveWarningEvent,
} from '#machines/shell/leave-warning/leave-warning.types.ts';
import type { SnackbarEvent } from '#machines/shell/snackbar/snackbar.types.ts';
import { call } from '#src/api/call.ts';
import { getCurrentUser, updateCurrentUser } from '#src/api/calls/user.calls.ts';
import { fieldsIn, inWordsOfForm, pagePatch } from './story.patch.ts';

type SystemActor<Event extends { type: string }, Emitted extends { type: string } = never> =
  | ActorRef<Snapshot<unknown>, Event, Emitted>
  | undefined;

type ViewedUser = ActorRef<Snapshot<unknown> & { context: { id: string | null } }, CachedEntityEvent>;

type Warning = ActorRef<Snapshot<unknown> & { context: LeaveWarningContext }, LeaveWarningEvent>;

type Saving = { before: PageFields; after: PageFields; version: string; key: string };

type System = { get: (id: string) => unknown };

const systemActorsOf = (system: System) => ({
  snackbar: system.get('snackbar') as SystemActor<SnackbarEvent>,
  warning: system.get('warning') as Warning | undefined,
  viewedUser: system.get('viewedUser') as ViewedUser | undefined,
  currentUser: system.get('currentUser') as SystemActor<CachedEntityEvent>,
  auth: system.get('auth') as SystemActor<{ type: 'session.expired' }, { type: 'session.restored' }>,
});

type SavedUser = StoredPage['saved'] & { publicId: string; version: string };

const storedPage = ({ version, ...user }: SavedUser): StoredPage => ({ saved: fieldsIn(user), version });

/** One's own page is a copy of its own, beside the current user's. */
const mergeIntoPage = (system: System, user: SavedUser): void => {
  const viewed = systemActorsOf(system).viewedUser;
  if (viewed?.getSnapshot().context.id !== user.publicId) return;
  viewed.send({ type: 'entity.merged', changes: fieldsIn(user) });
};

const saveStory = async (system: System, { before, after, version, key }: Saving): Promise<StoredPage> => {
  const patch = pagePatch(before, after);
  const user = await call(updateCurrentUser(key, version, patch)).catch((error: unknown) => {
    throw inWordsOfForm(error, patch);
  });
  mergeIntoPage(system, user);
  systemActorsOf(system).snackbar?.send({
    type: 'notice.raised',
    text: 'Your page is saved.',
    tone: 'success',
  });
  return storedPage(user);
};

/** A failure is the form's to show, so nobody is signed out over it. */
const loadPage = async (system: System): Promise<StoredPage> => {
  const user = await call(getCurrentUser({ overrideLogout: true, isHandled: true }));
  systemActorsOf(system).currentUser?.send({ type: 'entity.merged', changes: { ...user } });
  mergeIntoPage(system, user);
  return storedPage(user);
};

/** Who wants to go while their page is being saved need not be asked: they go as soon as it is. */
const goingOnAfter = async (
  system: System,
  signal: AbortSignal,
  save: () => Promise<StoredPage>,
): Promise<StoredPage> => {
  const { warning } = systemActorsOf(system);
  let isOver = false;
  const keep = () => {
    // A page that is left while it saves has taken the warning away with it.
    const isDeferring = warning?.getSnapshot().context.shouldDeferNavigation === true;
    if (!isOver && isDeferring) warning?.send({ type: 'warning.armed', content: notSaved });
    isOver = true;
  };
  warning?.send({ type: 'warning.armed', shouldDeferNavigation: true });
  // Nobody waits any more for what takes too long.
  signal.addEventListener('abort', keep);
  try {
    const stored = await save();
    if (!isOver) warning?.send({ type: 'leaving.confirmed' });
    isOver = true;
    return stored;
  } catch (error) {
    keep();
    throw error;
  }
};

/** The story machine with the API, the leave warning and the session behind its ports. */
export const storyFlow = storyMachine.provide({
  actors: {
    saveStory: fromPromise(({ input, system, signal }) =>
      goingOnAfter(system, signal, () => saveStory(system, input)),
    ),
    loadPage: fromPromise(({ system }) => loadPage(system)),
    warnOnLeave: fromCallback(({ system }) => {
      systemActorsOf(system).warning?.send({ type: 'warning.armed' });
      return () => systemActorsOf(system).warning?.send({ type: 'warning.disarmed' });
    }),
    watchSession: fromCallback(({ sendBack, system }) => {
      const watching = systemActorsOf(system).auth?.on('session.restored', () =>
        sendBack({ type: 'session.restored' }),
      );
      // It may be that a new token can be had without the person; only auth knows.
      systemActorsOf(system).auth?.send({ type: 'session.expired' });
      return () => watching?.unsubscribe();
    }),
  },
});
