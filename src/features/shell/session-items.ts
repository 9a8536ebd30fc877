import type { components } from '#openapi/contract.gen.ts';

export type SessionUser = Pick<components['schemas']['CurrentUser'], 'firstName' | 'publicId' | 'peloton'>;

export type SessionItem = { id: string; label: string; href: string };

/** Managing is for captains and admins; a request that nobody has answered yet gives no say in anything. */
const canManage = ({ peloton }: SessionUser) =>
  peloton !== null && !peloton.isPending && (peloton.isAdmin || peloton.isCaptain);

/** The places of a person who is signed in. What they don't have leads home. */
export const sessionItems = (user: SessionUser): SessionItem[] => [
  { id: 'profile', label: 'View profile', href: user.publicId === '' ? '/' : `/profile/${user.publicId}` },
  {
    id: 'peloton',
    label: canManage(user) ? 'Manage my peloton' : 'My peloton',
    href: user.peloton === null ? '/' : `/peloton/${user.peloton.id}`,
  },
  { id: 'registration', label: 'My registration', href: '/register' },
];
