import type { LogoutReason } from '#machines/auth/auth.types.ts';
import { safePath } from '#machines/auth/safe-path.ts';
import { clearCookies, readCookie, writeCookie } from './auth.cookies.ts';

/** Keeps the address over the provider's sign-out, where the session ran out and nobody asked to leave. */
export const keepAddress = (reason: LogoutReason): void => {
  const { pathname, search } = location;
  if (reason === 'session-expired' && !pathname.startsWith('/auth/'))
    writeCookie('lastPath', pathname + search);
};

/** Where the end of a session leads: home, to the last page of somebody who closed their account, or to the address that was kept. The address counts once. */
export const addressAfter = (reason: LogoutReason | null): string => {
  if (reason === 'account-closed') return '/account-closed';
  const kept = reason === 'session-expired' ? safePath(readCookie('lastPath') || null) : null;
  if (kept !== null) clearCookies('lastPath');
  return kept ?? '/';
};

/** Where a finished sign-in leads. The address that was kept for an unfinished one counts no more. */
export const addressAfterSignIn = (returnTo: string | null): string => {
  clearCookies('lastPath');
  return returnTo ?? '/';
};
