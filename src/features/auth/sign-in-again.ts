import { wayBack } from '#machines/auth/auth.selectors.ts';
import type { AuthActor } from './whether-signed-in.ts';

/** Opens the provider in a new window, so that the page and its typed values stay. */
export const signInAgain = (auth: AuthActor): void =>
  auth.send({
    type: 'signIn.requested',
    policy: wayBack(auth.getSnapshot()),
    display: 'popup',
    returnTo: null,
  });
