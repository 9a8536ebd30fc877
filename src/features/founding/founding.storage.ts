import { isRecord } from '#machines/flow-error.ts';
import { blankDraft, isBlank } from '#machines/founding/founding.rules.ts';
import type { FoundingDraft, KeptFounding } from '#machines/founding/founding.types.ts';
import { readStored, writeStored } from '#src/api/stored.ts';
import { foundingKey } from './founding-keys.ts';

/** Increase it when the stored format changes; other versions are ignored. */
const version = 1;

const steps: readonly unknown[] = ['naming', 'telling', 'planning', 'reviewing'];
const levels: readonly unknown[] = ['peloton', 'super'];

/** Keeps a draft over a reload of this tab, only for its owner. An empty draft is not stored. */
export const keepFounding = (owner: string, { draft, step }: KeptFounding): void =>
  writeStored('sessionStorage', foundingKey, isBlank(draft) ? null : { version, owner, draft, step });

const isDraft = (value: unknown): value is FoundingDraft =>
  isRecord(value) &&
  Object.keys(blankDraft).every((field) => field in value) &&
  typeof value.name === 'string' &&
  (value.story === null || Array.isArray(value.story)) &&
  (value.goal === null || Number.isInteger(value.goal)) &&
  typeof value.isGoalUnclear === 'boolean' &&
  typeof value.acceptingNewMembers === 'boolean' &&
  levels.includes(value.level);

/** This person's draft in this tab; null for none, or for another format. */
export const keptFounding = (owner: string): KeptFounding | null => {
  const kept = readStored('sessionStorage', foundingKey);
  if (!isRecord(kept) || kept.owner !== owner || kept.version !== version) return null;
  const { draft, step } = kept;
  return isDraft(draft) && steps.includes(step) ? ({ draft, step } as KeptFounding) : null;
};
