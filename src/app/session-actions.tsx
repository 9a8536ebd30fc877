import { useRouterState } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { User } from '#machines/auth/auth.types.ts';
import { readCookie } from '#src/features/auth/auth.cookies.ts';
import { SessionMenu } from '#src/features/shell/session-menu.tsx';
import type { Residents } from './actors.ts';
import { useOpenedApp } from './opened-app.ts';

const nothing = () => undefined;

/** What an actor of the app says, without loading the app: undefined until something else has opened it. */
const useFromApp = <Id extends 'auth' | 'currentUser', Value>(
  id: Id,
  select: (snapshot: SnapshotFrom<Residents[Id]>) => Value,
): Value | undefined => {
  const actor: AnyActorRef | undefined = useOpenedApp()?.system.get(id);
  const subscribe = useCallback(
    (listener: () => void) => {
      const watching = actor?.subscribe(listener);
      return watching === undefined ? nothing : () => watching.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () =>
    actor === undefined ? undefined : select(actor.getSnapshot() as SnapshotFrom<Residents[Id]>),
  );
};

/** For a page's header: who is signed in, or the way to sign in. Goes into `PageFrame`'s `actions`. */
export const SessionActions = () => {
  const app = useOpenedApp();
  const user = useFromApp('currentUser', ({ context }) => context.data as User | null) ?? null;
  const isLoading = useFromApp('auth', (snapshot) => snapshot.hasTag('loading'));
  const path = useRouterState({ select: ({ location }) => location.href });
  return (
    <SessionMenu
      user={user}
      // Before the app is open only the cookie tells of an earlier sign-in.
      isUnknown={isLoading ?? readCookie('msalAccountState') !== null}
      path={path}
      // Through the warning: it asks first where something is unsaved, and signs out at once where nothing is.
      onSignOut={() => app?.system.get('warning').send({ type: 'logout.requested' })}
    />
  );
};
