import { type FlowError, flowError } from '#machines/flow-error.ts';

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

const key = 'sessionOwner';

/** All tabs share the library's storage, but this page belongs only to the person for whom it was opened. */
let owner: string | null = null;

/** The page owner's id at the provider; null for a visitor's page. */
export const pageOwner = (): string | null => owner;

const shareOwner = (accountId: string | null): void => {
  try {
    if (accountId === null) localStorage.removeItem(key);
    else localStorage.setItem(key, accountId);
  } catch {
    // Without storage the tabs share nothing, and no tab can replace another's account.
  }
};

/** Makes this account the owner of this page, and of the browser's shared data. */
export const own = (accountId: string | null): void => {
  owner = accountId;
  shareOwner(accountId);
};

/**
 * Another tab has signed this page's person out, or another person in. The library isn't asked: in a tab that was open before, it can't
 * read a newer account, and then removes it for all tabs.
 */
export const isReplaced = (): boolean => {
  try {
    return owner !== null && localStorage.getItem(key) !== owner;
  } catch {
    return false;
  }
};

/** The failure of such a page's calls and renewals. */
export const replaced: FlowError = flowError({
  kind: 'unauthorized',
  status: 401,
  code: 'session-replaced',
  message: 'You were signed out in another tab. Please login again.',
});
