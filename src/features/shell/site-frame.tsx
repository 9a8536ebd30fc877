import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

type SiteFrameProps = {
  children: ReactNode;
  /** The signed-in person, or the sign-in link. */
  account: ReactNode;
  /** The button that opens the drawer, on a small screen. */
  menu: ReactNode;
  /** Pages may hide the footer (`staticData.hasFooter`). */
  hasFooter: boolean;
};

/** The frame of every page: the skip link, header and footer. */
export const SiteFrame = ({ children, account, menu, hasFooter }: SiteFrameProps) => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <div className={slots('frame')('root')}>
      <a href="#content" className={slots('frame')('skip')}>
        Skip to the content
      </a>
      <SiteHeader account={account} menu={menu} path={path} />
      {children}
      {hasFooter ? <SiteFooter path={path} /> : null}
    </div>
  );
};
