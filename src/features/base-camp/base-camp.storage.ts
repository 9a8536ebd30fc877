/** Where a tab keeps which celebration was closed, until it is sure that the server has it. */
const storageKey = 'celebrationSeen';

/** Goes up when the form of what is kept changes; anything else is not read. */
const version = 1;

/** Remembers for this tab that a person saw the celebration of `amount` cents. */
export const keepDismissed = (owner: string, amount: number): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ version, owner, amount }));
  } catch {
    // Storage may be full or switched off: then it may be shown once more, until the server knows.
  }
};

const isKept = (value: unknown): value is { version: number; owner: string; amount: number } =>
  typeof value === 'object' &&
  value !== null &&
  'amount' in value &&
  Number.isSafeInteger(value.amount) &&
  'owner' in value &&
  'version' in value &&
  value.version === version;

/** The highest success, in cents, whose celebration the person closed in this tab; 0 for none. */
export const dismissedBy = (owner: string): number => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isKept(kept) && kept.owner === owner ? kept.amount : 0;
  } catch {
    return 0;
  }
};

/** The next person in this tab finds nothing of it. */
export const forgetDismissed = (): void => {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Where storage is switched off nothing was kept.
  }
};
