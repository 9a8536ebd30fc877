import { useRouterState } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isAuthStateLoading, isSessionExpired } from '#machines/auth/auth.selectors.ts';
import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { SessionMenu } from '#src/features/shell/session-menu.tsx';
import { useResident } from './use-app.ts';

/** For a page's header: who is signed in, or the way to sign in. Goes into `PageFrame`'s `actions`. */
export const SessionActions = () => {
  const warning = useResident('warning');
  const user = useSelector(useResident('currentUser'), (snapshot) => selectData<User>(snapshot));
  // Without a token nothing of theirs can be had: what helps is the way in.
  const isExpired = useSelector(useResident('auth'), isSessionExpired);
  const isUnknown = useSelector(useResident('auth'), isAuthStateLoading);
  const path = useRouterState({ select: ({ location }) => location.href });
  return (
    <SessionMenu
      user={isExpired ? null : user}
      isUnknown={isUnknown}
      path={path}
      // Through the warning: it asks first where something is unsaved, and signs out at once where nothing is.
      onSignOut={() => warning.send({ type: 'logout.requested' })}
    />
  );
};
