import type { FlowError } from '#machines/flow-error.ts';
import type { FieldErrors } from '#machines/form/field-errors.ts';
import type { FormFailure } from '#machines/form/form-failure.ts';
import type { Choices, Side } from '#machines/form/two-versions.ts';
import type { StateMeta } from '#machines/meta.ts';

/** Something that has an edit page. */
export type Edited = {
  /** The fields as the API stores them. */
  fields: object;
  /** The fields as the form holds them, under the same names. */
  draft: object;
  /** What else the form needs, such as a limit. */
  extra: object;
};

export type FieldOf<T extends Edited> = keyof T['draft'] & string;

/** The stored values, with the version that a change names. */
export type Stored<T extends Edited> = { saved: T['fields']; version: string; extra: T['extra'] };

/** A change of the stored values; `key` is its idempotency key. */
export type Saving<T extends Edited> = { stored: Stored<T>; after: T['fields']; key: string };

/** The result of saving, which may take two operations. `failure` is the error of the second one after the first one succeeded. */
export type Saved<T extends Edited> = { stored: Stored<T>; failure: FlowError | null };

/** The unsaved input that a tab keeps, with the values that were saved when it was typed. */
export type KeptDraft<T extends Edited> = { saved: T['fields']; typed: Partial<T['draft']> };

export type EditingContext<T extends Edited> = FormFailure &
  Stored<T> & {
    /** Idempotency key of this draft; null until it is first sent. */
    key: string | null;
    /** The typed values. `draftOf` overlays them on the saved ones. */
    typed: Partial<T['draft']>;
    /** The values that were saved elsewhere; null unless the person is choosing between the two versions. */
    theirs: Stored<T> | null;
    /** The chosen side for each field that both changed. */
    choices: Choices<FieldOf<T>>;
  };

export type EditingInput<T extends Edited> = Stored<T> & { kept: KeptDraft<T> | null };

export type EditingEvent<T extends Edited> =
  | { type: 'draft.changed'; changes: Partial<T['draft']> }
  /** `key` is a new idempotency key. */
  | { type: 'draft.submitted'; key: string }
  /** The person wants to discard everything that is not saved; the page asks first. */
  | { type: 'draft.abandoned' }
  | { type: 'changes.discarded' }
  | { type: 'changes.kept' }
  /** Takes one version of a field that both changed. */
  | { type: 'version.chosen'; field: FieldOf<T>; side: Side }
  /** Takes one version of all such fields. */
  | { type: 'versions.chosen'; side: Side }
  /** The choice is final; the rest of the person's version is saved. */
  | { type: 'versions.settled'; key: string }
  | { type: 'connection.returned' }
  | { type: 'session.restored' };

export type EditingMeta = StateMeta<'conflict' | 'heading'>;

/** How the form is derived from what is stored. */
export type Editing<T extends Edited> = {
  /** The fields in the order of the page. */
  fields: readonly FieldOf<T>[];
  draftFrom: (fields: T['fields']) => T['draft'];
  /** Typed values as they would be stored, as far as they are valid. */
  tidied: (typed: Partial<T['draft']>) => Partial<T['draft']>;
  /**
   * The problems of a draft, by field; empty when it can be saved. An old value may break today's rules, and only a person who changes it
   * has to correct it. So `unsaved` has the values that they changed.
   */
  errorsIn: (draft: T['draft'], unsaved: Partial<T['draft']>, extra: T['extra']) => FieldErrors;
};
