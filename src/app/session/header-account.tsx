import { useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, useSyncExternalStore } from 'react';
import { useOpenedApp } from '#src/app/root-actor/use-opened-app.ts';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import { VisitorLinks } from '#src/features/shell/visitor-links.tsx';
import { hasSignedIn } from './session-marker.ts';

const SessionActions = lazyComponent(async () => (await import('./session-actions.tsx')).SessionActions);

const never = () => () => undefined;

/** Who is signed in, before the app is open and after: a visitor sees the way in, and nothing is loaded. */
export const HeaderAccount = () => {
  const path = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  const { hasSignedIn: wasKnown } = useRouter().options.context;
  // Who has signed in before: the app is on its way, and a way in that turns into a name would only flicker.
  const isKnown = useSyncExternalStore(never, hasSignedIn, () => wasKnown);
  const visitorLinks = <VisitorLinks path={path} />;
  if (useOpenedApp() === null) return isKnown ? null : visitorLinks;
  // The marker goes as soon as a session begins to end, here or in another tab; what became of it only the app knows.
  const isVisitor = !isKnown && !wasKnown;
  return (
    <Suspense fallback={isVisitor ? visitorLinks : null}>
      <SessionActions path={path} isVisitor={isVisitor} />
    </Suspense>
  );
};
