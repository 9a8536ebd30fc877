import { type FlowError, flowError } from '#machines/flow-error.ts';
import { failureOf, mended, noFailure } from '#machines/form/form-failure.ts';
import { allOn, type Side, sidesOf, withoutGiven } from '#machines/form/two-versions.ts';
import { changedElsewhere } from './peloton.messages.ts';
import { conflictsOf, draftOf, unsavedOf } from './peloton.rules.ts';
import type {
  PelotonContext,
  PelotonDraft,
  PelotonField,
  PelotonInput,
  SavedPeloton,
  StoredPeloton,
} from './peloton.types.ts';

const settledOn = ({ saved, version }: StoredPeloton, typed: Partial<PelotonDraft> = {}): PelotonContext => ({
  ...noFailure,
  saved,
  version,
  key: null,
  typed: unsavedOf({ saved, typed }),
  theirs: null,
  choices: {},
});

/** The page opens: a kept draft lies over what is stored, or beside it where both sides changed a field. */
export const opened = ({ kept, ...stored }: PelotonInput): PelotonContext => {
  if (kept === null) return settledOn(stored);
  const typed = unsavedOf(kept);
  return conflictsOf({ ...kept, typed }, stored.saved).length === 0
    ? settledOn(stored, typed)
    : { ...settledOn(stored), saved: kept.saved, typed, theirs: stored };
};

/** What was saved is what is stored. */
export const stored = (output: StoredPeloton): PelotonContext => settledOn(output);

/** Only the page was saved: what is left of the draft is still to be saved, under the same key. */
export const partlyStored = (
  context: PelotonContext,
  { failure, ...output }: SavedPeloton,
): PelotonContext => ({
  ...settledOn(output, context.typed),
  ...(failure === null ? noFailure : failureOf(failure)),
  key: context.key,
});

/** Typing mends what was wrong in the field, and makes another draft, with a key of its own. */
export const changed = (
  context: PelotonContext,
  changes: Partial<PelotonDraft>,
): Partial<PelotonContext> => ({
  ...mended(context, Object.keys(changes)),
  typed: { ...context.typed, ...changes },
  key: null,
});

/** Somebody changed other fields: both versions fit together, and the person looks before saving. */
export const merged = (context: PelotonContext, output: StoredPeloton): PelotonContext => {
  const problem: FlowError = flowError({ kind: 'conflict', status: 412, message: changedElsewhere });
  return { ...settledOn(output, unsavedOf(context)), problem };
};

const conflicts = ({ saved, typed, theirs }: PelotonContext): PelotonField[] =>
  theirs === null ? [] : conflictsOf({ saved, typed }, theirs.saved);

/** The fields that the person chooses a version of, and the side that stands: their own until they say otherwise. */
export const openChoices = (context: PelotonContext): { field: PelotonField; side: Side }[] =>
  sidesOf(conflicts(context), context.choices);

/** One side of all fields that both changed. */
export const allOf = (context: PelotonContext, side: Side): PelotonContext['choices'] =>
  allOn(conflicts(context), side);

/** The choice stands: what is stored elsewhere is the ground, and the own version lies over it where it was taken. */
export const settled = (context: PelotonContext): PelotonContext =>
  context.theirs === null
    ? context
    : settledOn(context.theirs, withoutGiven<PelotonDraft>(unsavedOf(context), openChoices(context)));

/** Both versions of a field, as the form would hold them. */
export const versionsOf = (context: PelotonContext, field: PelotonField) => ({
  mine: draftOf(context)[field],
  theirs: (context.theirs?.saved ?? context.saved)[field],
});
