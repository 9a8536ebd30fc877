import { createFileRoute, redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import { appOf, systemActor } from '#src/app/root-actor/system-actors.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { addressAfter } from '#src/features/auth/kept-address.ts';
import { endedBecause } from '#src/features/auth/logout-messages.ts';
import { PassageScreen } from '#src/features/auth/passage-screen.tsx';
import { whetherSignedIn } from '#src/features/auth/whether-signed-in.ts';

const Logout = () => {
  usePageTitle('Signing you out');
  return <PassageScreen title="Signing you out" lede="One moment, please." />;
};

/** The page to which the provider's sign-out returns. Opening it while signed in signs out. */
export const Route = createFileRoute('/auth/logout')({
  staticData: { hasFooter: false },
  loader: async ({ context, preload }) => {
    // A preload, such as for a pointer over a link, is no sign-out.
    if (preload) return;
    const auth = systemActor(appOf(context), 'auth');
    if (await whetherSignedIn(auth)) {
      auth.send({ type: 'logout.requested', reason: 'navigated-to-logout-page' });
      await waitFor(auth, (snapshot) => snapshot.matches('loggedOut'));
    }
    throw redirect({ href: addressAfter(endedBecause()), replace: true });
  },
  pendingMs: 0,
  pendingComponent: Logout,
  component: Logout,
});
