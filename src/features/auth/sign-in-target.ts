import { safePath } from '#machines/auth/safe-path.ts';
import { readCookie } from './auth.cookies.ts';
import type { Intent } from './sign-in-intents.ts';

const pages: Record<Intent, string> = {
  register: '/register',
  registration: '/registration',
  donate: '/donate',
  peloton: '/peloton/new',
  monthly: '/edit-donation',
};

/** Where a person goes on after signing in: where they came from, else what they wanted, else home. */
export const targetOf = ({
  prevPath,
  intent,
}: {
  prevPath?: string | undefined;
  intent?: Intent | undefined;
}): string => safePath(prevPath) ?? (intent === undefined ? '/' : pages[intent]);

/** The sign-in page for whoever comes back from the provider without a session; it still leads to where they were going. */
export const signInOnceMore = (): string => {
  const path = safePath(readCookie('lastPath'));
  return path === null || path === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ prevPath: path })}`;
};
