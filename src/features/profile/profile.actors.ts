import type { ActorRef, Snapshot } from 'xstate';
import type { Saved, Saving, Stored } from '#machines/editing/editing.types.ts';
import type { CachedEntityEvent } from '#machines/entity/cached-entity.types.ts';
import { isFlowError, toFlowError } from '#machines/flow-error.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import type { EditedProfile, ProfileFields } from '#machines/profile/profile.types.ts';
import { normalStory } from '#machines/story/story.ts';
import type { components } from '#openapi/contract.gen.ts';
import { call } from '#src/api/call.ts';
import { rereadCurrentUser, updateFundraisingGoal } from '#src/api/calls/user.calls.ts';
import { patch } from '#src/api/describe-call.ts';
import { fieldsPatch, withFormFields } from '#src/api/json-patch.ts';
import { editingPorts } from '#src/components/editing/edit-ports.ts';
import { keepProfileDraft } from './profile.storage.ts';
import { forgetProfileDraft } from './profile-keys.ts';

/** The fields that the form changes, from the person's data. */
const fieldsIn = (user: CurrentUser): ProfileFields => ({
  firstName: user.firstName,
  lastName: user.lastName,
  // In the form's order of keys, because forms compare JSON.
  story: normalStory(user.story),
  goal: user.fundraising.goal,
  phone: user.phone,
  address: user.address,
  city: user.city,
  state: user.state,
  postalCode: user.postalCode,
  country: user.country,
  employerName: user.employerName,
  jerseySize: user.jerseySize,
  tShirtSize: user.tShirtSize,
  twitterHandle: user.twitterHandle,
  instagramHandle: user.instagramHandle,
  isDonorListVisible: user.isDonorListVisible,
  isAchievementsInvisible: user.isAchievementsInvisible,
  isOnLeaderboards: user.isOnLeaderboards,
  isCancerSurvivor: user.isCancerSurvivor ?? false,
  survivorVisibility: user.survivorVisibility,
});

type ViewedUser = ActorRef<Snapshot<unknown> & { context: { id: string | null } }, CachedEntityEvent>;

type CurrentUser = components['schemas']['CurrentUser'];

type System = { get: (id: string) => unknown };

const systemActorsOf = (system: System) => ({
  viewedUser: system.get('viewedUser') as ViewedUser | undefined,
  currentUser: system.get('currentUser') as ActorRef<Snapshot<unknown>, CachedEntityEvent> | undefined,
});

/** The form's values of a person. */
export const storedProfile = (user: CurrentUser): Stored<EditedProfile> => ({
  saved: fieldsIn(user),
  version: user.version,
  extra: {
    // A person's own fundraising always has a version.
    goalVersion: user.fundraising.version ?? '',
    committedAmount: user.fundraising.committedAmount,
  },
});

/** Updates the app's copies: the person's own page has one besides the current user's. */
const shownEverywhere = (system: System, user: CurrentUser): Stored<EditedProfile> => {
  const { currentUser, viewedUser } = systemActorsOf(system);
  currentUser?.send({ type: 'entity.merged', changes: { ...user } });
  if (viewedUser?.getSnapshot().context.id === user.publicId) {
    const { firstName, lastName, story, isDonorListVisible, isAchievementsInvisible, fundraising } = user;
    viewedUser.send({
      type: 'entity.merged',
      changes: { firstName, lastName, story, isDonorListVisible, isAchievementsInvisible, fundraising },
    });
  }
  return storedProfile(user);
};

type StoredProfile = Stored<EditedProfile>;

/** The goal goes first: it has its own version. */
const saveGoal = async ({ stored, after, key }: Saving<EditedProfile>): Promise<StoredProfile> => {
  const { goal } = after;
  if (goal === stored.saved.goal) return stored;
  const { version = '' } = await call(updateFundraisingGoal(key, goal, stored.extra.goalVersion)).catch(
    (error: unknown) => {
      if (!isFlowError(error) || error.code !== 'goal-too-low') throw error;
      throw { ...error, fields: [{ path: 'goal', code: error.code, message: error.message }] };
    },
  );
  return {
    ...stored,
    saved: { ...stored.saved, goal },
    extra: { ...stored.extra, goalVersion: version },
  };
};

const savePage = async (
  system: System,
  { stored, after, key }: Saving<EditedProfile>,
): Promise<StoredProfile> => {
  const changes = fieldsPatch(stored.saved, after);
  const user =
    changes.length === 0
      ? await call(rereadCurrentUser())
      : await call(
          patch('/user', 'UPDATE_CURRENT_USER', {
            data: changes,
            key,
            version: stored.version,
            meta: {
              changes: (user) => ({
                entity: 'currentUser',
                event: { type: 'entity.merged', changes: { ...user } },
              }),
            },
          }),
        ).catch((error: unknown) => {
          throw withFormFields(error, changes);
        });
  return shownEverywhere(system, user);
};

const save = async (system: System, saving: Saving<EditedProfile>): Promise<Saved<EditedProfile>> => {
  const withGoal = await saveGoal(saving);
  try {
    return { stored: await savePage(system, { ...saving, stored: withGoal }), failure: null };
  } catch (error) {
    if (withGoal === saving.stored) throw error;
    return { stored: withGoal, failure: toFlowError(error) };
  }
};

/** The profile machine of one person, with the app as its ports. */
export const profileFlow = (owner: string) =>
  profileMachine.provide({
    actors: editingPorts<EditedProfile>({
      save,
      load: async (system) => shownEverywhere(system, await call(rereadCurrentUser())),
      keep: (kept) => keepProfileDraft(owner, kept),
      forget: forgetProfileDraft,
      savedText: 'Your page is saved.',
    }),
  });
