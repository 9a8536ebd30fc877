import { hasRefusedSecond, wayBack } from '#machines/auth/auth.selectors.ts';
import type { SignInRequest } from '#machines/auth/auth.types.ts';
import type { AuthActor } from './whether-signed-in.ts';

/**
 * Asks to sign in. While another attempt is under way the first press is refused with the reason; the next one gives that
 * attempt up, since no browser tells of a window that was closed or lost.
 */
export const askToSignIn = (auth: AuthActor, request: SignInRequest): void => {
  if (hasRefusedSecond(auth.getSnapshot())) auth.send({ type: 'signIn.abandoned' });
  auth.send({ type: 'signIn.requested', ...request });
};

/** Opens the provider in a window of its own, so that the page, and what is typed into it, stays. */
export const signInAgain = (auth: AuthActor): void =>
  askToSignIn(auth, { policy: wayBack(auth.getSnapshot()), display: 'popup', returnTo: null });
