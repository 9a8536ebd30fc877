import { addressLink } from '#src/components/button/app-link.ts';
import { PlainLink } from '#src/components/button/plain-link.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { isCurrentPage } from './current.ts';
import { Icon } from './icons.tsx';
import { isOutside, type MenuLink } from './menu.ts';

type PlaceLinkProps = {
  link: MenuLink;
  /** The current page; a link to it is marked. */
  path: string;
  className?: string | undefined;
};

/** A link of the menus. An external one opens in a new tab, and says so. */
export const PlaceLink = ({ link: [label, href], path, className }: PlaceLinkProps) =>
  isOutside(href) ? (
    <a href={href} className={className} target="_blank" rel="noopener">
      {label}
      <Icon name="outside" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  ) : (
    <PlainLink
      {...addressLink(href)}
      className={className}
      aria-current={isCurrentPage(href, path) ? 'page' : undefined}
    >
      {label}
    </PlainLink>
  );
