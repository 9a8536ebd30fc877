import type { MenuGroup } from './menu.ts';

/** Whether a link leads to the current page. A part of a page (`#ride`) is never a page of its own. */
export const isCurrentPage = (href: string, path: string) => href === (path.replace(/\/+$/, '') || '/');

/** Whether the current page is below the address, as a story is below the stories. */
const isUnder = (href: string, path: string) => path.startsWith(`${href}/`);

/** Whether the current page belongs to the group. */
export const isCurrentGroup = ({ main, links }: MenuGroup, path: string) =>
  [main, ...links].some(([, href]) => isCurrentPage(href, path) || isUnder(href, path));
