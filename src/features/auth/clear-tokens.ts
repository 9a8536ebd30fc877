import { shareOwner } from './session-owner.ts';

/** Removes the data of the provider's library from this browser without loading the library, which may be unreachable like the provider. */
export const forgetTokens = (): void => {
  shareOwner(null);
  for (const storageOf of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = storageOf();
      for (const key of Object.keys(storage)) if (key.startsWith('msal.')) storage.removeItem(key);
    } catch {
      // Where storage is off, nothing is stored.
    }
  }
};
