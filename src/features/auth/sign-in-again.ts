import type { AuthActor } from './whether-signed-in.ts';

/**
 * Opens the provider in a window of its own, so that the page, and what is typed into it, stays. Asking again replaces a
 * window that was closed or lost: no browser tells us of that.
 */
export const signInAgain = (auth: AuthActor): void => {
  auth.send({ type: 'signIn.abandoned' });
  const policy = auth.getSnapshot().context.account?.policy;
  // Signing up a second time would ask for another address.
  auth.send({
    type: 'signIn.requested',
    policy: policy === undefined || policy === 'emailSignUp' ? 'emailSignIn' : policy,
    display: 'popup',
    returnTo: null,
  });
};
