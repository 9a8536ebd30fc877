import { slots } from '#src/components/style/style.ts';
import { visitorLinks } from './menu.ts';
import { PlaceLink } from './place-link.tsx';
import { SignInLink } from './sign-in-link.tsx';

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
