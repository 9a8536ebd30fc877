import type { LogoutReason } from '#machines/auth/auth.types.ts';
import { safePath } from '#machines/auth/safe-path.ts';
import { clearCookies, readCookie, writeCookie } from './auth.cookies.ts';

/** Keeps the address over the provider's sign-out, after a session that expired. */
export const keepAddress = (reason: LogoutReason): void => {
  const { pathname, search } = location;
  if (reason === 'session-expired' && !pathname.startsWith('/auth/'))
    writeCookie('lastPath', pathname + search);
};

/**
 * The address after a session's end: the home page, the farewell page of a closed account, or the kept address. The kept address is used
 * once.
 */
export const addressAfter = (reason: LogoutReason | null): string => {
  if (reason === 'account-closed') return '/account-closed';
  const kept = reason === 'session-expired' ? safePath(readCookie('lastPath') || null) : null;
  if (kept !== null) clearCookies('lastPath');
  return kept ?? '/';
};

/** The address after a completed sign-in. An address kept for an unfinished sign-in is removed. */
export const addressAfterSignIn = (returnTo: string | null): string => {
  clearCookies('lastPath');
  return returnTo ?? '/';
};
