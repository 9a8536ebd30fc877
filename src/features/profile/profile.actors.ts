import { type ActorRef, fromCallback, fromPromise, type Snapshot } from 'xstate';
import type { CachedEntityEvent } from '#machines/entity/cached-entity.types.ts';
import { isFlowError } from '#machines/flow-error.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { notSaved } from '#machines/profile/profile.messages.ts';
import type { KeptDraft, ProfileSave, StoredProfile } from '#machines/profile/profile.types.ts';
import type {
  LeaveWarningContext,
  LeaveWarningEvent,
} from '#machines/shell/leave-warning/leave-warning.types.ts';
import type { SnackbarEvent } from '#machines/shell/snackbar/snackbar.types.ts';
import type { components } from '#openapi/contract.gen.ts';
import { call } from '#src/api/call.ts';
import { getCurrentUser, updateCurrentUser, updateFundraisingGoal } from '#src/api/calls/user.calls.ts';
import { fieldsIn, inWordsOfForm, profilePatch } from './profile.patch.ts';
import { keepProfileDraft } from './profile.storage.ts';
import { forgetProfileDraft } from './profile-keys.ts';

type SystemActor<Event extends { type: string }, Emitted extends { type: string } = never> =
  | ActorRef<Snapshot<unknown>, Event, Emitted>
  | undefined;

type ViewedUser = ActorRef<Snapshot<unknown> & { context: { id: string | null } }, CachedEntityEvent>;

type Warning = ActorRef<Snapshot<unknown> & { context: LeaveWarningContext }, LeaveWarningEvent>;

type CurrentUser = components['schemas']['CurrentUser'];

type System = { get: (id: string) => unknown };

const systemActorsOf = (system: System) => ({
  snackbar: system.get('snackbar') as SystemActor<SnackbarEvent>,
  warning: system.get('warning') as Warning | undefined,
  viewedUser: system.get('viewedUser') as ViewedUser | undefined,
  currentUser: system.get('currentUser') as SystemActor<CachedEntityEvent>,
  auth: system.get('auth') as SystemActor<{ type: 'session.expired' }, { type: 'session.restored' }>,
});

/** A person as the form takes them. */
export const storedProfile = (user: CurrentUser): StoredProfile => ({
  saved: fieldsIn(user),
  version: user.version,
  // One's own fundraising always has it.
  goalVersion: user.fundraising.version ?? '',
  committedAmount: user.fundraising.committedAmount,
});

/** One's own page is a copy of its own, beside the current user's. */
const mergeIntoPage = (system: System, user: CurrentUser): void => {
  const viewed = systemActorsOf(system).viewedUser;
  if (viewed?.getSnapshot().context.id !== user.publicId) return;
  const { firstName, lastName, story, isDonorListVisible, isAchievementsInvisible, fundraising } = user;
  viewed.send({
    type: 'entity.merged',
    changes: { firstName, lastName, story, isDonorListVisible, isAchievementsInvisible, fundraising },
  });
};

/** The same key sets the goal once: it goes first, so that a save that is repeated ends the same. */
const saveGoal = async ({ before, after, goalVersion, key }: ProfileSave): Promise<void> => {
  if (after.goal === before.goal) return;
  await call(updateFundraisingGoal(key, after.goal, goalVersion)).catch((error: unknown) => {
    if (!isFlowError(error) || error.code !== 'goal-too-low') throw error;
    throw { ...error, fields: [{ path: 'goal', code: error.code, message: error.message }] };
  });
};

const saveProfile = async (system: System, saving: ProfileSave): Promise<StoredProfile> => {
  const { before, after, version, key } = saving;
  const patch = profilePatch(before, after);
  await saveGoal(saving);
  const user =
    patch.length === 0
      ? await call(getCurrentUser({ overrideLogout: true, isHandled: true }))
      : await call(updateCurrentUser(key, version, patch)).catch((error: unknown) => {
          throw inWordsOfForm(error, patch);
        });
  systemActorsOf(system).currentUser?.send({ type: 'entity.merged', changes: { ...user } });
  mergeIntoPage(system, user);
  systemActorsOf(system).snackbar?.send({
    type: 'notice.raised',
    text: 'Your page is saved.',
    tone: 'success',
  });
  return storedProfile(user);
};

/** A failure is the form's to show, so nobody is signed out over it. */
const loadProfile = async (system: System): Promise<StoredProfile> => {
  const user = await call(getCurrentUser({ overrideLogout: true, isHandled: true }));
  systemActorsOf(system).currentUser?.send({ type: 'entity.merged', changes: { ...user } });
  mergeIntoPage(system, user);
  return storedProfile(user);
};

/** Who wants to go while their page is being saved need not be asked: they go as soon as it is. */
const goingOnAfter = async (
  system: System,
  signal: AbortSignal,
  save: () => Promise<StoredProfile>,
): Promise<StoredProfile> => {
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

/** The profile machine of one person, with the API, the leave warning, the session and the tab's storage behind its ports. */
export const profileFlow = (owner: string) =>
  profileMachine.provide({
    actors: {
      saveProfile: fromPromise(({ input, system, signal }) =>
        goingOnAfter(system, signal, () => saveProfile(system, input)),
      ),
      loadProfile: fromPromise(({ system }) => loadProfile(system)),
      warnOnLeave: fromCallback(({ system }) => {
        systemActorsOf(system).warning?.send({ type: 'warning.armed' });
        return () => systemActorsOf(system).warning?.send({ type: 'warning.disarmed' });
      }),
      keepDraft: fromCallback<{ type: 'draft.kept' } & KeptDraft, KeptDraft>(({ input, receive }) => {
        keepProfileDraft(owner, input);
        receive((event) => keepProfileDraft(owner, event));
        // A reload ends no actor, so the draft stays for the page that follows.
        return forgetProfileDraft;
      }),
      watchConnection: fromCallback(({ sendBack }) => {
        const tell = () => sendBack({ type: 'connection.returned' });
        addEventListener('online', tell);
        return () => removeEventListener('online', tell);
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
