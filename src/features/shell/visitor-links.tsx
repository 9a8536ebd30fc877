import { slots } from '#src/components/style/style.ts';
import { visitorLinks } from './menu.ts';
import { PlaceLink } from './place-link.tsx';
import { SignInLink } from './sign-in-link.tsx';

/** What only visitors get: help, and the way in. `path` is where signing in leads back to, with its search. */
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
