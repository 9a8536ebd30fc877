import type { Stored } from '#machines/editing/editing.types.ts';
import type { EditedProfile, ProfileFields } from '#machines/profile/profile.types.ts';

/** What the form knows of somebody who has just signed up. */
export const blankProfile: ProfileFields = {
  firstName: 'Ida',
  lastName: 'Story',
  story: null,
  goal: 0,
  phone: null,
  address: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
  employerName: null,
  jerseySize: null,
  tShirtSize: null,
  twitterHandle: null,
  instagramHandle: null,
  isDonorListVisible: true,
  isAchievementsInvisible: false,
  isOnLeaderboards: true,
  isCancerSurvivor: false,
  survivorVisibility: 'nobody',
};

export const storedWith = (changes: Partial<ProfileFields> = {}, version = '"1"'): Stored<EditedProfile> => ({
  saved: { ...blankProfile, ...changes },
  version,
  extra: { goalVersion: version, committedAmount: 0 },
});
