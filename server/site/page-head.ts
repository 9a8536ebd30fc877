import type { Db } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { LoadRenderer } from '#server/platform/render/renderer.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import type { PageHead } from './page-head.types.ts';
import { lookUp, missing, plain } from './page-heads.ts';

type Deps = { settings: Settings; db: Db; loadRenderer: LoadRenderer; log: Log };

/** The path as the app takes it: decoded, without a slash at the end, in lower case; null for what is no path. */
const cleaned = (path: string): string | null => {
  const parts = path.replace(/\/+$/, '').split('/');
  try {
    const words = parts.map((part) => decodeURIComponent(part).toLowerCase());
    // A slash that is written as an escape parts nothing.
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

/**
 * Finds what the document at an address says of itself; only what everyone may see. Never rejects: what can't be looked up
 * in time gives the plain head.
 */
export const headFor =
  (deps: Deps) =>
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
