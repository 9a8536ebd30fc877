import { createFileRoute, redirect } from '@tanstack/react-router';
import { appOf, systemActor } from '#src/app/root-actor/system-actors.ts';
import { useSystemActor } from '#src/app/root-actor/use-app.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { addressAfterSignIn } from '#src/features/auth/kept-address.ts';
import { Passage } from '#src/features/auth/passage-screen.tsx';
import { signInOnceMore } from '#src/features/auth/sign-in-target.ts';
import { whetherSignedIn } from '#src/features/auth/whether-signed-in.ts';

const Token = () => {
  usePageTitle('Signing you in');
  return <Passage auth={useSystemActor('auth')} title="Signing you in" />;
};

/** The page to which the provider returns: with a session it leads to the previous page, without one to sign-in. */
export const Route = createFileRoute('/auth/token')({
  staticData: { hasFooter: false },
  loader: async ({ context, preload }) => {
    if (preload) return;
    const auth = systemActor(appOf(context), 'auth');
    if (!(await whetherSignedIn(auth))) throw redirect({ href: signInOnceMore(), replace: true });
    throw redirect({ href: addressAfterSignIn(auth.getSnapshot().context.returnTo), replace: true });
  },
  pendingMs: 0,
  pendingComponent: Token,
  component: Token,
});
