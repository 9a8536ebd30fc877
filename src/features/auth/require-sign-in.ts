import { redirect } from '@tanstack/react-router';
import { type ActorRefFrom, waitFor } from 'xstate';
import {
  type authMachine,
  isAuthStateLoading,
  isInteracting,
  isLoggedIn,
  isSessionExpired,
} from '#machines/auth/auth.machine.ts';
import type { Intent } from './sign-in-target.ts';

export type AuthActor = ActorRefFrom<typeof authMachine>;

/** Waits until it is known whether somebody is signed in; true as well while an open session waits to be renewed. */
export const whetherSignedIn = async (auth: AuthActor): Promise<boolean> => {
  const snapshot = await waitFor(auth, (each) => !isAuthStateLoading(each) && !isInteracting(each));
  return isLoggedIn(snapshot) || isSessionExpired(snapshot);
};

/**
 * For a route's `beforeLoad`: lets signed-in people pass and sends everybody else to /sign-in, from where they come
 * back to `path`. Throws the router's redirect.
 */
export const requireSignIn = async (auth: AuthActor, path: string, intent?: Intent): Promise<void> => {
  if (await whetherSignedIn(auth)) return;
  throw redirect({ to: '/sign-in', search: { prevPath: path, ...(intent !== undefined && { intent }) } });
};
