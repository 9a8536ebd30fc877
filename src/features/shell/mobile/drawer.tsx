import X from 'lucide-react/icons/x';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { slots } from '#src/components/style/style.ts';
import { useMenus, visitorLinks } from '#src/features/shell/menu.ts';
import { PlaceLink } from '#src/features/shell/place-link.tsx';
import { SignInLink } from '#src/features/shell/visitor-links.tsx';
import { panelId } from './drawer-parts.ts';
import { type DrawerActor, followDrawer } from './follow-drawer.ts';

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

type DrawerProps = {
  actor: DrawerActor;
  children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  bar: ReactNode;
};

/**
 * The menu at the right of a small screen. The browser's modal `<dialog>`: it holds the focus and makes the page inert. While a finger
 * draws it in, it is neither open nor operable.
 */
export const Drawer = ({ actor, children, bar }: DrawerProps) => {
  const box = useRef<HTMLDialogElement>(null);
  const at = slots('drawer');
  const dismiss = () => actor.send({ type: 'drawer.dismissed' });

  useLayoutEffect(() => (box.current === null ? undefined : followDrawer(actor, box.current)), [actor]);

  return (
    <>
      {/* Here the drawer handles horizontal swipes, and the browser scrolls for all others. */}
      <div className={at('edge')} aria-hidden />
      <dialog
        ref={box}
        aria-label="Menu"
        className={at('root')}
        onCancel={(event) => {
          // The machine decides whether it is open.
          event.preventDefault();
          dismiss();
        }}
        onClose={() => {
          // The browser may close it by itself, and reports our own closing only later.
          if (box.current?.open === false) dismiss();
        }}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: Escape does the same by key */}
        <div className={at('shade')} onClick={dismiss} />
        <div id={panelId} className={at('panel')}>
          <div className={at('head')}>
            <h2 className={at('title')}>Menu</h2>
            <button type="button" aria-label="Close the menu" className={at('close')} onClick={dismiss}>
              <X aria-hidden />
            </button>
          </div>
          <div className={at('content')}>{children}</div>
          {bar}
        </div>
      </dialog>
    </>
  );
};
