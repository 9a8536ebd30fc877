import { type ReactNode, useState } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { slots } from '#src/components/style/style.ts';
import { isCurrentGroup, isCurrentPage } from '#src/features/shell/current.ts';
import { give, type MenuLink, useMenus } from '#src/features/shell/menu.ts';
import { PlaceLink } from '#src/features/shell/place-link.tsx';
import { type SessionItem, type SessionUser, sessionItems } from '#src/features/shell/session-items.ts';

type DrawerSectionProps = {
  title: ReactNode;
  links: readonly MenuLink[];
  /** Path of the current page. */
  path: string;
  /** The current page is one of the section's. */
  isHere: boolean;
};

/** One section of the drawer's accordion; opening one closes the others. The current page's section is open at first. */
const DrawerSection = ({ title, links, path, isHere }: DrawerSectionProps) => {
  const at = slots('drawer');
  const [isOpen, setOpen] = useState(isHere);
  return (
    <details
      name="drawer"
      open={isOpen}
      className={at('section')}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={at('summary')}>
        <span className={at('name')}>{title}</span>
      </summary>
      <ul className={at('links')}>
        {links.map((link) => (
          <li key={link[0]}>
            <PlaceLink link={link} path={path} className={at('link')} />
          </li>
        ))}
      </ul>
    </details>
  );
};

/** In the drawer Manage Peloton is for members, not for people with an open request; the page itself shows what they may do. */
const pelotonItem = ({ peloton }: SessionUser): SessionItem[] =>
  peloton === null || peloton.isPending || peloton.id === ''
    ? []
    : [{ id: 'peloton', label: 'Manage Peloton', href: `/peloton/${peloton.id}` }];

/**
 * A signed-in person's links in the drawer.
 * @param path path and search of the current page
 */
export const mobileItems = (user: SessionUser, path: string): SessionItem[] => {
  const items = sessionItems(user, path).filter(({ id }) => id !== 'peloton');
  return [...items.slice(0, 2), ...pelotonItem(user), ...items.slice(2)];
};

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
