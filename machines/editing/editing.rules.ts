import { flowError } from '#machines/flow-error.ts';
import type { FieldErrors } from '#machines/form/field-errors.ts';
import { failureOf, mended, noFailure } from '#machines/form/form-failure.ts';
import { allOn, conflictsBetween, type Side, sidesOf, withoutGiven } from '#machines/form/two-versions.ts';
import { changesOf } from '#machines/form/typed-values.ts';
import type {
  Edited,
  Editing,
  EditingContext,
  EditingInput,
  FieldOf,
  KeptDraft,
  Saved,
  Stored,
} from './editing.types.ts';

/** What every form of an edited thing can be asked, and what follows on each event. */
export const editingRules = <T extends Edited>({ fields, draftFrom, tidied, errorsIn }: Editing<T>) => {
  type Context = EditingContext<T>;

  /** What the form's fields hold: what was typed, else what is saved. */
  const draftOf = ({ saved, typed }: KeptDraft<T>): T['draft'] => ({ ...draftFrom(saved), ...typed });

  /** What the person typed that is not saved. */
  const unsavedOf = ({ saved, typed }: KeptDraft<T>): Partial<T['draft']> =>
    changesOf<T['draft']>(draftFrom(saved), tidied(typed));

  /** The fields that both sides changed to something else, in the order of the page. */
  const conflictsOf = ({ saved, typed }: KeptDraft<T>, theirs: T['fields']): FieldOf<T>[] =>
    conflictsBetween<T['draft'], FieldOf<T>>(fields, {
      before: draftFrom(saved),
      mine: unsavedOf({ saved, typed }),
      now: draftFrom(theirs),
    });

  const conflicts = ({ saved, typed, theirs }: Context): FieldOf<T>[] =>
    theirs === null ? [] : conflictsOf({ saved, typed }, theirs.saved);

  /** The fields that the person chooses a version of, and the side that stands: their own until they say otherwise. */
  const openChoices = (context: Context): { field: FieldOf<T>; side: Side }[] =>
    sidesOf(conflicts(context), context.choices);

  const settledOn = (stored: Stored<T>, typed: Partial<T['draft']> = {}): Context => ({
    ...noFailure,
    ...stored,
    key: null,
    typed: unsavedOf({ saved: stored.saved, typed }),
    theirs: null,
    choices: {},
  });

  return {
    draftOf,
    unsavedOf,
    conflictsOf,
    openChoices,

    errorsOf: (context: KeptDraft<T> & Pick<Stored<T>, 'extra'>): FieldErrors =>
      errorsIn(draftOf(context), unsavedOf(context), context.extra),

    /** Both versions of a field, as the form would hold them. */
    versionsOf: (context: Context, field: FieldOf<T>) => ({
      mine: draftOf(context)[field],
      theirs: draftFrom(context.theirs?.saved ?? context.saved)[field],
    }),

    /** The page opens: a kept draft lies over what is stored, or beside it where both sides changed a field. */
    opened: ({ kept, ...stored }: EditingInput<T>): Context => {
      if (kept === null) return settledOn(stored);
      const typed = unsavedOf(kept);
      return conflictsOf({ ...kept, typed }, stored.saved).length === 0
        ? settledOn(stored, typed)
        : { ...settledOn(stored), saved: kept.saved, typed, theirs: stored };
    },

    /** What was saved is what is stored. After the first of two operations, the rest is still to be saved, under the same key. */
    stored: (context: Context, { stored, failure }: Saved<T>): Context =>
      failure === null
        ? settledOn(stored)
        : { ...settledOn(stored, context.typed), ...failureOf(failure), key: context.key },

    /** Typing mends what was wrong in the field, and makes another draft, with a key of its own. */
    changed: (context: Context, changes: Partial<T['draft']>) => ({
      ...mended(context, Object.keys(changes)),
      typed: { ...context.typed, ...changes },
      key: null,
    }),

    /** Somebody changed other fields: both versions fit together, and the person looks before saving. */
    merged: (context: Context, stored: Stored<T>, message: string): Context => ({
      ...settledOn(stored, unsavedOf(context)),
      problem: flowError({ kind: 'conflict', status: 412, message }),
    }),

    /** One side of all fields that both changed. */
    allOf: (context: Context, side: Side): Context['choices'] => allOn(conflicts(context), side),

    /** The choice stands: the own version goes on over the other one, where the person took it. */
    settled: (context: Context): Context =>
      context.theirs === null
        ? context
        : settledOn(context.theirs, withoutGiven<T['draft']>(unsavedOf(context), openChoices(context))),
  };
};

export type EditingRules<T extends Edited> = ReturnType<typeof editingRules<T>>;
