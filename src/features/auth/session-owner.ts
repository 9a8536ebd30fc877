import { type FlowError, flowError } from '#machines/flow-error.ts';

const key = 'sessionOwner';

/** Every tab shares what the library keeps. This page belongs to whom it was opened for, and to nobody else. */
let owner: string | null = null;

/** Whose page this is, by their id at the provider; null when nobody's. */
export const pageOwner = (): string | null => owner;

export const shareOwner = (accountId: string | null): void => {
  try {
    if (accountId === null) localStorage.removeItem(key);
    else localStorage.setItem(key, accountId);
  } catch {
    // Without storage nothing is shared, and no tab can take another's place.
  }
};

/** From now on this page, and what the tabs of this browser share, is theirs. */
export const own = (accountId: string | null): void => {
  owner = accountId;
  shareOwner(accountId);
};

/**
 * Another tab has signed this page's person out, or somebody else in. Not asked of the library: in a tab that was open before, it
 * can't read a newer account, and then forgets it for all tabs.
 */
export const isReplaced = (): boolean => {
  try {
    return owner !== null && localStorage.getItem(key) !== owner;
  } catch {
    return false;
  }
};

/** What a page's calls and renewals fail with then. */
export const replaced: FlowError = flowError({
  kind: 'unauthorized',
  status: 401,
  code: 'session-replaced',
  message: 'You were signed out in another tab. Please login again.',
});
