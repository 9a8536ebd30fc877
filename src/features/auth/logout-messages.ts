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

/** Why the last session in this browser ended; null when it didn't, or nobody remembers. */
export const endedBecause = (): LogoutReason | null => {
  const kept = readCookie('logoutReason');
  return kept !== null && reasons.includes(kept) ? (kept as LogoutReason) : null;
};

/** What the sign-in page says of the last attempt or session; null when there is nothing to say. */
export const signInProblem = (snapshot: SnapshotFrom<typeof authMachine>): string | null =>
  authProblem(snapshot) ?? logoutMessage();

/** Why the person was last signed out, when they didn't ask for it; null when there is nothing to say. */
const logoutMessage = (): string | null => {
  const reason = endedBecause();
  return reason === null || isAskedFor(reason) ? null : messages.loginAgain;
};
