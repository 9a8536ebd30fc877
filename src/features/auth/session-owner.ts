const key = 'sessionOwner';

/**
 * Whose account the tabs of this browser share, by its id at the provider; null when nobody's. Not asked of the library:
 * in a tab that was open before, it can't read a newer account, and then forgets it for all tabs.
 * @throws where storage is switched off
 */
export const sharedOwner = (): string | null => localStorage.getItem(key);

export const shareOwner = (accountId: string | null): void => {
  try {
    if (accountId === null) localStorage.removeItem(key);
    else localStorage.setItem(key, accountId);
  } catch {
    // Without storage nothing is shared, and no tab can take another's place.
  }
};
