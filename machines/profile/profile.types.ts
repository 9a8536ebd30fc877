import type { Schemas } from '#openapi/contract.gen.ts';

/** The fields that a person changes on their edit page, as the API stores them; the goal in cents. */
export type ProfileFields = Pick<
  Schemas['CurrentUser'],
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
  /** False if the person did not say. */
  isCancerSurvivor: boolean;
};

export type ProfileField = keyof ProfileFields;

/** The fields as the form holds them: an empty text is '', and an amount that can't be read is null. */
export type ProfileDraft = {
  [Field in ProfileField]: Field extends 'story' | 'survivorVisibility'
    ? ProfileFields[Field]
    : Field extends 'goal'
      ? number | null
      : ProfileFields[Field] extends boolean
        ? boolean
        : string;
};

/** A person on their edit page. The goal, in cents, is never below `committedAmount`. It has its own operation and version. */
export type EditedProfile = {
  fields: ProfileFields;
  draft: ProfileDraft;
  extra: { goalVersion: string; committedAmount: number };
};
