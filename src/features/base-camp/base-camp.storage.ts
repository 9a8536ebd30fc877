/** The tab's storage key for a closed celebration, until the server has saved it. */
const storageKey = 'celebrationSeen';

/** Increase it when the stored format changes; other versions are ignored. */
const version = 1;

/** Stores in this tab that a person saw the celebration of `amount` cents. */
export const keepDismissed = (owner: string, amount: number): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ version, owner, amount }));
  } catch {
    // Storage may be full or off: then the celebration may show again until the server knows.
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

/** The highest amount, in cents, whose celebration the person closed in this tab; 0 for none. */
export const dismissedBy = (owner: string): number => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isKept(kept) && kept.owner === owner ? kept.amount : 0;
  } catch {
    return 0;
  }
};

/** The next person in this tab must not find it. */
export const forgetDismissed = (): void => {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Where storage is off nothing was stored.
  }
};
