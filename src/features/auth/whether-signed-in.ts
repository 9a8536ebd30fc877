import { type ActorRefFrom, type SnapshotFrom, waitFor } from 'xstate';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import {
  isAuthStateLoading,
  isInteracting,
  isLoggedIn,
  isRenewing,
  isSessionExpired,
  isSessionOpen,
  isUnreachable,
  serverFailure,
} from '#machines/auth/auth.selectors.ts';
import { flowError } from '#machines/flow-error.ts';

export type AuthActor = ActorRefFrom<typeof authMachine>;

type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/** Longer than any of sign-in's own time limits together: it always settles by itself. */
const settling = 60_000;

/**
 * Waits until the machine is where `isSettled` says. For pages that have something better to show than to wait for a
 * server that does not answer.
 * @throws FlowError `network`: it can't be reached; with a status of 500 or above: it failed. Asking again tries again
 */
export const settledOrUnreachable = async (
  auth: AuthActor,
  isSettled: (snapshot: AuthSnapshot) => boolean,
): Promise<AuthSnapshot> => {
  // Who asks again need not wait for the machine's own next try.
  if (isUnreachable(auth.getSnapshot())) auth.send({ type: 'retry.requested' });
  const done = (each: AuthSnapshot) => isUnreachable(each) || isSettled(each);
  const snapshot = await waitFor(auth, done, { timeout: settling });
  if (!isUnreachable(snapshot)) return snapshot;
  const failure = serverFailure(snapshot);
  if (failure !== null) throw failure;
  throw flowError({
    kind: 'network',
    message: 'We can’t reach the server. Check your connection and try again.',
  });
};

/** Waits until it is known whether somebody is signed in; true as well while an open session waits to be renewed. */
export const whetherSignedIn = async (auth: AuthActor): Promise<boolean> => {
  const snapshot = await waitFor(auth, (each) => !isAuthStateLoading(each) && !isInteracting(each));
  return isSessionOpen(snapshot) || isSessionExpired(snapshot);
};

/**
 * Whether the sign-in page has nothing to do: false once a session that the API refused could not be renewed, so that
 * whoever was sent here for it can sign in again.
 */
export const whetherSessionHolds = async (auth: AuthActor): Promise<boolean> => {
  const settled = await settledOrUnreachable(
    auth,
    (each) => !isAuthStateLoading(each) && !isInteracting(each) && !isRenewing(each),
  );
  return isLoggedIn(settled);
};
