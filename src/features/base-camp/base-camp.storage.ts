import { isRecord } from '#machines/flow-error.ts';
import { forgetStored, readStored, writeStored } from '#src/api/stored.ts';

/** The tab's storage key for a closed celebration, until the server has saved it. */
const storageKey = 'celebrationSeen';

/** Increase it when the stored format changes; other versions are ignored. */
const version = 1;

/** Stores in this tab that a person saw the celebration of `amount` cents. */
export const keepDismissed = (owner: string, amount: number): void =>
  writeStored('sessionStorage', storageKey, { version, owner, amount });

/** The highest amount, in cents, whose celebration the person closed in this tab; 0 for none. */
export const dismissedBy = (owner: string): number => {
  const kept = readStored('sessionStorage', storageKey);
  if (!isRecord(kept) || kept.version !== version || kept.owner !== owner) return 0;
  return Number.isSafeInteger(kept.amount) ? Number(kept.amount) : 0;
};

/** The next person in this tab must not find it. */
export const forgetDismissed = (): void => forgetStored('sessionStorage', storageKey);
