import { lazy, Suspense } from 'react';
import { SessionMenu } from '#src/features/shell/session-menu.tsx';
import { useOpenedApp } from './opened-app.ts';

const SessionActions = lazy(async () => ({
  default: (await import('./session-actions.tsx')).SessionActions,
}));

const nobodyToSignOut = () => undefined;

/** Then the app is on its way, and a way in that turns into a name would only flicker. */
const hasSignedIn = () => document.cookie.includes('msalAccountState=');

/** The header's right end on a page that doesn't wait for the app: a visitor sees the way in, and nothing is loaded. */
export const LightSessionActions = ({ path }: { path: string }) =>
  useOpenedApp() === null ? (
    <SessionMenu user={null} isUnknown={hasSignedIn()} path={path} onSignOut={nobodyToSignOut} />
  ) : (
    <Suspense fallback={null}>
      <SessionActions />
    </Suspense>
  );
