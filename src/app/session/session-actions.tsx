import { useSelector } from '@xstate/react';
import { isAuthStateLoading, isSessionExpired } from '#machines/auth/auth.selectors.ts';
import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { useSystemActor } from '#src/app/root-actor/use-app.ts';
import { SessionMenu } from '#src/features/shell/session-menu.tsx';

type SessionActionsProps = {
  /** Path and search of the page that is shown. */
  path: string;
  /** This browser remembers no sign-in: until the app knows better, nobody is. */
  isVisitor: boolean;
};

/** For the header: who is signed in, or the way to sign in. */
export const SessionActions = ({ path, isVisitor }: SessionActionsProps) => {
  const warning = useSystemActor('warning');
  const user = useSelector(useSystemActor('currentUser'), (snapshot) => selectData<User>(snapshot));
  // Without a token nothing of theirs can be had: what helps is the way in.
  const isExpired = useSelector(useSystemActor('auth'), isSessionExpired);
  const isLoading = useSelector(useSystemActor('auth'), isAuthStateLoading);
  return (
    <SessionMenu
      user={isExpired ? null : user}
      isUnknown={isLoading && !isVisitor}
      path={path}
      // Through the warning: it asks first where something is unsaved, and signs out at once where nothing is.
      onSignOut={() => warning.send({ type: 'logout.requested' })}
    />
  );
};
