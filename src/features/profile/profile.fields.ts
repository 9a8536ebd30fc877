import type { ProfileFields } from '#machines/profile/profile.types.ts';
import { normalStory } from '#machines/story/story.ts';
import type { components } from '#openapi/contract.gen.ts';

type CurrentUser = components['schemas']['CurrentUser'];

/** The fields that the form changes, from the person's data. */
export const fieldsIn = (user: CurrentUser): ProfileFields => ({
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
