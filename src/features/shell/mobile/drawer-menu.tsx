import type { ReactNode } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { slots } from '#src/components/style/style.ts';
import { isCurrentGroup, isCurrentPage } from '#src/features/shell/current.ts';
import { give, type MenuLink, useMenus } from '#src/features/shell/menu.ts';
import type { SessionUser } from '#src/features/shell/session-items.ts';
import { DrawerSection } from './drawer-section.tsx';
import { mobileItems } from './mobile-items.ts';

type DrawerMenuProps = {
  /** Null for a visitor. */
  user: SessionUser | null;
  /** Path and search of the current page. */
  path: string;
  search: ReactNode;
  onSignOut: () => void;
};

/** The drawer's content, from the top: registering and giving, the person's links, the site's pages, search, sign-out. */
export const DrawerMenu = ({ user, path, search, onSignOut }: DrawerMenuProps) => {
  const [page = '/'] = path.split('?');
  const own = user === null ? [] : mobileItems(user, path).map(({ label, href }): MenuLink => [label, href]);
  const { groups } = useMenus();
  return (
    <>
      <div className={slots('drawer')('first')}>
        <LinkButton to="/register">Register</LinkButton>
        <LinkButton to="/give" tone="plain">
          {give[0]}
        </LinkButton>
      </div>
      <nav aria-label="Site" className={slots('drawer')('sections')}>
        {user === null ? null : (
          <DrawerSection
            title={user.firstName}
            links={own}
            path={page}
            isHere={own.some(([, to]) => to !== '/' && isCurrentPage(to, page))}
          />
        )}
        {groups.map((group) => {
          const isHere = isCurrentGroup(group, page);
          return (
            <DrawerSection
              // A navigation resets it, folded or not.
              key={`${group.main[1]} ${isHere}`}
              title={group.main[0]}
              links={[[`${group.main[0]} overview`, group.main[1]], ...group.links]}
              path={page}
              isHere={isHere}
            />
          );
        })}
      </nav>
      {search}
      {user === null ? null : (
        <Button tone="plain" wide onClick={onSignOut}>
          Sign Out
        </Button>
      )}
    </>
  );
};
