import type { components } from '#openapi/contract.gen.ts';

type CurrentUser = components['schemas']['CurrentUser'];

/** What a person changes about themselves on the edit page, as the API stores it; the goal in cents. */
export type ProfileFields = Pick<
  CurrentUser,
  | 'firstName'
  | 'lastName'
  | 'story'
  | 'phone'
  | 'address'
  | 'city'
  | 'state'
  | 'postalCode'
  | 'country'
  | 'employerName'
  | 'jerseySize'
  | 'tShirtSize'
  | 'twitterHandle'
  | 'instagramHandle'
  | 'isDonorListVisible'
  | 'isAchievementsInvisible'
  | 'isOnLeaderboards'
  | 'survivorVisibility'
> & {
  goal: number;
  /** False where the person never said. */
  isCancerSurvivor: boolean;
};

export type ProfileField = keyof ProfileFields;

/** The same as the form holds it: a text that is empty is '', an amount that can't be read is null. */
export type ProfileDraft = {
  [Field in ProfileField]: Field extends 'story' | 'survivorVisibility'
    ? ProfileFields[Field]
    : Field extends 'goal'
      ? number | null
      : ProfileFields[Field] extends boolean
        ? boolean
        : string;
};

/** A person on the page that changes them. `committedAmount`, in cents: the goal is never below. The goal is changed by an operation of its own, with a version of its own. */
export type EditedProfile = {
  fields: ProfileFields;
  draft: ProfileDraft;
  extra: { goalVersion: string; committedAmount: number };
};
