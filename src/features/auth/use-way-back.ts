import { useSelector } from '@xstate/react';
import {
  authProblem,
  hasRefusedSecond,
  isAuthStateLoading,
  isSessionOpen,
  wayBack,
} from '#machines/auth/auth.selectors.ts';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import type { AuthActor } from './whether-signed-in.ts';

/** Opens the provider in a new window, so that the page and its typed values stay. */
const signInAgain = (auth: AuthActor): void =>
  auth.send({
    type: 'signIn.requested',
    policy: wayBack(auth.getSnapshot()),
    display: 'popup',
    returnTo: null,
  });

/** For a page with unsaved data: lets its person sign in again without leaving it. */
export const useWayBack = (auth: AuthActor): WayBack => {
  const isRenewing = useSelector(auth, (one) => isSessionOpen(one) || isAuthStateLoading(one));
  const problem = useSelector(auth, authProblem);
  const isReset = useSelector(auth, (one) => wayBack(one) === 'passwordReset');
  const isSecond = useSelector(auth, hasRefusedSecond);
  const label = isReset ? 'Choose a new password' : 'Sign in again';
  return {
    isRenewing,
    label: isSecond ? 'Try again' : label,
    problem,
    onPress: () => signInAgain(auth),
  };
};
