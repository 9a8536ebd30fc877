import { shareOwner } from './session-owner.ts';

/**
 * Takes what the provider's library keeps out of this browser without loading the library, which may be out of reach like
 * the provider.
 */
export const forgetTokens = (): void => {
  shareOwner(null);
  for (const storageOf of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = storageOf();
      for (const key of Object.keys(storage)) if (key.startsWith('msal.')) storage.removeItem(key);
    } catch {
      // Where storage is switched off, nothing is kept.
    }
  }
};
