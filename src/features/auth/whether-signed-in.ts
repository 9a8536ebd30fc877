import { type ActorRefFrom, waitFor } from 'xstate';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import {
  isAuthStateLoading,
  isInteracting,
  isLoggedIn,
  isRenewing,
  isSessionExpired,
} from '#machines/auth/auth.selectors.ts';

export type AuthActor = ActorRefFrom<typeof authMachine>;

/** Waits until it is known whether somebody is signed in; true as well while an open session waits to be renewed. */
export const whetherSignedIn = async (auth: AuthActor): Promise<boolean> => {
  const snapshot = await waitFor(auth, (each) => !isAuthStateLoading(each) && !isInteracting(each));
  return isLoggedIn(snapshot) || isSessionExpired(snapshot);
};

/**
 * Whether the sign-in page has nothing to do: false once a session that the API refused could not be renewed, so that
 * whoever was sent here for it can sign in again.
 */
export const whetherSessionHolds = async (auth: AuthActor): Promise<boolean> => {
  const settled = await waitFor(
    auth,
    (each) => !isAuthStateLoading(each) && !isInteracting(each) && !isRenewing(each),
  );
  return isLoggedIn(settled);
};
