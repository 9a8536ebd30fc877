import { type ActorRefFrom, waitFor } from 'xstate';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import {
  isAuthStateLoading,
  isInteracting,
  isLoggedIn,
  isSessionExpired,
} from '#machines/auth/auth.selectors.ts';

export type AuthActor = ActorRefFrom<typeof authMachine>;

/** Waits until it is known whether somebody is signed in; true as well while an open session waits to be renewed. */
export const whetherSignedIn = async (auth: AuthActor): Promise<boolean> => {
  const snapshot = await waitFor(auth, (each) => !isAuthStateLoading(each) && !isInteracting(each));
  return isLoggedIn(snapshot) || isSessionExpired(snapshot);
};
