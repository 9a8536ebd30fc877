import { createFileRoute, redirect } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { selectNotice } from '#machines/shell/snackbar/snackbar.machine.ts';
import { appOf, systemActor } from '#src/app/root-actor/system-actors.ts';
import { useSystemActor } from '#src/app/root-actor/use-app.ts';
import { matching, oneOf, searchParams } from '#src/app/router/search-params.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { signInProblem } from '#src/features/auth/logout-messages.ts';
import { loadWays, SignInPage } from '#src/features/auth/sign-in-page.tsx';
import { intents, targetOf } from '#src/features/auth/sign-in-target.ts';
import { whetherSessionHolds } from '#src/features/auth/whether-signed-in.ts';

const search = searchParams({ prevPath: matching(/./), intent: oneOf(intents) });

/** Removes another page's notice with the same text as this page's own problem. */
const useSaidOnce = () => {
  const snackbar = useSystemActor('snackbar');
  const said = useSelector(snackbar, selectNotice)?.text;
  const problem = useSelector(useSystemActor('auth'), signInProblem);
  useEffect(() => {
    if (said !== undefined && said === problem) snackbar.send({ type: 'notice.dismissed' });
  }, [snackbar, said, problem]);
};

const SignIn = () => {
  useSaidOnce();
  usePageTitle('Sign in');
  return <SignInPage auth={useSystemActor('auth')} ways={Route.useLoaderData()} wanted={Route.useSearch()} />;
};

export const Route = createFileRoute('/sign-in')({
  staticData: { hasFooter: false },
  validateSearch: search,
  loaderDeps: ({ search: wanted }) => wanted,
  // A signed-in person is redirected.
  loader: async ({ context, deps }) => {
    const [ways, isSignedIn] = await Promise.all([
      loadWays(),
      whetherSessionHolds(systemActor(appOf(context), 'auth')),
    ]);
    if (isSignedIn) throw redirect({ href: targetOf(deps), replace: true });
    return ways;
  },
  component: SignIn,
});
