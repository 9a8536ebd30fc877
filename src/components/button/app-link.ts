import { type LinkOptions, linkOptions, type RegisteredRouter } from '@tanstack/react-router';

type WithoutSlash<Path extends string> = Path extends `/${infer Rest}/` ? `/${Rest}` : Path;

type RoutePath = WithoutSlash<keyof RegisteredRouter['routesByPath'] & string>;

/** A link to any page of the app, with its parameters. */
export type AppLink = { [To in RoutePath]: LinkOptions<RegisteredRouter, string, To> }[RoutePath];

/** The content pages to which the app links; a test compares them with the written pages. */
export const linkedContent = [
  '/about',
  '/about/partners',
  '/community-hub',
  '/community-hub/resources',
  '/community-hub/resources/employer-matching',
  '/community-hub/resources/message-templates',
  '/community-hub/resources/offline-checks',
  '/community-hub/resources/volunteer-handbook',
  '/community-hub/stories',
  '/contact',
  '/faq',
  '/get-involved',
  '/get-involved/fundraise',
  '/get-involved/give',
  '/gravel-day',
  '/impact-celebration',
  '/opening-ceremony',
  '/our-impact',
  '/privacy-policy',
  '/research',
  '/ride-weekend',
  '/rides-events',
  '/safety',
  '/terms-of-use',
  '/the-institute',
  '/training',
] as const;

type ContentPage = (typeof linkedContent)[number];

/** A content page, or a part of one. */
export type ContentPath = ContentPage | `${ContentPage}#${string}`;

type Filled<Path extends string> = Path extends `${infer Before}$id${infer After}`
  ? `${Before}${string}${After}`
  : Path;

/** The path of any page of the site. */
export type SitePath = Filled<Exclude<RoutePath, '/$'>> | ContentPath;

/** A link to a page of the site that is known only by its address: path, query and hash. */
export const addressLink = (address: string) => {
  const { pathname, searchParams, hash } = new URL(address, 'https://site');
  return linkOptions({
    to: pathname as '/',
    search: Object.fromEntries(searchParams) as object,
    ...(hash !== '' && { hash: hash.slice(1) }),
  });
};

export const contentLink = (path: ContentPath) => {
  const [page = '', hash] = path.slice(1).split('#');
  return linkOptions({ to: '/$', params: { _splat: page }, ...(hash !== undefined && { hash }) });
};

/** The page of a person or a peloton. */
export const pageLink = (recipientType: 'User' | 'Peloton', id: string) =>
  recipientType === 'User'
    ? linkOptions({ to: '/profile/$id', params: { id } })
    : linkOptions({ to: '/peloton/$id', params: { id } });

/** The checkout for a person, a peloton, or without an id the general fund. */
export const donateLink = (recipientType: 'User' | 'Peloton' | 'General', recipient?: string) =>
  linkOptions({ to: '/donate', search: { recipient, recipientType } });

/** For a link to a page of a list: the first page's address has no number. */
export const pageSearch = (page: number) => (page === 1 ? undefined : page);
