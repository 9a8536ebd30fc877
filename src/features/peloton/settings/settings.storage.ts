import { isSame } from '#machines/form/typed-values.ts';
import type { KeptDraft } from '#machines/peloton/peloton.types.ts';
import { draftKey } from './settings-keys.ts';

/** Goes up when the form of what is kept changes; anything else is not read. */
const version = 1;

/** Whose draft of which peloton. */
type Owner = { publicId: string; pelotonId: string };

const ownerOf = ({ publicId, pelotonId }: Owner) => `${publicId}/${pelotonId}`;

/** Keeps a draft over a reload of this tab; it belongs to one person and one peloton. */
export const keepPelotonDraft = (owner: Owner, { saved, typed }: KeptDraft): void => {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify({ version, owner: ownerOf(owner), saved, typed }));
  } catch {
    // Storage may be full or switched off: then only what is saved on the server survives a reload.
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isGoal = (value: unknown): boolean =>
  value === null || Number.isInteger(value) || (isObject(value) && typeof value.unclear === 'string');

const kinds: Readonly<Record<keyof KeptDraft['saved'], (value: unknown) => boolean>> = {
  name: (value) => typeof value === 'string',
  story: (value) => value === null || Array.isArray(value),
  goal: isGoal,
  acceptingNewMembers: (value) => typeof value === 'boolean',
  displayDonations: (value) => typeof value === 'boolean',
};

const hasKinds = (values: Record<string, unknown>): boolean =>
  Object.entries(values).every(([field, value]) => kinds[field as keyof typeof kinds]?.(value) === true);

/** What this tab kept; null when it kept nothing, something of another person or peloton, or in another form. */
export const keptPelotonDraft = (owner: Owner): KeptDraft | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');
    if (!isObject(kept) || kept.owner !== ownerOf(owner) || kept.version !== version) return null;
    const { saved, typed } = kept;
    if (!isObject(saved) || !isObject(typed)) return null;
    const isWhole = isSame(Object.keys(saved).sort(), Object.keys(kinds).sort());
    return isWhole && hasKinds(saved) && hasKinds(typed) ? ({ saved, typed } as KeptDraft) : null;
  } catch {
    return null;
  }
};
