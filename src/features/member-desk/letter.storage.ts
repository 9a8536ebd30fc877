import { useEffect } from 'react';
import { isRecord } from '#machines/flow-error.ts';
import { isWritten } from '#machines/member-desk/letter.rules.ts';
import type { KeptLetter, LetterDraft } from '#machines/member-desk/letter.types.ts';
import { readStored, writeStored } from '#src/api/stored.ts';
import { forgetLetter, letterKey } from './letter-keys.ts';
import type { LetterActor } from './member-desk.types.ts';

/**
 * A reload comes without a warning, so the e-mail stays in the tab. Its idempotency key stays with it: the reload may come before the
 * answer, and another key would send the same e-mail twice.
 */
export const useKeptLetter = (actor: LetterActor, owner: string, pelotonId: string): void => {
  useEffect(() => {
    const keep = ({ context } = actor.getSnapshot()) => keepLetter({ owner, pelotonId }, context);
    keep();
    const { unsubscribe } = actor.subscribe(keep);
    return () => {
      unsubscribe();
      forgetLetter();
    };
  }, [actor, owner, pelotonId]);
};

/** Increase it when the stored format changes; other versions are ignored. */
const version = 2;

/** The author, and the peloton whose members get the e-mail. */
type Letter = { owner: string; pelotonId: string };

/** Keeps an e-mail and its idempotency key over a reload of this tab. An empty one is not stored. */
export const keepLetter = ({ owner, pelotonId }: Letter, { draft, key }: KeptLetter): void =>
  writeStored(
    'sessionStorage',
    letterKey,
    isWritten(draft) ? { version, owner, pelotonId, draft, key } : null,
  );

const isPerson = (value: unknown): boolean =>
  isRecord(value) && typeof value.publicId === 'string' && typeof value.name === 'string';

const isDraft = (value: unknown): value is LetterDraft =>
  isRecord(value) &&
  typeof value.isToAll === 'boolean' &&
  Array.isArray(value.people) &&
  value.people.every(isPerson) &&
  typeof value.subject === 'string' &&
  typeof value.text === 'string';

const isKey = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** This tab's stored e-mail; null for none, or for another format. */
export const keptLetter = ({ owner, pelotonId }: Letter): KeptLetter | null => {
  const kept = readStored('sessionStorage', letterKey);
  if (!isRecord(kept) || kept.version !== version) return null;
  const { draft, key } = kept;
  const isTheirs = kept.owner === owner && kept.pelotonId === pelotonId;
  return isTheirs && isDraft(draft) && isKey(key) ? { draft, key } : null;
};
