type Area = 'sessionStorage' | 'localStorage';

/** The value that the browser stores under a key; null for none, or for an unreadable one. */
export const readStored = (area: Area, key: string): unknown => {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/** Stores a value under a key; null removes it. */
export const writeStored = (area: Area, key: string, value: unknown): void => {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be full or off: then nothing survives a reload.
  }
};

/** Removes these keys from the browser's storage. */
export const forgetStored = (area: Area, ...keys: string[]): void => {
  for (const key of keys) writeStored(area, key, null);
};
