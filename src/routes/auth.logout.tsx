import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { isLoggedIn } from '#machines/auth/auth.machine.ts';
import { useResident } from '#src/app/use-app.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { PassageScreen } from '#src/features/auth/passage-screen.tsx';

/** Where the provider's sign-out comes back to. Who opens it while signed in is signed out. */
const Logout = () => {
  const auth = useResident('auth');
  const navigate = useNavigate();
  const isSignedIn = useSelector(auth, isLoggedIn);
  const isOut = useSelector(auth, (snapshot) => snapshot.matches('loggedOut'));
  usePageTitle('Signing you out');

  useEffect(() => {
    if (isSignedIn) auth.send({ type: 'logout.requested', reason: 'navigated-to-logout-page' });
    if (isOut) void navigate({ to: '/', replace: true });
  }, [isSignedIn, isOut, auth, navigate]);

  return <PassageScreen title="Signing you out" lede="One moment, please." />;
};

export const Route = createFileRoute('/auth/logout')({ component: Logout });
