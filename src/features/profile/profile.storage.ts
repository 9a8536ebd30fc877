import type { KeptDraft } from '#machines/editing/editing.types.ts';
import { draftOfProfile } from '#machines/profile/profile.rules.ts';
import type { EditedProfile, ProfileFields } from '#machines/profile/profile.types.ts';
import { type FieldKinds, keepDraftOf, keptDraftOf } from '#src/components/editing/kept-draft.ts';
import { draftKey } from './profile-keys.ts';

const kindsOf = (current: ProfileFields): FieldKinds<EditedProfile> =>
  Object.fromEntries(
    Object.entries(draftOfProfile(current)).map(([field, now]) => [
      field,
      (value: unknown) => {
        if (field === 'story') return value === null || Array.isArray(value);
        return field === 'goal' ? value === null || Number.isInteger(value) : typeof value === typeof now;
      },
    ]),
  ) as FieldKinds<EditedProfile>;

/** Keeps a draft over a reload of this tab, only for its owner. */
export const keepProfileDraft = (owner: string, kept: KeptDraft<EditedProfile>): void =>
  keepDraftOf(draftKey, owner, kept);

/** This tab's draft for this person. */
export const keptProfileDraft = (owner: string, current: ProfileFields): KeptDraft<EditedProfile> | null =>
  keptDraftOf(draftKey, owner, kindsOf(current));
