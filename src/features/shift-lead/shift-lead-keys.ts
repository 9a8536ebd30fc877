/** Where a browser keeps the sheets of somebody who leads shifts. */
export const sheetsKey = 'shiftLeadSheets';
/** What begins the key of each entry that is not sent yet. */
export const entryKey = 'shiftLeadEntry:';

/** Goes up when the form of what is kept changes; anything else is not read. */
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

/** What is kept under a key; null where nothing is, or in another form. */
export const readKept = (key: string): (Kept & Record<string, unknown>) | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
};

/** The keys under which anything of shifts is kept. */
export const keptKeys = (): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key === sheetsKey || key.startsWith(entryKey));
  } catch {
    // Where storage is switched off nothing is kept.
    return [];
  }
};

/** Nothing of shifts stays in this browser. */
export const forgetSheets = (): void => {
  for (const key of keptKeys()) localStorage.removeItem(key);
};

/** Nothing of shifts stays in this browser but what is this person’s. */
export const forgetSheetsOfOthers = (owner: string): void => {
  for (const key of keptKeys()) if (readKept(key)?.owner !== owner) localStorage.removeItem(key);
};
