import { lazy, Suspense } from 'react';
import { buttonLook } from '#src/components/button/button.tsx';
import type { SessionUser } from './session-items.ts';
import { SignInLink } from './sign-in-link.tsx';

// A visitor who never signs in never loads the menu.
const AccountMenu = lazy(async () => {
  const { AccountMenu: component } = await import('./account-menu.tsx');
  return { default: component };
});

/** Looks like the menu's button, with the arrow's room kept free; it is none, because a press would come to nothing. */
const Waiting = ({ name }: { name: string }) => (
  <span className={buttonLook({ tone: 'plain' })} aria-busy>
    {name}
    <span style={{ width: '1.25em' }} />
  </span>
);

type SessionMenuProps = {
  /** Null for a visitor. */
  user: SessionUser | null;
  /** It isn't known yet whether somebody is signed in. */
  isUnknown: boolean;
  /** Where signing in leads back to. */
  path: string;
  onSignOut: () => void;
};

/** Who is signed in, with their own places; or the way to sign in. */
export const SessionMenu = ({ user, isUnknown, path, onSignOut }: SessionMenuProps) => {
  if (user !== null) {
    return (
      <Suspense fallback={<Waiting name={user.firstName} />}>
        <AccountMenu user={user} onSignOut={onSignOut} />
      </Suspense>
    );
  }
  return isUnknown ? null : <SignInLink path={path} />;
};
