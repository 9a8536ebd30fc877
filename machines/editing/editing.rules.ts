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

/** The rules of every edit form, and the context after each event. */
export const editingRules = <T extends Edited>({ fields, draftFrom, tidied, errorsIn }: Editing<T>) => {
  type Context = EditingContext<T>;

  /** The values of the form's fields: what was typed, otherwise what is saved. */
  const draftOf = ({ saved, typed }: KeptDraft<T>): T['draft'] => ({ ...draftFrom(saved), ...typed });

  /** What was typed and is not saved. */
  const unsavedOf = ({ saved, typed }: KeptDraft<T>): Partial<T['draft']> =>
    changesOf<T['draft']>(draftFrom(saved), tidied(typed));

  /** The fields that both sides changed to different values, in the order of the page. */
  const conflictsOf = ({ saved, typed }: KeptDraft<T>, theirs: T['fields']): FieldOf<T>[] =>
    conflictsBetween<T['draft'], FieldOf<T>>(fields, {
      before: draftFrom(saved),
      mine: unsavedOf({ saved, typed }),
      now: draftFrom(theirs),
    });

  const conflicts = ({ saved, typed, theirs }: Context): FieldOf<T>[] =>
    theirs === null ? [] : conflictsOf({ saved, typed }, theirs.saved);

  /** The fields for which the person chooses a version, with the chosen side. Their own version is the default. */
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

    /** Both versions of a field, as the form shows them. */
    versionsOf: (context: Context, field: FieldOf<T>) => ({
      mine: draftOf(context)[field],
      theirs: draftFrom(context.theirs?.saved ?? context.saved)[field],
    }),

    /** Opens the page. A kept draft overlays the stored values. Where both sides changed a field, the page offers both versions. */
    opened: ({ kept, ...stored }: EditingInput<T>): Context => {
      if (kept === null) return settledOn(stored);
      const typed = unsavedOf(kept);
      return conflictsOf({ ...kept, typed }, stored.saved).length === 0
        ? settledOn(stored, typed)
        : { ...settledOn(stored), saved: kept.saved, typed, theirs: stored };
    },

    /** The saved values become the stored ones. After the first of two operations, the rest is saved under the same key. */
    stored: (context: Context, { stored, failure }: Saved<T>): Context =>
      failure === null
        ? settledOn(stored)
        : { ...settledOn(stored, context.typed), ...failureOf(failure), key: context.key },

    /** Typing clears the field's error. Another draft gets another key. */
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

    /** Chooses one side for all fields that both changed. */
    allOf: (context: Context, side: Side): Context['choices'] => allOn(conflicts(context), side),

    /** Applies the choice: the person's version stays typed where they chose it. */
    settled: (context: Context): Context =>
      context.theirs === null
        ? context
        : settledOn(context.theirs, withoutGiven<T['draft']>(unsavedOf(context), openChoices(context))),
  };
};

export type EditingRules<T extends Edited> = ReturnType<typeof editingRules<T>>;
