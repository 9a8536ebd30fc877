/** Takes away what the browser keeps under these keys. */
export const forgetStored = (area: 'sessionStorage' | 'localStorage', ...keys: string[]): void => {
  try {
    for (const key of keys) globalThis[area].removeItem(key);
  } catch {
    // Where storage is switched off nothing was kept.
  }
};
