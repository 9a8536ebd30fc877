import { type ReactNode, useState } from 'react';
import { slots } from '#src/components/style/style.ts';
import type { MenuLink } from '#src/features/shell/menu.ts';
import { PlaceLink } from '#src/features/shell/place-link.tsx';

type DrawerSectionProps = {
  title: ReactNode;
  links: readonly MenuLink[];
  /** Path of the current page. */
  path: string;
  /** The current page is one of the section's. */
  isHere: boolean;
};

/** One section of the drawer's accordion; opening one closes the others. The current page's section is open at first. */
export const DrawerSection = ({ title, links, path, isHere }: DrawerSectionProps) => {
  const at = slots('drawer');
  const [isOpen, setOpen] = useState(isHere);
  return (
    <details
      name="drawer"
      open={isOpen}
      className={at('section')}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={at('summary')}>
        <span className={at('name')}>{title}</span>
      </summary>
      <ul className={at('links')}>
        {links.map((link) => (
          <li key={link[0]}>
            <PlaceLink link={link} path={path} className={at('link')} />
          </li>
        ))}
      </ul>
    </details>
  );
};
