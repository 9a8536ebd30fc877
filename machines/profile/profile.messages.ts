import type { ProfileField } from './profile.types.ts';

/** The names of the fields, as the page shows them. */
export const fieldNames: Readonly<Record<ProfileField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  story: 'Your story',
  goal: 'Your goal',
  phone: 'Phone',
  country: 'Country',
  address: 'Street address',
  city: 'City',
  state: 'State',
  postalCode: 'ZIP or postal code',
  employerName: 'Employer',
  jerseySize: 'Jersey size',
  tShirtSize: 'T-shirt size',
  twitterHandle: 'X (Twitter)',
  instagramHandle: 'Instagram',
  isDonorListVisible: 'Others see who gave to you',
  isAchievementsInvisible: 'Your achievements are private',
  isOnLeaderboards: 'Leaderboards can show your name',
  isCancerSurvivor: 'You survived cancer',
  survivorVisibility: 'Who sees that you survived cancer',
};
