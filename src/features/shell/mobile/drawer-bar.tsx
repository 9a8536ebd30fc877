import { slots } from '#src/components/style/style.ts';
import { useMenus, visitorLinks } from '#src/features/shell/menu.ts';
import { PlaceLink } from '#src/features/shell/place-link.tsx';
import { SignInLink } from '#src/features/shell/sign-in-link.tsx';

type DrawerBarProps = {
  /** Path and search of the current page, to which signing in returns. */
  path: string;
  /** No person is known to be signed in. */
  isVisitor: boolean;
};

/** The bar at the drawer's bottom, 56 px high. */
export const DrawerBar = ({ path, isVisitor }: DrawerBarProps) => {
  const at = slots('drawer');
  const [page = '/'] = path.split('?');
  const { drawer } = useMenus();
  const links = isVisitor ? [...drawer, ...visitorLinks] : drawer;
  return (
    <nav aria-label="More" className={at('bar')}>
      {links.map((link) => (
        <PlaceLink key={link[0]} link={link} path={page} className={at('link')} />
      ))}
      {isVisitor ? <SignInLink path={path} className={at('link')} /> : null}
    </nav>
  );
};
