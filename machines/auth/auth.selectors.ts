import type { SnapshotFrom } from 'xstate';
import { loginInProgress } from './auth.failures.ts';
import type { authMachine } from './auth.machine.ts';
import type { SignInOption } from './auth.types.ts';

type AuthSnapshot = SnapshotFrom<typeof authMachine>;

export const isAuthStateLoading = (snapshot: AuthSnapshot) => snapshot.hasTag('loading');
/** A good token, and a person or the login marker behind it; as of the last time it was looked at. */
export const isLoggedIn = ({ context }: AuthSnapshot) => context.isLoggedIn;
/** Somebody is signed in whose token is good or can be had without them. */
export const isSessionOpen = (snapshot: AuthSnapshot) => snapshot.matches('loggedIn');
/** The token is old or the API refused it, and another is tried for without the person. */
export const isRenewing = (snapshot: AuthSnapshot) =>
  snapshot.matches({ loggedIn: 'renewing' }) ||
  (snapshot.matches({ loggedIn: 'prolonging' }) && !isLoggedIn(snapshot));
/** The server's own failure (500 or above), where that is why nothing is known of the session. */
export const serverFailure = ({ context }: AuthSnapshot) =>
  (context.outage?.status ?? 0) >= 500 ? context.outage : null;
export const isSessionExpired = (snapshot: AuthSnapshot) => snapshot.hasTag('expired');
/** Nobody answers, and nothing is known of the session until then; the machine keeps trying by itself. */
export const isUnreachable = (snapshot: AuthSnapshot) =>
  snapshot.matches('unreachable') || (snapshot.matches({ loggedIn: 'postponed' }) && !isLoggedIn(snapshot));
export const isInteracting = (snapshot: AuthSnapshot) => snapshot.matches('interacting');
/** What the person is going through at the provider; null when nothing is under way, or they pressed again. */
export const pendingPolicy = (snapshot: AuthSnapshot) =>
  isInteracting(snapshot) && !hasRefusedSecond(snapshot) ? (snapshot.context.request?.policy ?? null) : null;
/** A second attempt was refused because the first still seems to be under way. */
export const hasRefusedSecond = (snapshot: AuthSnapshot) =>
  isInteracting(snapshot) && snapshot.context.loginError?.code === loginInProgress.code;
/** Why the last sign-in or session ended; null when there is nothing to tell. */
export const authProblem = ({ context }: AuthSnapshot) => context.loginError?.message ?? null;
/** What a person whose session ran out goes through to have it back. Signing up again would ask for another address. */
export const wayBack = ({ context: { nextPolicy, user } }: AuthSnapshot) => {
  const option: SignInOption | undefined = user?.policy;
  return nextPolicy ?? (option === undefined || option === 'emailSignUp' ? 'emailSignIn' : option);
};
