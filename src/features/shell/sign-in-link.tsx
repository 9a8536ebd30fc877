import type { MouseEvent } from 'react';
import { isCurrentPage } from './current.ts';
import { signInPlace } from './sign-in-place.ts';

/** A page may have written into its address since it was shown (`/faq?query=helmet`): that is where one wants to come back to. */
const leadBackHere = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.href = signInPlace(location.pathname + location.search);
};

type SignInLinkProps = {
  /** Path and search of the page that is shown. */
  path: string;
  className: string;
};

/** The way in, from the menus. */
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
