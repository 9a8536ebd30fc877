import type { components } from '#openapi/contract.gen.ts';
import type { SitePath } from '#src/components/button/app-link.ts';

export type SessionUser = Pick<
  components['schemas']['CurrentUser'],
  'firstName' | 'publicId' | 'peloton' | 'participantTypes' | 'cmsPreview'
>;

export type SessionItem = { id: string; label: string; href: SitePath };

/** Without a public id the link leads to the home page. */
const profilePath = ({ publicId }: SessionUser, rest: '' | '/edit' = ''): SitePath =>
  publicId === '' ? '/' : `/profile/${publicId}${rest}`;

/** Managing is for captains and admins; an open request to join doesn't count. */
const pelotonItems = ({ peloton }: SessionUser): SessionItem[] => {
  if (peloton === null || peloton.isPending) return [];
  const label = peloton.isAdmin || peloton.isCaptain ? 'Manage Peloton' : 'My Peloton';
  return [{ id: 'peloton', label, href: peloton.id === '' ? '/' : `/peloton/${peloton.id}` }];
};

const shiftItems = ({ participantTypes }: SessionUser): SessionItem[] =>
  participantTypes.isVolunteer ? [{ id: 'shifts', label: 'My Shifts', href: '/volunteer-edit' }] : [];

/** Links between the current page's draft and its public version, for its authors. */
const draftItems = ({ cmsPreview }: SessionUser, path: string): SessionItem[] => {
  if (!cmsPreview) return [];
  const [page = '/', query] = path.split('?');
  const search = new URLSearchParams(query);
  const isPreview = search.get('drafts') === 'yes';
  search.delete('drafts');
  if (!isPreview) search.set('drafts', 'yes');
  const href = (search.size === 0 ? page : `${page}?${search}`) as SitePath;
  return [{ id: 'drafts', label: isPreview ? 'Hide drafts' : 'See drafts', href }];
};

/**
 * A signed-in person's links, with the product's texts.
 * @param path path and search of the current page
 */
export const sessionItems = (user: SessionUser, path = '/'): SessionItem[] => [
  { id: 'profile', label: 'View Profile', href: profilePath(user) },
  { id: 'edit-profile', label: 'Edit Profile', href: profilePath(user, '/edit') },
  ...pelotonItems(user),
  { id: 'registration', label: 'My Registration', href: '/register' },
  ...shiftItems(user),
  { id: 'gifts', label: 'Gifts and Receipts', href: '/edit-donation' },
  ...draftItems(user, path),
];
