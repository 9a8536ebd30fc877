import type { Platform } from '#server/platform/platform.ts';
import type { PageHead } from './page-head.types.ts';
import { lookUp, missing, plain } from './page-heads.ts';

/** The path in the app's form: decoded, without a trailing slash, in lower case; null for an invalid path. */
const cleaned = (path: string): string | null => {
  const parts = path.replace(/\/+$/, '').split('/');
  try {
    const words = parts.map((part) => decodeURIComponent(part).toLowerCase());
    // An escaped slash does not separate parts.
    return words.some((word) => word.includes('/')) ? null : words.join('/') || '/';
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
    const { address, ...words } = await found.catch((error: unknown) => {
      deps.log.warn({ err: error, path }, 'A page goes out with the plain head');
      return plain;
    });
    return {
      ...words,
      picture: words.picture === null ? null : publicUrl + words.picture,
      canonical: publicUrl + (address ?? encodeURI(clean ?? '/')),
      isIndexed: words.isIndexed && !query.has('drafts'),
    };
  };
