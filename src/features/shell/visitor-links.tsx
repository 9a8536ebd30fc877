import { slots } from '#src/components/style/style.ts';
import { visitorLinks } from './menu.ts';
import { PlaceLink } from './place-link.tsx';
import { signInPlace } from './sign-in-place.ts';

/** What only visitors get: help, and the way in. `path` is where signing in leads back to, with its search. */
export const VisitorLinks = ({ path }: { path: string }) => {
  const [page = ''] = path.split('?');
  return [...visitorLinks, ['Login', signInPlace(path)] as const].map((link) => (
    <PlaceLink key={link[0]} link={link} path={page} className={slots('siteHeader')('link')} />
  ));
};
