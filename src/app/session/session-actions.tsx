import { useSelector } from '@xstate/react';
import { isAuthStateLoading, isSessionExpired } from '#machines/auth/auth.selectors.ts';
import { useCurrentUser, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { SessionMenu } from '#src/features/shell/session-menu.tsx';

type SessionActionsProps = {
  /** Path and search of the current page. */
  path: string;
  /** This browser remembers no sign-in, so the person counts as a visitor until the app knows better. */
  isVisitor: boolean;
};

/** For the header: the signed-in person, or the sign-in button. */
export const SessionActions = ({ path, isVisitor }: SessionActionsProps) => {
  const warning = useSystemActor('warning');
  const user = useCurrentUser();
  // Without a token none of their data can be loaded; they need to sign in.
  const isExpired = useSelector(useSystemActor('auth'), isSessionExpired);
  const isLoading = useSelector(useSystemActor('auth'), isAuthStateLoading);
  return (
    <SessionMenu
      user={isExpired ? null : user}
      isUnknown={isLoading && !isVisitor}
      path={path}
      // The warning asks first where something is unsaved, and signs out at once elsewhere.
      onSignOut={() => warning.send({ type: 'logout.requested' })}
    />
  );
};
