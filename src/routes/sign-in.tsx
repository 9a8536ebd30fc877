import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { authProblem, isAuthStateLoading, isInteracting, isLoggedIn } from '#machines/auth/auth.machine.ts';
import { useResident } from '#src/app/use-app.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { logoutMessage } from '#src/features/auth/logout-words.ts';
import { SignInScreen } from '#src/features/auth/sign-in-screen.tsx';
import { intents, targetOf } from '#src/features/auth/sign-in-target.ts';

// Anybody can write these into a link: what is not understood is left out rather than refused.
const search = z.object({
  prevPath: z.catch(z.optional(z.string()), undefined),
  intent: z.catch(z.optional(z.enum(intents)), undefined),
});

const SignIn = () => {
  const wanted = Route.useSearch();
  const navigate = useNavigate();
  const auth = useResident('auth');
  const isBusy = useSelector(auth, (snapshot) => isAuthStateLoading(snapshot) || isInteracting(snapshot));
  const isDone = useSelector(auth, isLoggedIn);
  const problem = useSelector(auth, authProblem);
  const target = targetOf(wanted);
  usePageTitle('Sign in');

  // Who is signed in already, perhaps in another tab, has nothing to do here.
  useEffect(() => {
    if (isDone) void navigate({ href: target, replace: true });
  }, [isDone, navigate, target]);

  return (
    <SignInScreen
      intent={wanted.intent}
      isBusy={isBusy || isDone}
      problem={problem ?? logoutMessage()}
      onSignIn={(policy) =>
        auth.send({ type: 'signIn.requested', policy, display: 'redirect', returnTo: target })
      }
    />
  );
};

export const Route = createFileRoute('/sign-in')({ validateSearch: search, component: SignIn });
