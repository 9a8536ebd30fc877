/** Removes these keys from the browser's storage. */
export const forgetStored = (area: 'sessionStorage' | 'localStorage', ...keys: string[]): void => {
  try {
    for (const key of keys) globalThis[area].removeItem(key);
  } catch {
    // Where storage is off nothing was stored.
  }
};
