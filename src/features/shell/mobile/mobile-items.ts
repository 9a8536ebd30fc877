import { type SessionItem, type SessionUser, sessionItems } from '#src/features/shell/session-items.ts';

/** In the drawer Manage Peloton is for members, not for people with an open request; the page itself shows what they may do. */
const pelotonItem = ({ peloton }: SessionUser): SessionItem[] =>
  peloton === null || peloton.isPending || peloton.id === ''
    ? []
    : [{ id: 'peloton', label: 'Manage Peloton', href: `/peloton/${peloton.id}` }];

/**
 * A signed-in person's links in the drawer.
 * @param path path and search of the current page
 */
export const mobileItems = (user: SessionUser, path: string): SessionItem[] => {
  const items = sessionItems(user, path).filter(({ id }) => id !== 'peloton');
  return [...items.slice(0, 2), ...pelotonItem(user), ...items.slice(2)];
};
