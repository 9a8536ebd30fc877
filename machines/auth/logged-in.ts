import type { LoginMethod } from './auth.types.ts';

type Session = {
  /** When the identity token runs out, epoch milliseconds; null without a token. */
  expiresAt: number | null;
  loggedInWith: LoginMethod | null;
  publicId: string | null;
  /** The stored login marker. */
  accountState: string | null;
};

/** Strictly: in its very last millisecond a token is still good. Both in epoch milliseconds. */
export const hasExpired = (expiresAt: number, at: number): boolean => expiresAt < at;

/** Logged in is whose token is good and who either is known by a login method and a public id, or left the marker. */
export const isLoggedInAt = (at: number, session: Session): boolean => {
  const { expiresAt, loggedInWith, publicId, accountState } = session;
  if (expiresAt === null || hasExpired(expiresAt, at)) return false;
  const isKnown = loggedInWith !== null && publicId !== null && publicId !== '';
  return isKnown || accountState !== null;
};
