import type { FlowError } from '#machines/flow-error.ts';
import type { FieldErrors } from '#machines/form/field-errors.ts';
import type { FormFailure } from '#machines/form/form-failure.ts';
import type { Choices, Side } from '#machines/form/two-versions.ts';

/** Something that is edited on a page of its own. */
export type Edited = {
  /** As the API stores it. */
  fields: object;
  /** As the form holds it, under the same names. */
  draft: object;
  /** What the form has to know beyond the fields, such as a limit. */
  extra: object;
};

export type FieldOf<T extends Edited> = keyof T['draft'] & string;

/** What is stored, with the version that a change of it names. */
export type Stored<T extends Edited> = { saved: T['fields']; version: string; extra: T['extra'] };

/** A change of what is stored; `key` names it, however often it is sent. */
export type Saving<T extends Edited> = { stored: Stored<T>; after: T['fields']; key: string };

/** What became of it. It may take two operations: `failure` says why the second failed where only the first one was saved. */
export type Saved<T extends Edited> = { stored: Stored<T>; failure: FlowError | null };

/** What a tab keeps of unsaved input, with what was saved when it was typed. */
export type KeptDraft<T extends Edited> = { saved: T['fields']; typed: Partial<T['draft']> };

export type EditingContext<T extends Edited> = FormFailure &
  Stored<T> & {
    /** Names the saving of this draft; null until it is first sent. */
    key: string | null;
    /** `draftOf` lays it over what is saved. */
    typed: Partial<T['draft']>;
    /** What was stored elsewhere meanwhile, while the person chooses between the versions. */
    theirs: Stored<T> | null;
    /** The side that the person took, for each field that both changed. */
    choices: Choices<FieldOf<T>>;
  };

export type EditingInput<T extends Edited> = Stored<T> & { kept: KeptDraft<T> | null };

export type EditingEvent<T extends Edited> =
  | { type: 'draft.changed'; changes: Partial<T['draft']> }
  /** `key` is a new idempotency key. */
  | { type: 'draft.submitted'; key: string }
  /** The person wants to undo everything that is not saved. */
  | { type: 'draft.abandoned' }
  | { type: 'changes.discarded' }
  | { type: 'changes.kept' }
  /** Takes one version of a field that both changed. */
  | { type: 'version.chosen'; field: FieldOf<T>; side: Side }
  /** Takes one version of all such fields. */
  | { type: 'versions.chosen'; side: Side }
  /** The choice stands; what is left of the own version is saved. */
  | { type: 'versions.settled'; key: string }
  | { type: 'connection.returned' }
  | { type: 'session.restored' };

export type EditingMeta = { heading: string; focus: 'conflict' | 'heading' | 'none'; announce: string };

/** How the form of a thing follows from what is stored. */
export type Editing<T extends Edited> = {
  /** In the order of the page. */
  fields: readonly FieldOf<T>[];
  draftFrom: (fields: T['fields']) => T['draft'];
  /** Typed values as they are stored, as far as they can be. */
  tidied: (typed: Partial<T['draft']>) => Partial<T['draft']>;
  /**
   * What is wrong with a draft, by field; empty when it can be saved. An old value may not fit today's rules: only who changes it has
   * to put it right, so `unsaved` says what they changed.
   */
  errorsIn: (draft: T['draft'], unsaved: Partial<T['draft']>, extra: T['extra']) => FieldErrors;
};
