import type { FormFailure } from '#machines/form/form-failure.ts';
import type { Choices, Side } from '#machines/form/two-versions.ts';
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

/** A person as they are stored, with the versions that a change of them names. */
export type StoredProfile = {
  saved: ProfileFields;
  version: string;
  /** The goal is changed by an operation of its own. */
  goalVersion: string;
  /** In cents: the goal is never below. */
  committedAmount: number;
};

/** A change of what is stored; `key` names it, however often it is sent. */
export type ProfileSave = Pick<StoredProfile, 'version' | 'goalVersion'> & {
  before: ProfileFields;
  after: ProfileFields;
  key: string;
};

/** What a tab keeps of unsaved input, with what was saved when it was typed. */
export type KeptDraft = { saved: ProfileFields; typed: Partial<ProfileDraft> };

export type ProfileContext = FormFailure &
  StoredProfile & {
    /** Names the saving of this draft; null until it is first sent. */
    key: string | null;
    /** `draftOf` lays it over what is saved. */
    typed: Partial<ProfileDraft>;
    /** What was stored elsewhere meanwhile, while the person chooses between the versions. */
    theirs: StoredProfile | null;
    /** The side that the person took, for each field that both changed. */
    choices: Choices<ProfileField>;
  };

export type ProfileInput = StoredProfile & { kept: KeptDraft | null };

export type ProfileEvent =
  | { type: 'profile.changed'; changes: Partial<ProfileDraft> }
  /** `key` is a new idempotency key. */
  | { type: 'profile.submitted'; key: string }
  /** The person wants to undo everything that is not saved. */
  | { type: 'profile.abandoned' }
  | { type: 'changes.discarded' }
  | { type: 'changes.kept' }
  /** Takes one version of a field that both changed. */
  | { type: 'version.chosen'; field: ProfileField; side: Side }
  /** Takes one version of all such fields. */
  | { type: 'versions.chosen'; side: Side }
  /** The choice stands; what is left of the own version is saved. */
  | { type: 'versions.settled'; key: string }
  | { type: 'connection.returned' }
  | { type: 'session.restored' };

export type ProfileMeta = { heading: string; focus: 'conflict' | 'none'; announce: string };
