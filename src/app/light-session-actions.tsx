import { lazy, Suspense } from 'react';
import { SignInLink } from '#src/features/shell/sign-in-link.tsx';
import { useOpenedApp } from './opened-app.ts';
import { hasSignedIn } from './session-marker.ts';

const SessionActions = lazy(async () => ({
  default: (await import('./session-actions.tsx')).SessionActions,
}));

/** The header's right end on a page that doesn't wait for the app: a visitor sees the way in, and nothing is loaded. */
export const LightSessionActions = ({ path }: { path: string }) => {
  // Who has signed in before: the app is on its way, and a way in that turns into a name would only flicker.
  if (useOpenedApp() === null) return hasSignedIn() ? null : <SignInLink path={path} />;
  return (
    <Suspense fallback={null}>
      <SessionActions />
    </Suspense>
  );
};
