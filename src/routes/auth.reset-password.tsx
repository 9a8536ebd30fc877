import { createFileRoute, redirect } from '@tanstack/react-router';
import { appOf, systemActor } from '#src/app/root-actor/system-actors.ts';
import { useSystemActor } from '#src/app/root-actor/use-app.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { Passage, PassageScreen } from '#src/features/auth/passage-screen.tsx';
import { signInOnceMore } from '#src/features/auth/sign-in-target.ts';
import { whetherSignedIn } from '#src/features/auth/whether-signed-in.ts';

const title = 'Choose a new password';

const Waiting = () => {
  usePageTitle(title);
  return <Passage auth={useSystemActor('auth')} title={title} />;
};

const SignedIn = () => {
  usePageTitle(title);
  return (
    <PassageScreen
      title={title}
      lede="You’re signed in. Sign out first, then choose “Forgot your password?” on the sign-in page."
      next={{ link: { to: '/auth/logout' }, text: 'Sign out' }}
    />
  );
};

/**
 * The page to which the password-reset policy returns; sign-in handles the answer. Without an answer in the address, it redirects to the
 * policy.
 */
export const Route = createFileRoute('/auth/reset-password')({
  staticData: { hasFooter: false },
  loader: async ({ context, preload, location }) => {
    if (preload) return;
    const auth = systemActor(appOf(context), 'auth');
    // Read before sign-in removes the answer from the address.
    const isAnswer = location.hash !== '';
    if (await whetherSignedIn(auth)) return;
    if (!isAnswer) {
      auth.send({
        type: 'signIn.requested',
        policy: 'passwordReset',
        display: 'redirect',
        returnTo: null,
      });
      await whetherSignedIn(auth);
    }
    throw redirect({ href: signInOnceMore(), replace: true });
  },
  pendingMs: 0,
  pendingComponent: Waiting,
  component: SignedIn,
});
