import type { Edited, FieldOf, KeptDraft } from '#machines/editing/editing.types.ts';
import { isRecord } from '#machines/flow-error.ts';
import { isSame } from '#machines/form/typed-values.ts';

/** Increase it when the stored format changes; other versions are ignored. */
const version = 1;

/** Keeps a draft over a reload of this tab, only for its owner. */
export const keepDraftOf = <T extends Edited>(
  storageKey: string,
  owner: string,
  { saved, typed }: KeptDraft<T>,
): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ version, owner, saved, typed }));
  } catch {
    // Storage may be full or off: then only data saved on the server survives a reload.
  }
};

/** Whether a stored value is valid for the form's field. */
export type FieldKinds<T extends Edited> = Readonly<Record<FieldOf<T>, (value: unknown) => boolean>>;

/** The draft that this tab kept; null when it has none, one of another owner, or one in another format. */
export const keptDraftOf = <T extends Edited>(
  storageKey: string,
  owner: string,
  kinds: FieldKinds<T>,
): KeptDraft<T> | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (!isRecord(kept) || kept.owner !== owner || kept.version !== version) return null;
    const { saved, typed } = kept;
    if (!isRecord(saved) || !isRecord(typed)) return null;
    const isWhole = isSame(Object.keys(saved).sort(), Object.keys(kinds).sort());
    const isKnown = Object.entries(typed).every(
      ([field, value]) => field in kinds && kinds[field as FieldOf<T>](value),
    );
    return isWhole && isKnown ? { saved, typed: typed as Partial<T['draft']> } : null;
  } catch {
    return null;
  }
};
