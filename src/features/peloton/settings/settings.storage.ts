import type { KeptDraft } from '#machines/editing/editing.types.ts';
import { isRecord } from '#machines/flow-error.ts';
import type { EditedPeloton } from '#machines/peloton/peloton.types.ts';
import { type FieldKinds, keepDraftOf, keptDraftOf } from '#src/components/editing/kept-draft.ts';
import { draftKey } from './settings-keys.ts';

/** The draft's person and peloton. */
type Owner = { publicId: string; pelotonId: string };

const ownerOf = ({ publicId, pelotonId }: Owner) => `${publicId}/${pelotonId}`;

const kinds: FieldKinds<EditedPeloton> = {
  name: (value) => typeof value === 'string',
  story: (value) => value === null || Array.isArray(value),
  goal: (value) =>
    value === null || Number.isInteger(value) || (isRecord(value) && typeof value.unclear === 'string'),
  acceptingNewMembers: (value) => typeof value === 'boolean',
  displayDonations: (value) => typeof value === 'boolean',
};

/** Keeps a draft over a reload of this tab, only for its owner and peloton. */
export const keepPelotonDraft = (owner: Owner, kept: KeptDraft<EditedPeloton>): void =>
  keepDraftOf(draftKey, ownerOf(owner), kept);

/** This tab's draft for this person and this peloton. */
export const keptPelotonDraft = (owner: Owner): KeptDraft<EditedPeloton> | null =>
  keptDraftOf(draftKey, ownerOf(owner), kinds);
