import { wayBack } from '#machines/auth/auth.selectors.ts';
import type { AuthActor } from './whether-signed-in.ts';

/** Opens the provider in a window of its own, so that the page, and what is typed into it, stays. */
export const signInAgain = (auth: AuthActor): void =>
  auth.send({
    type: 'signIn.requested',
    policy: wayBack(auth.getSnapshot()),
    display: 'popup',
    returnTo: null,
  });
