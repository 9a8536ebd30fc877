import type { LogoutReason } from '#machines/auth/auth.types.ts';
import { readCookie } from './auth.cookies.ts';

const words: Partial<Record<LogoutReason, string>> = {
  'session-expired': 'Please login again. Your sign-in had run out.',
  unknown: 'Please login again. Something went wrong with your sign-in.',
};

/** Why the person was last signed out, when they didn't ask for it; null when there is nothing to say. */
export const logoutMessage = (): string | null =>
  words[(readCookie('logoutReason') ?? '') as LogoutReason] ?? null;
