import { type ActorRef, fromCallback, fromPromise, type Snapshot } from 'xstate';
import type { CachedEntityEvent } from '#machines/entity/cached-entity.types.ts';
import { storyMachine } from '#machines/profile/story.machine.ts';
import { notSaved } from '#machines/profile/story.texts.ts';
import type { PageFields } from '#machines/profile/story.types.ts';
import type {
  LeaveWarningContext,
  LeaveWarningEvent,
} from '#machines/shell/leave-warning/leave-warning.types.ts';
import type { SnackbarEvent } from '#machines/shell/snackbar/snackbar.types.ts';
import { call } from '#src/api/call.ts';
import { updateCurrentUser } from '#src/api/calls/user.calls.ts';
import { inWordsOfForm, pagePatch } from './story.patch.ts';

type Resident<Event extends { type: string }, Emitted extends { type: string } = never> =
  | ActorRef<Snapshot<unknown>, Event, Emitted>
  | undefined;

type ViewedUser = ActorRef<Snapshot<unknown> & { context: { id: string | null } }, CachedEntityEvent>;

type Warning = ActorRef<Snapshot<unknown> & { context: LeaveWarningContext }, LeaveWarningEvent>;

type System = { get: (id: string) => unknown };

const residentsOf = (system: System) => ({
  snackbar: system.get('snackbar') as Resident<SnackbarEvent>,
  warning: system.get('warning') as Warning | undefined,
  viewedUser: system.get('viewedUser') as ViewedUser | undefined,
  auth: system.get('auth') as Resident<{ type: 'session.expired' }, { type: 'session.restored' }>,
});

const saveStory = async (system: System, before: PageFields, after: PageFields): Promise<void> => {
  const patch = pagePatch(before, after);
  const user = await call(updateCurrentUser(patch)).catch((error: unknown) => {
    throw inWordsOfForm(error, patch);
  });
  // The call itself keeps the current user's copy; one's own page is a copy of its own.
  const viewed = residentsOf(system).viewedUser;
  if (viewed?.getSnapshot().context.id === user.publicId) {
    const { story, isDonorListVisible, isAchievementsInvisible } = user;
    viewed.send({ type: 'entity.merged', changes: { story, isDonorListVisible, isAchievementsInvisible } });
  }
  residentsOf(system).snackbar?.send({ type: 'notice.raised', text: 'Your page is saved.', tone: 'success' });
};

/** Who wants to go while their page is being saved need not be asked: they go as soon as it is. */
const goingOnAfter = async (
  system: System,
  signal: AbortSignal,
  save: () => Promise<void>,
): Promise<void> => {
  const { warning } = residentsOf(system);
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
    await save();
    if (!isOver) warning?.send({ type: 'leaving.confirmed' });
    isOver = true;
  } catch (error) {
    keep();
    throw error;
  }
};

/** The story machine with the API, the leave warning and the session behind its ports. */
export const storyFlow = storyMachine.provide({
  actors: {
    saveStory: fromPromise(({ input, system, signal }) =>
      goingOnAfter(system, signal, () => saveStory(system, input.before, input.after)),
    ),
    warnOnLeave: fromCallback(({ system }) => {
      residentsOf(system).warning?.send({ type: 'warning.armed' });
      return () => residentsOf(system).warning?.send({ type: 'warning.disarmed' });
    }),
    watchSession: fromCallback(({ sendBack, system }) => {
      const watching = residentsOf(system).auth?.on('session.restored', () =>
        sendBack({ type: 'session.restored' }),
      );
      // It may be that a new token can be had without the person; only auth knows.
      residentsOf(system).auth?.send({ type: 'session.expired' });
      return () => watching?.unsubscribe();
    }),
  },
});
