import { createFileRoute, redirect } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { authProblem, isAuthStateLoading, pendingPolicy } from '#machines/auth/auth.selectors.ts';
import { resident } from '#src/app/actors.ts';
import { matching, oneOf, searchParams } from '#src/app/search-params.ts';
import { useResident } from '#src/app/use-app.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { logoutMessage } from '#src/features/auth/logout-words.ts';
import { askToSignIn } from '#src/features/auth/sign-in-again.ts';
import { SignInScreen } from '#src/features/auth/sign-in-screen.tsx';
import { intents, targetOf } from '#src/features/auth/sign-in-target.ts';
import { loadWays } from '#src/features/auth/sign-in-ways.ts';
import { whetherSessionHolds } from '#src/features/auth/whether-signed-in.ts';

const search = searchParams({ prevPath: matching(/./), intent: oneOf(intents) });

const SignIn = () => {
  const wanted = Route.useSearch();
  const ways = Route.useLoaderData();
  const auth = useResident('auth');
  const isLoading = useSelector(auth, isAuthStateLoading);
  const underWay = useSelector(auth, pendingPolicy);
  const problem = useSelector(auth, authProblem);
  usePageTitle('Sign in');
  return (
    <SignInScreen
      intent={wanted.intent}
      hasPicked={wanted.prevPath?.startsWith('/register?choose=') ?? false}
      ways={ways}
      pending={isLoading ? 'all' : underWay}
      problem={problem ?? logoutMessage()}
      onSignIn={(policy) => askToSignIn(auth, { policy, display: 'redirect', returnTo: targetOf(wanted) })}
    />
  );
};

export const Route = createFileRoute('/sign-in')({
  validateSearch: search,
  loaderDeps: ({ search: wanted }) => wanted,
  // Who is signed in already has nothing to do here.
  loader: async ({ context, deps }) => {
    const [ways, isSignedIn] = await Promise.all([
      loadWays(),
      whetherSessionHolds(resident(context.app, 'auth')),
    ]);
    if (isSignedIn) throw redirect({ href: targetOf(deps), replace: true });
    return ways;
  },
  component: SignIn,
});
