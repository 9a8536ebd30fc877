import type { MouseEvent } from 'react';
import { slots } from '#src/components/style/style.ts';
import { isCurrentPage } from './current.ts';
import { visitorLinks } from './menu.ts';
import { PlaceLink } from './place-link.tsx';
import { signInPlace } from './sign-in-place.ts';

/** A page may have changed its address since it was shown (`/faq?query=helmet`): signing in returns to the current one. */
const leadBackHere = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.href = signInPlace(location.pathname + location.search);
};

type SignInLinkProps = {
  /** Path and search of the current page. */
  path: string;
  className: string;
};

/** The sign-in link of the menus. */
export const SignInLink = ({ path, className }: SignInLinkProps) => (
  <a
    href={signInPlace(path)}
    className={className}
    aria-current={isCurrentPage('/sign-in', path.split('?')[0] ?? '') ? 'page' : undefined}
    onClick={leadBackHere}
    onAuxClick={leadBackHere}
  >
    Login
  </a>
);

/** The visitors' links: help and sign-in. `path` is where signing in returns to, with its search. */
export const VisitorLinks = ({ path }: { path: string }) => {
  const [page = ''] = path.split('?');
  const className = slots('siteHeader')('link');
  return (
    <>
      {visitorLinks.map((link) => (
        <PlaceLink key={link[0]} link={link} path={page} className={className} />
      ))}
      <SignInLink path={path} className={className} />
    </>
  );
};
