import { useSelector } from '@xstate/react';
import { isAuthStateLoading, pendingPolicy } from '#machines/auth/auth.selectors.ts';
import { signInProblem } from './logout-messages.ts';
import { SignInScreen } from './sign-in-screen.tsx';
import { type Intent, targetOf } from './sign-in-target.ts';
import type { SignInWay } from './sign-in-ways.ts';
import type { AuthActor } from './whether-signed-in.ts';

type SignInPageProps = {
  auth: AuthActor;
  ways: readonly SignInWay[];
  /** The person's intent, from the address. */
  wanted: { prevPath?: string | undefined; intent?: Intent | undefined };
};

/** The sign-in methods, connected to sign-in itself. */
export const SignInPage = ({ auth, ways, wanted }: SignInPageProps) => {
  const isLoading = useSelector(auth, isAuthStateLoading);
  const underWay = useSelector(auth, pendingPolicy);
  const problem = useSelector(auth, signInProblem);
  return (
    <SignInScreen
      intent={wanted.intent}
      hasPicked={wanted.prevPath?.startsWith('/register?choose=') ?? false}
      ways={ways}
      pending={isLoading ? 'all' : underWay}
      problem={problem}
      onSignIn={(policy) =>
        auth.send({ type: 'signIn.requested', policy, display: 'redirect', returnTo: targetOf(wanted) })
      }
    />
  );
};
