import { Suspense, useState } from 'react';
import { addressLink } from '#src/components/button/app-link.ts';
import { PlainLink } from '#src/components/button/plain-link.tsx';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import { slots } from '#src/components/style/style.ts';
import { isCurrentGroup, isCurrentPage } from './current.ts';
import { Icon } from './icons.tsx';
import { register, useMenus } from './menu.ts';
import { PlaceLink } from './place-link.tsx';

// Arrows, Escape, hovering: loaded when a pointer or the keyboard comes to the menu.
const MenuManners = lazyComponent(async () => (await import('./menu-manners.ts')).MenuManners);

/**
 * The disclosure navigation of the ARIA practices: each group's main link is a link, and the button next to it unfolds the links below. One
 * group is open at a time.
 */
export const TopMenu = ({ path }: { path: string }) => {
  const [open, setOpen] = useState<number | null>(null);
  const [nav, setNav] = useState<HTMLElement | null>(null);
  const { groups } = useMenus();
  const at = slots('menu');
  return (
    <nav
      aria-label="Main"
      className={at('root')}
      // The keyboard or the pointer may have come before hydration.
      ref={(here) => {
        if (here?.matches(':hover') || here?.matches(':focus-within')) setNav(here);
      }}
      onPointerEnter={(event) => setNav(event.currentTarget)}
      onFocus={(event) => setNav(event.currentTarget)}
    >
      <ul className={at('list')}>
        {groups.map((group, index) => {
          const { main, links } = group;
          const [label, href] = main;
          const isIn = isCurrentGroup(group, path);
          return (
            <li key={href} className={at('group')}>
              <PlainLink
                {...addressLink(href)}
                className={at('main')}
                // "true": the page belongs to this group, and is marked itself when the group is open.
                aria-current={isCurrentPage(href, path) ? 'page' : isIn || undefined}
              >
                {label}
              </PlainLink>
              <button
                type="button"
                className={at('unfold')}
                aria-label={`Pages in ${label}`}
                aria-expanded={open === index}
                aria-controls={`menu-${index}`}
                onClick={() => setOpen(open === index ? null : index)}
              >
                <Icon name="unfold" />
              </button>
              <ul id={`menu-${index}`} className={at('panel')}>
                {links.map((link) => (
                  <li key={link[1]}>
                    <PlaceLink link={link} path={path} className={at('link')} />
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
        <li className={at('group')}>
          <PlaceLink link={register} path={path} className={at('register')} />
        </li>
      </ul>
      {nav === null ? null : (
        <Suspense fallback={null}>
          <MenuManners nav={nav} open={open} onOpen={setOpen} />
        </Suspense>
      )}
    </nav>
  );
};
