import type { MenuGroup } from './menu.ts';

/** A link to the page that is shown. A place within a page (`#ride`) is never a page of its own. */
export const isCurrentPage = (href: string, path: string) => href === (path.replace(/\/+$/, '') || '/');

/** The page that is shown lies under the address: a story under the stories. */
const isUnder = (href: string, path: string) => path.startsWith(`${href}/`);

/** The page that is shown belongs to the group. */
export const isCurrentGroup = ({ main, links }: MenuGroup, path: string) =>
  [main, ...links].some(([, href]) => isCurrentPage(href, path) || isUnder(href, path));
