type Area = 'sessionStorage' | 'localStorage';

/** What the browser holds under a key; null where it holds nothing, or nothing that can be read. */
export const readStored = (area: Area, key: string): unknown => {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/** Holds a value under a key; null takes it away. */
export const writeStored = (area: Area, key: string, value: unknown): void => {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be full or switched off: then the next page begins with an empty form.
  }
};
