import { useSelector } from '@xstate/react';
import { isSessionExpired, isUnreachable } from '#machines/auth/auth.selectors.ts';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { useOpenedApp } from '#src/app/root-actor/use-opened-app.ts';
import { readCookie } from '#src/features/auth/auth.cookies.ts';

/**
 * Whether this browser remembers the profile's person, and the app doesn't know yet whether they are still signed in. Until then neither
 * their view nor the public one is right. For a page that the app renders.
 */
export const useOwnAwaited = (id: string): boolean => {
  const app = useOpenedApp();
  const auth = app === null ? undefined : systemActor(app, 'auth');
  const currentUser = app === null ? undefined : systemActor(app, 'currentUser');
  const isSettled = useSelector(
    auth,
    (one) => one !== undefined && (one.matches('loggedOut') || isSessionExpired(one) || isUnreachable(one)),
  );
  const isAnswered = useSelector(
    currentUser,
    (one) => one !== undefined && (one.context.data !== null || one.context.failure !== null),
  );
  return !isSettled && !isAnswered && readCookie('currentUserPublicId') === id;
};
