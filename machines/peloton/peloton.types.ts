import type { FlowError } from '#machines/flow-error.ts';
import type { FormFailure } from '#machines/form/form-failure.ts';
import type { Choices, Side } from '#machines/form/two-versions.ts';
import type { components } from '#openapi/contract.gen.ts';

type Peloton = components['schemas']['Peloton'];

/** What captain and admins change of their peloton, as the API stores it. */
export type PelotonFields = Pick<Peloton, 'name' | 'story' | 'acceptingNewMembers' | 'displayDonations'> & {
  /** For the current year, in cents; null for none. */
  goal: number | null;
};

export type PelotonField = keyof PelotonFields;

/** The same as the form holds it: an amount that can't be read stands as it was typed. */
export type PelotonDraft = Omit<PelotonFields, 'goal'> & {
  goal: PelotonFields['goal'] | { unclear: string };
};

/** A peloton as it is stored, with the version that a change of it names. */
export type StoredPeloton = { saved: PelotonFields; version: string };

/** A change of what is stored; `key` names it, however often it is sent. */
export type PelotonSave = { before: PelotonFields; after: PelotonFields; version: string; key: string };

/** What became of a save. The goal follows the page: `failure` says why the goal was not set where only the page was saved. */
export type SavedPeloton = StoredPeloton & { failure: FlowError | null };

/** What a tab keeps of unsaved input, with what was saved when it was typed. */
export type KeptDraft = { saved: PelotonFields; typed: Partial<PelotonDraft> };

export type PelotonContext = FormFailure &
  StoredPeloton & {
    /** Names the saving of this draft; null until it is first sent. */
    key: string | null;
    /** `draftOf` lays it over what is saved. */
    typed: Partial<PelotonDraft>;
    /** What was stored elsewhere meanwhile, while the person chooses between the versions. */
    theirs: StoredPeloton | null;
    /** The side that the person took, for each field that both changed. */
    choices: Choices<PelotonField>;
  };

export type PelotonInput = StoredPeloton & { kept: KeptDraft | null };

export type PelotonEvent =
  | { type: 'peloton.changed'; changes: Partial<PelotonDraft> }
  /** `key` is a new idempotency key. */
  | { type: 'peloton.submitted'; key: string }
  /** The person wants to undo everything that is not saved. */
  | { type: 'peloton.abandoned' }
  | { type: 'changes.discarded' }
  | { type: 'changes.kept' }
  /** Takes one version of a field that both changed. */
  | { type: 'version.chosen'; field: PelotonField; side: Side }
  /** Takes one version of all such fields. */
  | { type: 'versions.chosen'; side: Side }
  /** The choice stands; what is left of the own version is saved. */
  | { type: 'versions.settled'; key: string }
  | { type: 'connection.returned' }
  | { type: 'session.restored' };

export type PelotonMeta = { heading: string; focus: 'conflict' | 'heading' | 'none'; announce: string };
