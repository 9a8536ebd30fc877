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

/** Longer than the sum of sign-in's own time limits, so it always settles before. */
const settling = 60_000;

/**
 * Waits until `isSettled` is true for the machine. For pages that show an error rather than wait for a server without an answer.
 * @throws FlowError `network`: it can't be reached; with a status of 500 or above: it failed. Another call tries again
 */
export const settledOrUnreachable = async (
  auth: AuthActor,
  isSettled: (snapshot: AuthSnapshot) => boolean,
): Promise<AuthSnapshot> => {
  // A caller that asks again doesn't wait for the machine's own next try.
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

/** Waits until it is known whether a person is signed in; also true while an open session waits for its renewal. */
export const whetherSignedIn = async (auth: AuthActor): Promise<boolean> => {
  const snapshot = await waitFor(auth, (each) => !isAuthStateLoading(each) && !isInteracting(each));
  return isSessionOpen(snapshot) || isSessionExpired(snapshot);
};

/**
 * Whether the sign-in page has nothing to do. False when a session that the API refused could not be renewed, so that the person can sign
 * in again.
 */
export const whetherSessionHolds = async (auth: AuthActor): Promise<boolean> => {
  const settled = await settledOrUnreachable(
    auth,
    (each) => !isAuthStateLoading(each) && !isInteracting(each) && !isRenewing(each),
  );
  return isLoggedIn(settled);
};
