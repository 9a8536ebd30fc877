import { blankDraft, isBlank } from '#machines/founding/founding.rules.ts';
import type { FoundingDraft, KeptFounding } from '#machines/founding/founding.types.ts';
import { forgetFounding, foundingKey } from './founding-keys.ts';

/** Increase it when the stored format changes; other versions are ignored. */
const version = 1;

const steps: readonly unknown[] = ['naming', 'telling', 'planning', 'reviewing'];
const levels: readonly unknown[] = ['peloton', 'super'];

/** Keeps a draft over a reload of this tab, only for its owner. An empty draft is not stored. */
export const keepFounding = (owner: string, { draft, step }: KeptFounding): void => {
  try {
    if (isBlank(draft)) forgetFounding();
    else sessionStorage.setItem(foundingKey, JSON.stringify({ version, owner, draft, step }));
  } catch {
    // Storage may be full or off: then nothing survives a reload.
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is FoundingDraft =>
  isObject(value) &&
  Object.keys(blankDraft).every((field) => field in value) &&
  typeof value.name === 'string' &&
  (value.story === null || Array.isArray(value.story)) &&
  (value.goal === null || Number.isInteger(value.goal)) &&
  typeof value.isGoalUnclear === 'boolean' &&
  typeof value.acceptingNewMembers === 'boolean' &&
  levels.includes(value.level);

/** This person's draft in this tab; null for none, or for another format. */
export const keptFounding = (owner: string): KeptFounding | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(foundingKey) ?? 'null');
    if (!isObject(kept) || kept.owner !== owner || kept.version !== version) return null;
    const { draft, step } = kept;
    return isDraft(draft) && steps.includes(step) ? ({ draft, step } as KeptFounding) : null;
  } catch {
    return null;
  }
};
