import type { SnapshotFrom } from 'xstate';
import { loginInProgress } from './auth.failures.ts';
import type { authMachine } from './auth.machine.ts';
import type { SignInOption } from './auth.types.ts';

type AuthSnapshot = SnapshotFrom<typeof authMachine>;

export const isAuthStateLoading = (snapshot: AuthSnapshot) => snapshot.hasTag('loading');
/** The token is good, and a person or the login marker belongs to it; as of the last check. */
export const isLoggedIn = ({ context }: AuthSnapshot) => context.isLoggedIn;
/** A person is signed in whose token is good, or can be renewed without them. */
export const isSessionOpen = (snapshot: AuthSnapshot) => snapshot.matches('loggedIn');
/** The token expired or was refused by the API, and is being renewed without the person. */
export const isRenewing = (snapshot: AuthSnapshot) =>
  snapshot.matches({ loggedIn: 'renewing' }) ||
  (snapshot.matches({ loggedIn: 'prolonging' }) && !isLoggedIn(snapshot));
/** The server's failure (500 or above) that keeps the session unknown. */
export const serverFailure = ({ context }: AuthSnapshot) =>
  (context.outage?.status ?? 0) >= 500 ? context.outage : null;
export const isSessionExpired = (snapshot: AuthSnapshot) => snapshot.hasTag('expired');
/** There is no answer, so the session is unknown. The machine keeps trying. */
export const isUnreachable = (snapshot: AuthSnapshot) =>
  snapshot.matches('unreachable') || (snapshot.matches({ loggedIn: 'postponed' }) && !isLoggedIn(snapshot));
export const isInteracting = (snapshot: AuthSnapshot) => snapshot.matches('interacting');
/** The policy that the person is going through at the provider; null when no sign-in is running, or when they pressed again. */
export const pendingPolicy = (snapshot: AuthSnapshot) =>
  isInteracting(snapshot) && !hasRefusedSecond(snapshot) ? (snapshot.context.request?.policy ?? null) : null;
/** A second sign-in was refused because the first still seems to run. */
export const hasRefusedSecond = (snapshot: AuthSnapshot) =>
  isInteracting(snapshot) && snapshot.context.loginError?.code === loginInProgress.code;
/** Why the last sign-in or session ended; null when there is nothing to say. */
export const authProblem = ({ context }: AuthSnapshot) => context.loginError?.message ?? null;
/** The policy by which a person with an expired session gets it back. Signing up again would ask for another address. */
export const wayBack = ({ context: { nextPolicy, user } }: AuthSnapshot) => {
  const option: SignInOption | undefined = user?.policy;
  return nextPolicy ?? (option === undefined || option === 'emailSignUp' ? 'emailSignIn' : option);
};
