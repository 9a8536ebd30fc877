import { isSame } from '#machines/form/typed-values.ts';
import { draftOfProfile } from '#machines/profile/profile.rules.ts';
import type { KeptDraft } from '#machines/profile/profile.types.ts';
import { draftKey } from './profile-keys.ts';

/** Goes up when the form of what is kept changes; anything else is not read. */
const version = 1;

/** Keeps a draft over a reload of this tab; it belongs to one person. */
export const keepProfileDraft = (owner: string, { saved, typed }: KeptDraft): void => {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify({ version, owner, saved, typed }));
  } catch {
    // Storage may be full or switched off: then only what is saved on the server survives a reload.
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether each value has the kind that the form's field has. */
const hasKinds = (values: Record<string, unknown>, kinds: Record<string, unknown>): boolean =>
  Object.entries(values).every(([field, value]) => {
    const kind = kinds[field];
    if (field === 'story') return value === null || Array.isArray(value);
    return field === 'goal' ? value === null || Number.isInteger(value) : typeof value === typeof kind;
  });

/** What this tab kept for this person; null when it kept nothing, or in another form. */
export const keptProfileDraft = (owner: string, current: KeptDraft['saved']): KeptDraft | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');
    if (!isObject(kept) || kept.owner !== owner || kept.version !== version) return null;
    const { saved, typed } = kept;
    if (!isObject(saved) || !isObject(typed)) return null;
    const draft = draftOfProfile(current);
    const isWhole = isSame(Object.keys(saved).sort(), Object.keys(current).sort());
    const isKnown = isWhole && Object.keys(typed).every((field) => field in draft) && hasKinds(typed, draft);
    return isKnown ? ({ saved, typed } as KeptDraft) : null;
  } catch {
    return null;
  }
};
