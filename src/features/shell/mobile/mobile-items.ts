import { type SessionItem, type SessionUser, sessionItems } from '#src/features/shell/session-items.ts';

/** In the drawer Manage Peloton is for whoever is in one, and not only asking to be; the page itself shows what they may do there. */
const pelotonItem = ({ peloton }: SessionUser): SessionItem[] =>
  peloton === null || peloton.isPending || peloton.id === ''
    ? []
    : [{ id: 'peloton', label: 'Manage Peloton', href: `/peloton/${peloton.id}` }];

/**
 * The places of a person who is signed in, as the drawer lists them.
 *
 * @param path path and search of the page that is shown
 */
export const mobileItems = (user: SessionUser, path: string): SessionItem[] => {
  const items = sessionItems(user, path).filter(({ id }) => id !== 'peloton');
  return [...items.slice(0, 2), ...pelotonItem(user), ...items.slice(2)];
};
