import type { MouseEvent } from 'react';
import { isCurrentPage } from './current.ts';
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
