/** The browser's storage key for a shift lead's sheets. */
export const sheetsKey = 'shiftLeadSheets';
/** The prefix of the storage key of each unsent entry. */
export const entryKey = 'shiftLeadEntry:';

/** Increase it when the stored format changes; other versions are ignored. */
const version = 1;

type Kept = { version: number; owner: string };

export const inForm = <Value extends object>(owner: string, value: Value): string =>
  JSON.stringify({ version, owner, ...value });

const isKept = (value: unknown): value is Kept & Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  'owner' in value &&
  value.version === version;

/** The value stored under a key; null for none, or for another format. */
export const readKept = (key: string): (Kept & Record<string, unknown>) | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
};

/** The storage keys of all data about shifts. */
export const keptKeys = (): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key === sheetsKey || key.startsWith(entryKey));
  } catch {
    // Where storage is off nothing is stored.
    return [];
  }
};

/** Removes all data about shifts from this browser. */
export const forgetSheets = (): void => {
  for (const key of keptKeys()) localStorage.removeItem(key);
};

/** Removes other people's data about shifts from this browser. */
export const forgetSheetsOfOthers = (owner: string): void => {
  for (const key of keptKeys()) if (readKept(key)?.owner !== owner) localStorage.removeItem(key);
};
