import type { Platform } from '#server/platform/platform.ts';
import { type ContentPage, contentPages, pageAt } from './content-heads.ts';
import { beginning, oneLine, pelotonDescription, personDescription } from './describe.ts';
import type { PageHead } from './page-head.types.ts';
import { defaultDescription, type Subpage, subpageTitles } from './pages.data.ts';
import { pictureOf, pictureOfPage } from './pictures/picture-address.ts';
import { findShown, type Shown } from './shown.ts';

/** A head before the site's own address is added. */
type PathlessHead = Omit<PageHead, 'canonical'> & {
  /** The page's canonical path and query, where they differ from its path. */
  address?: string;
};

const titled = (title: string): string => `Product | ${oneLine(title)}`;

const missing: PathlessHead = {
  title: 'Product | 404: This page could not be found.',
  description: defaultDescription,
  picture: null,
  type: 'website',
  isIndexed: false,
  status: 404,
};

/** The defaults of every page. */
export const plain: PathlessHead = {
  title: 'Product',
  description: defaultDescription,
  picture: null,
  type: 'website',
  isIndexed: true,
  status: 200,
};

const ofPage = (page: ContentPage): PathlessHead => ({
  title: titled(page.title),
  description: page.description,
  picture: pictureOfPage(page),
  type: page.isArticle ? 'article' : 'website',
  isIndexed: page.isIndexed,
  status: 200,
});

const about = ({ kind, name, story, raised, goal }: Shown): string =>
  beginning(story) ??
  (kind === 'profile'
    ? personDescription(oneLine(name), { raised, goal })
    : pelotonDescription(oneLine(name), raised));

const ofShown = (shown: Shown, part: Subpage | null): PathlessHead => {
  const { kind, name } = shown;
  return {
    title: titled(part === null ? name : subpageTitles[part](name)),
    description: about(shown),
    picture: pictureOf(shown),
    type: kind === 'profile' ? 'profile' : 'website',
    // Lists of donors and members are public, but search engines must not find people by them.
    isIndexed: part === null,
    status: 200,
  };
};

const shownAt = /^\/(profile|peloton)\/([^/]+)(?:\/(donations|members))?$/;

/** The person or peloton of a path; null for other pages. */
const parts = (path: string): { kind: Shown['kind']; id: string; part: Subpage | null } | null => {
  const [, kind, id, part = null] = shownAt.exec(path) ?? [];
  if ((kind !== 'profile' && kind !== 'peloton') || id === undefined) return null;
  if (kind === 'profile' && part === 'members') return null;
  // The page for a new peloton is not a peloton's.
  if (path === '/peloton/new') return null;
  return { kind, id, part: part as Subpage | null };
};

const recipientKinds = new Map<string, Shown['kind']>([
  ['User', 'profile'],
  ['Peloton', 'peloton'],
]);

/** The donation page of a recipient, with the recipient's head. Null if the address names none. */
const ofGiving = async (
  { db }: Pick<Platform, 'db'>,
  query: URLSearchParams,
): Promise<PathlessHead | null> => {
  const recipientType = query.get('recipientType') ?? '';
  const kind = recipientKinds.get(recipientType);
  const shown = kind && (await findShown(db, kind, (query.get('recipient') ?? '').toLowerCase()));
  if (!shown) return null;
  return {
    ...ofShown(shown, null),
    title: titled(`Give to ${shown.name}`),
    type: 'website',
    isIndexed: false,
    address: `/donate?${new URLSearchParams({ recipient: shown.id, recipientType })}`,
  };
};

const isGeneral = (path: string, query: URLSearchParams): boolean =>
  path === '/donate' && query.get('recipientType') === 'General';

const toGeneral = { title: titled('Give to the general fund'), address: '/donate?recipientType=General' };

/** The head of the page at a path. Rejects when the database does. */
const lookUp = async (
  deps: Pick<Platform, 'db' | 'loadRenderer'>,
  path: string,
  query: URLSearchParams,
): Promise<PathlessHead> => {
  const asked = parts(path);
  if (asked !== null) {
    const shown = await findShown(deps.db, asked.kind, asked.id);
    return shown === null ? missing : ofShown(shown, asked.part);
  }
  const giving = path === '/donate' ? await ofGiving(deps, query) : null;
  if (giving !== null) return giving;
  const page = pageAt(await contentPages(deps), path);
  // Only some people may see a draft; the app checks that.
  if (page === undefined) return query.has('drafts') ? plain : missing;
  return isGeneral(path, query) ? { ...ofPage(page), ...toGeneral } : ofPage(page);
};

/** The path in the app's form: decoded, without a trailing slash, in lower case; null for an invalid path. */
const cleaned = (path: string): string | null => {
  const parts = path.replace(/\/+$/, '').split('/');
  try {
    const segments = parts.map((part) => decodeURIComponent(part).toLowerCase());
    // An escaped slash does not separate parts.
    return segments.some((segment) => segment.includes('/')) ? null : segments.join('/') || '/';
  } catch {
    return null;
  }
};

const beforeLate = async <Value>(work: Promise<Value>, milliseconds: number): Promise<Value> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database takes too long')), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** Finds the head of the document at an address, from public data only. Never rejects: on a failure or timeout it is the plain head. */
export const headFor =
  (deps: Pick<Platform, 'settings' | 'db' | 'loadRenderer' | 'log'>) =>
  async (path: string, search = ''): Promise<PageHead> => {
    const { publicUrl, pageWaitMs } = deps.settings;
    const query = new URLSearchParams(search);
    const clean = cleaned(path);
    const found =
      clean === null ? Promise.resolve(missing) : beforeLate(lookUp(deps, clean, query), pageWaitMs);
    const { address, ...head } = await found.catch((error: unknown) => {
      deps.log.warn({ err: error, path }, 'A page goes out with the plain head');
      return plain;
    });
    return {
      ...head,
      picture: head.picture === null ? null : publicUrl + head.picture,
      canonical: publicUrl + (address ?? encodeURI(clean ?? '/')),
      isIndexed: head.isIndexed && !query.has('drafts'),
    };
  };
