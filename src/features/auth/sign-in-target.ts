import { safePath } from '#machines/auth/safe-path.ts';
import { readCookie } from './auth.cookies.ts';

/** What a person wanted to do before the sign-in. */
export const intents = ['register', 'registration', 'donate', 'peloton', 'monthly'] as const;

export type Intent = (typeof intents)[number];

const pages: Record<Intent, string> = {
  register: '/register',
  registration: '/registration',
  donate: '/donate',
  peloton: '/peloton/new',
  monthly: '/edit-donation',
};

/** The address after signing in: the previous page, otherwise the intent's page, otherwise the home page. */
export const targetOf = ({
  prevPath,
  intent,
}: {
  prevPath?: string | undefined;
  intent?: Intent | undefined;
}): string => safePath(prevPath) ?? (intent === undefined ? '/' : pages[intent]);

/** The sign-in page for a return from the provider without a session; it keeps the target. */
export const signInOnceMore = (): string => {
  const path = safePath(readCookie('lastPath'));
  return path === null || path === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ prevPath: path })}`;
};
