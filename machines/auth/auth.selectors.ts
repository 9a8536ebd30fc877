import type { SnapshotFrom } from 'xstate';
import type { authMachine } from './auth.machine.ts';

type AuthSnapshot = SnapshotFrom<typeof authMachine>;

export const isAuthStateLoading = (snapshot: AuthSnapshot) => snapshot.hasTag('loading');
export const isLoggedIn = (snapshot: AuthSnapshot) => snapshot.matches('loggedIn');
/** The API refused the token, and another is tried for without the person. */
export const isRenewing = (snapshot: AuthSnapshot) => snapshot.matches({ loggedIn: 'renewing' });
export const isSessionExpired = (snapshot: AuthSnapshot) => snapshot.hasTag('expired');
/** The server does not answer; the machine keeps trying by itself. */
export const isUnreachable = (snapshot: AuthSnapshot) => snapshot.matches('unreachable');
export const isInteracting = (snapshot: AuthSnapshot) => snapshot.hasTag('interacting');
/** Why the last sign-in or session ended; null when there is nothing to tell. */
export const authProblem = ({ context }: AuthSnapshot) => context.loginError?.message ?? null;
