import { Suspense } from 'react';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import { slots } from '#src/components/style/style.ts';
import type { SessionUser } from './session-items.ts';
import { VisitorLinks } from './visitor-links.tsx';

// A visitor who never signs in never loads the menu.
const AccountMenu = lazyComponent(async () => (await import('./account-menu.tsx')).AccountMenu);

/** Looks like the menu's button, with the arrow's room kept free; it is none, because a press would come to nothing. */
const Waiting = ({ name }: { name: string }) => (
  <span className={slots('siteHeader')('link')} aria-busy>
    {name}
    <span style={{ width: '1.125em' }} />
  </span>
);

type SessionMenuProps = {
  /** Null for a visitor. */
  user: SessionUser | null;
  /** It isn't known yet whether somebody is signed in. */
  isUnknown: boolean;
  /** Path and search of the page that is shown. */
  path: string;
  onSignOut: () => void;
};

/** Who is signed in, with their own places; or what visitors get. */
export const SessionMenu = ({ user, isUnknown, path, onSignOut }: SessionMenuProps) => {
  if (user !== null) {
    return (
      <Suspense fallback={<Waiting name={user.firstName} />}>
        <AccountMenu user={user} path={path} onSignOut={onSignOut} />
      </Suspense>
    );
  }
  return isUnknown ? null : <VisitorLinks path={path} />;
};
