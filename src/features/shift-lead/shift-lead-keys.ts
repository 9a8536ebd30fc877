import { isRecord } from '#machines/flow-error.ts';
import { readStored } from '#src/api/stored.ts';

/** The browser's storage key for a shift lead's sheets. */
export const sheetsKey = 'shiftLeadSheets';
/** The prefix of the storage key of each unsent entry. */
export const entryKey = 'shiftLeadEntry:';

/** Increase it when the stored format changes; other versions are ignored. */
const version = 1;

/** A value as it is stored. */
export const inForm = <Value extends object>(owner: string, value: Value) => ({ version, owner, ...value });

/** The value stored under a key; null for none, or for another format. */
export const readKept = (key: string): Record<string, unknown> | null => {
  const kept = readStored('localStorage', key);
  return isRecord(kept) && kept.version === version ? kept : null;
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
