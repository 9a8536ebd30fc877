import { type ActorRef, fromPromise, type Snapshot } from 'xstate';
import type { CachedEntityEvent } from '#machines/entity/cached-entity.types.ts';
import { isFlowError } from '#machines/flow-error.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import type { KeptDraft, ProfileSave, StoredProfile } from '#machines/profile/profile.types.ts';
import type { components } from '#openapi/contract.gen.ts';
import { call } from '#src/api/call.ts';
import { rereadCurrentUser, updateCurrentUser, updateFundraisingGoal } from '#src/api/calls/user.calls.ts';
import { inWordsOfForm } from '#src/api/json-patch.ts';
import {
  goingOnAfter,
  keepDraft,
  tellSaved,
  warnOnLeave,
  watchConnection,
  watchSession,
} from '#src/components/editing/edit-ports.ts';
import { fieldsIn, profilePatch } from './profile.patch.ts';
import { keepProfileDraft } from './profile.storage.ts';
import { forgetProfileDraft } from './profile-keys.ts';

type ViewedUser = ActorRef<Snapshot<unknown> & { context: { id: string | null } }, CachedEntityEvent>;

type CurrentUser = components['schemas']['CurrentUser'];

type System = { get: (id: string) => unknown };

const systemActorsOf = (system: System) => ({
  viewedUser: system.get('viewedUser') as ViewedUser | undefined,
  currentUser: system.get('currentUser') as ActorRef<Snapshot<unknown>, CachedEntityEvent> | undefined,
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
      ? await call(rereadCurrentUser())
      : await call(updateCurrentUser(key, version, patch)).catch((error: unknown) => {
          throw inWordsOfForm(error, patch);
        });
  systemActorsOf(system).currentUser?.send({ type: 'entity.merged', changes: { ...user } });
  mergeIntoPage(system, user);
  tellSaved(system, 'Your page is saved.');
  return storedProfile(user);
};

const loadProfile = async (system: System): Promise<StoredProfile> => {
  const user = await call(rereadCurrentUser());
  systemActorsOf(system).currentUser?.send({ type: 'entity.merged', changes: { ...user } });
  mergeIntoPage(system, user);
  return storedProfile(user);
};

/** The profile machine of one person, with the API, the leave warning, the session and the tab's storage behind its ports. */
export const profileFlow = (owner: string) =>
  profileMachine.provide({
    actors: {
      saveProfile: fromPromise(({ input, system, signal }) =>
        goingOnAfter(system, signal, () => saveProfile(system, input)),
      ),
      loadProfile: fromPromise(({ system }) => loadProfile(system)),
      warnOnLeave: warnOnLeave(),
      keepDraft: keepDraft<KeptDraft>((kept) => keepProfileDraft(owner, kept), forgetProfileDraft),
      watchConnection: watchConnection(),
      watchSession: watchSession(),
    },
  });
