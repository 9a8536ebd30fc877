import type { Edited, FieldOf, KeptDraft } from '#machines/editing/editing.types.ts';
import { isSame } from '#machines/form/typed-values.ts';

/** Goes up when the form of what is kept changes; anything else is not read. */
const version = 1;

/** Keeps a draft over a reload of this tab; it belongs to its owner. */
export const keepDraftOf = <T extends Edited>(
  storageKey: string,
  owner: string,
  { saved, typed }: KeptDraft<T>,
): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ version, owner, saved, typed }));
  } catch {
    // Storage may be full or switched off: then only what is saved on the server survives a reload.
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is one that the form's field can hold. */
export type FieldKinds<T extends Edited> = Readonly<Record<FieldOf<T>, (value: unknown) => boolean>>;

/** What this tab kept; null when it kept nothing, something of another owner, or in another form. */
export const keptDraftOf = <T extends Edited>(
  storageKey: string,
  owner: string,
  kinds: FieldKinds<T>,
): KeptDraft<T> | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (!isObject(kept) || kept.owner !== owner || kept.version !== version) return null;
    const { saved, typed } = kept;
    if (!isObject(saved) || !isObject(typed)) return null;
    const isWhole = isSame(Object.keys(saved).sort(), Object.keys(kinds).sort());
    const isKnown = Object.entries(typed).every(
      ([field, value]) => field in kinds && kinds[field as FieldOf<T>](value),
    );
    return isWhole && isKnown ? { saved, typed: typed as Partial<T['draft']> } : null;
  } catch {
    return null;
  }
};
