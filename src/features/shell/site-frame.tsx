import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Wordmark } from '#src/components/page-frame/wordmark.tsx';
import { slots } from '#src/components/style/style.ts';
import { give, useMenus } from './menu.ts';
import { PlaceLink } from './place-link.tsx';
import { SearchBox } from './search-box.tsx';
import { SiteFooter } from './site-footer.tsx';
import { TopMenu } from './top-menu.tsx';

type SiteHeaderProps = {
  /** The signed-in person, or the sign-in link. */
  account: ReactNode;
  /** The button that opens the drawer, on a small screen. */
  menu: ReactNode;
  /** The current page. */
  path: string;
};

const at = slots('siteHeader');
const container = slots('frame')('container');

const SiteHeader = ({ account, menu, path }: SiteHeaderProps) => (
  <header className={at('root')}>
    <div className={at('desk')}>
      <div className={at('utility')}>
        <div className={`${container} ${at('utilityBar')}`}>
          <nav aria-label="Utility" className={at('links')}>
            {useMenus().utility.map((link) => (
              <PlaceLink key={link[0]} link={link} path={path} className={at('link')} />
            ))}
            <div className={at('account')}>{account}</div>
          </nav>
          <SearchBox />
        </div>
      </div>
      <div className={`${container} ${at('bar')}`}>
        <Wordmark />
        <TopMenu path={path} />
      </div>
    </div>
    <div className={`${container} ${at('phone')}`}>
      <Wordmark />
      <PlaceLink link={give} path={path} className={at('give')} />
      {menu}
    </div>
  </header>
);

type SiteFrameProps = {
  children: ReactNode;
  /** The signed-in person, or the sign-in link. */
  account: ReactNode;
  /** The button that opens the drawer, on a small screen. */
  menu: ReactNode;
  /** Pages may hide the footer (`staticData.hasFooter`). */
  hasFooter: boolean;
  /** The button that reports a problem; none where there is no app. */
  report?: ReactNode;
};

/** The frame of every page: the skip link, header and footer. */
export const SiteFrame = ({ children, account, menu, hasFooter, report }: SiteFrameProps) => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <div className={slots('frame')('root')}>
      <a href="#content" className={slots('frame')('skip')}>
        Skip to the content
      </a>
      <SiteHeader account={account} menu={menu} path={path} />
      {children}
      {hasFooter ? (
        <SiteFooter path={path} report={report} />
      ) : (
        <div className={`${container} ${slots('frame')('end')}`}>{report}</div>
      )}
    </div>
  );
};
