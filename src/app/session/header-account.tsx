import { useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, useSyncExternalStore } from 'react';
import { useOpenedApp } from '#src/app/root-actor/use-opened-app.ts';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import { VisitorLinks } from '#src/features/shell/visitor-links.tsx';
import { hasSignedIn } from './session-marker.ts';

const SessionActions = lazyComponent(async () => (await import('./session-actions.tsx')).SessionActions);

const never = () => () => undefined;

/** The account part of the header, before and after the app opens. A visitor sees the sign-in button, and nothing is loaded. */
export const HeaderAccount = () => {
  const path = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  const { hasSignedIn: wasKnown } = useRouter().options.context;
  // For a person with an earlier sign-in the app is opening: a sign-in button that becomes a name would flicker.
  const isKnown = useSyncExternalStore(never, hasSignedIn, () => wasKnown);
  const visitorLinks = <VisitorLinks path={path} />;
  if (useOpenedApp() === null) return isKnown ? null : visitorLinks;
  // The marker is removed when a session begins to end, here or in another tab. Only the app knows the result.
  const isVisitor = !isKnown && !wasKnown;
  return (
    <Suspense fallback={isVisitor ? visitorLinks : null}>
      <SessionActions path={path} isVisitor={isVisitor} />
    </Suspense>
  );
};
