import type { components } from '#openapi/contract.gen.ts';

export type SessionUser = Pick<components['schemas']['CurrentUser'], 'firstName' | 'publicId' | 'peloton'>;

export type SessionItem = { id: string; label: string; href: string };

/** What the person doesn't have leads home. */
const profilePath = ({ publicId }: SessionUser, rest = '') =>
  publicId === '' ? '/' : `/profile/${publicId}${rest}`;

/** Managing is for captains and admins; a request that nobody has answered yet gives no say in anything. */
const pelotonItems = ({ peloton }: SessionUser): SessionItem[] => {
  if (peloton === null || peloton.isPending) return [];
  const label = peloton.isAdmin || peloton.isCaptain ? 'Manage Peloton' : 'My Peloton';
  return [{ id: 'peloton', label, href: peloton.id === '' ? '/' : `/peloton/${peloton.id}` }];
};

/** The places of a person who is signed in, in the words of the product. */
export const sessionItems = (user: SessionUser): SessionItem[] => [
  { id: 'profile', label: 'View Profile', href: profilePath(user) },
  { id: 'edit-profile', label: 'Edit Profile', href: profilePath(user, '/edit') },
  ...pelotonItems(user),
  { id: 'registration', label: 'My Registration', href: '/register' },
];
