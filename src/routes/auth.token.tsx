import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { isAuthStateLoading, isInteracting, isLoggedIn } from '#machines/auth/auth.machine.ts';
import { useResident } from '#src/app/use-app.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { PassageScreen } from '#src/features/auth/passage-screen.tsx';

/** Where the provider sends people back to: with a session on to where they were, without one to sign-in. */
const Token = () => {
  const auth = useResident('auth');
  const navigate = useNavigate();
  const isWaiting = useSelector(auth, (snapshot) => isAuthStateLoading(snapshot) || isInteracting(snapshot));
  const isDone = useSelector(auth, isLoggedIn);
  const returnTo = useSelector(auth, ({ context }) => context.returnTo ?? '/');
  const isOffline = useSelector(auth, (snapshot) => snapshot.matches('unreachable'));
  usePageTitle('Signing you in');

  useEffect(() => {
    if (isWaiting) return;
    void (isDone ? navigate({ href: returnTo, replace: true }) : navigate({ to: '/sign-in', replace: true }));
  }, [isWaiting, isDone, returnTo, navigate]);

  return (
    <PassageScreen
      title="Signing you in"
      lede={
        isOffline
          ? 'We can’t reach the server just now. We keep trying; check your connection.'
          : 'One moment, please.'
      }
    />
  );
};

export const Route = createFileRoute('/auth/token')({ component: Token });
