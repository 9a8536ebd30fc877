import type { LoginMethod } from './auth.types.ts';

type Session = {
  /** When the identity token expires, in epoch milliseconds; null without a token. */
  expiresAt: number | null;
  loggedInWith: LoginMethod | null;
  publicId: string | null;
  /** The stored login marker. */
  accountState: string | null;
};

/** A token is still good in its last millisecond. Both are epoch milliseconds. */
export const hasExpired = (expiresAt: number, at: number): boolean => expiresAt < at;

/** A person is logged in when their token is good and they either have a login method and a public id, or left the marker. */
export const isLoggedInAt = (at: number, session: Session): boolean => {
  const { expiresAt, loggedInWith, publicId, accountState } = session;
  if (expiresAt === null || hasExpired(expiresAt, at)) return false;
  const isKnown = loggedInWith !== null && publicId !== null && publicId !== '';
  return isKnown || accountState !== null;
};
