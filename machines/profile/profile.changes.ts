import { type FlowError, flowError } from '#machines/flow-error.ts';
import { mended, noFailure } from '#machines/form/form-failure.ts';
import { allOn, type Side, sidesOf, withoutGiven } from '#machines/form/two-versions.ts';
import { changedElsewhere } from './profile.messages.ts';
import { conflictsOf, draftOfProfile, unsavedOf } from './profile.rules.ts';
import type {
  ProfileContext,
  ProfileDraft,
  ProfileField,
  ProfileInput,
  StoredProfile,
} from './profile.types.ts';

const settledOn = (stored: StoredProfile, typed: Partial<ProfileDraft>): ProfileContext => ({
  ...noFailure,
  saved: stored.saved,
  version: stored.version,
  goalVersion: stored.goalVersion,
  committedAmount: stored.committedAmount,
  key: null,
  typed,
  theirs: null,
  choices: {},
});

/** The page opens: a kept draft lies over what is stored, or beside it where both sides changed a field. */
export const opened = ({ kept, ...stored }: ProfileInput): ProfileContext => {
  if (kept === null) return settledOn(stored, {});
  const typed = unsavedOf(kept);
  if (conflictsOf({ ...kept, typed }, stored.saved).length === 0) {
    const context = settledOn(stored, typed);
    return { ...context, typed: unsavedOf(context) };
  }
  return { ...settledOn(stored, typed), saved: kept.saved, theirs: stored };
};

/** What was saved is what is stored. */
export const stored = (output: StoredProfile): ProfileContext => settledOn(output, {});

/** Typing mends what was wrong in the field, and makes another draft, with a key of its own. */
export const changed = (
  context: ProfileContext,
  changes: Partial<ProfileDraft>,
): Partial<ProfileContext> => ({
  ...mended(context, Object.keys(changes)),
  typed: { ...context.typed, ...changes },
  key: null,
});

/** Somebody changed other fields: both versions fit together, and the person looks before saving. */
export const merged = (context: ProfileContext, output: StoredProfile): ProfileContext => {
  const problem: FlowError = flowError({ kind: 'conflict', status: 412, message: changedElsewhere });
  const next = settledOn(output, unsavedOf(context));
  return { ...next, typed: unsavedOf(next), problem };
};

const conflicts = ({ saved, typed, theirs }: ProfileContext): ProfileField[] =>
  theirs === null ? [] : conflictsOf({ saved, typed }, theirs.saved);

/** The fields that the person chooses a version of, and the side that stands: their own until they say otherwise. */
export const openChoices = (context: ProfileContext): { field: ProfileField; side: Side }[] =>
  sidesOf(conflicts(context), context.choices);

/** One side of all fields that both changed. */
export const allOf = (context: ProfileContext, side: Side): ProfileContext['choices'] =>
  allOn(conflicts(context), side);

/** The choice stands: what is stored elsewhere is the ground, and the own version lies over it where it was taken. */
export const settled = (context: ProfileContext): ProfileContext => {
  const { theirs } = context;
  if (theirs === null) return context;
  const typed = withoutGiven<ProfileDraft>(unsavedOf(context), openChoices(context));
  const next = settledOn(theirs, typed);
  return { ...next, typed: unsavedOf(next) };
};

/** Both versions of a field, as the form would hold them. */
export const versionsOf = (context: ProfileContext, field: ProfileField) => ({
  mine: { ...draftOfProfile(context.saved), ...context.typed }[field],
  theirs: draftOfProfile(context.theirs?.saved ?? context.saved)[field],
});
