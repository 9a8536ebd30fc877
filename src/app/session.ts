import { redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import { isLoggedIn } from '#machines/auth/auth.selectors.ts';
import type { User } from '#machines/auth/auth.types.ts';
import { type AppActor, resident } from './actors.ts';

/** Longer than any of sign-in's own time limits together: it always settles by itself. */
const settling = 60_000;

/** Whether somebody is signed in, as soon as that is known. */
export const sessionKnown = async (app: AppActor): Promise<boolean> => {
  const auth = resident(app, 'auth');
  const snapshot = await waitFor(auth, (one) => !one.hasTag('loading'), { timeout: settling });
  return isLoggedIn(snapshot);
};

/**
 * For the loader of a page that only makes sense signed in.
 * @param intent what the person came for, kept through signing in
 * @throws a redirect to the sign-in page, which leads back to `prevPath`
 */
export const requireUser = async (app: AppActor, intent: string, prevPath: string): Promise<User> => {
  const isIn = await sessionKnown(app);
  const { user } = resident(app, 'auth').getSnapshot().context;
  if (isIn && user !== null) return user;
  throw redirect({ href: `/sign-in?${new URLSearchParams({ intent, prevPath })}` });
};
