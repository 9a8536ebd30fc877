import type { SnapshotFrom } from 'xstate';
import { isAskedFor } from '#machines/auth/auth.failures.ts';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import { authProblem } from '#machines/auth/auth.selectors.ts';
import type { LogoutReason } from '#machines/auth/auth.types.ts';
import { messages } from '#machines/shell/messages.ts';
import { readCookie } from './auth.cookies.ts';

const reasons: readonly string[] = [
  'manual',
  'session-expired',
  'navigated-to-logout-page',
  'account-closed',
  'unknown',
] satisfies LogoutReason[];

/** Why the last session in this browser ended; null when it didn't, or when nothing is stored. */
export const endedBecause = (): LogoutReason | null => {
  const kept = readCookie('logoutReason');
  return kept !== null && reasons.includes(kept) ? (kept as LogoutReason) : null;
};

/** The sign-in page's message about the last attempt or session; null for none. */
export const signInProblem = (snapshot: SnapshotFrom<typeof authMachine>): string | null =>
  authProblem(snapshot) ?? logoutMessage();

/** The message about a sign-out that the person did not start; null for none. */
const logoutMessage = (): string | null => {
  const reason = endedBecause();
  return reason === null || isAskedFor(reason) ? null : messages.loginAgain;
};
