import type { ProfileFields } from '#machines/profile/profile.types.ts';
import { normalStory } from '#machines/story/story.ts';
import type { components } from '#openapi/contract.gen.ts';
import { patchBetween } from '#src/api/json-patch.ts';

type UserPatch = components['schemas']['UserPatch'];
type CurrentUser = components['schemas']['CurrentUser'];

/** The fields that the form changes, out of all that is known of its person. */
export const fieldsIn = (user: CurrentUser): ProfileFields => ({
  firstName: user.firstName,
  lastName: user.lastName,
  // In the form's one order of keys, since forms compare JSON.
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

/** A story counts as one value: the API takes it whole. The goal has an operation of its own. */
const valuesOf = ({ story, goal: _, ...rest }: ProfileFields) => ({ ...rest, story: JSON.stringify(story) });

/** Only what differs. Both sides have the same fields, so every step replaces a value. */
export const profilePatch = (before: ProfileFields, after: ProfileFields): UserPatch =>
  patchBetween(valuesOf(before), valuesOf(after)).flatMap((step) => {
    if (step.op !== 'replace') return [];
    const { op, path } = step;
    return [{ op, path, value: path === '/story' ? after.story : step.value }];
  });
