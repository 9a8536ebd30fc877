import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestPath, safePath } from '#machines/auth/safe-path.ts';
import { oneOf } from '#src/app/router/search-params.ts';
import { type Intent, intents, targetOf } from '#src/features/auth/sign-in-target.ts';
import { hostilePaths } from '#test/support/hostile-paths.ts';

const origins = ['https://site.example', 'http://localhost:3000', 'https://evil.example'];

const historyAt = (path: string) => createMemoryHistory({ initialEntries: [path] });

const router = createRouter({ routeTree: createRootRoute(), history: historyAt('/') });

const routed = (path: string) => router.parseLocation(historyAt(path).location);

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The ways in which code between the link and the page may interpret a path again. */
const readings: Record<string, (path: string) => string> = {
  'as it is': (path) => path,
  decoded,
  'decoded twice': (path) => decoded(decoded(path)),
  'by the router': (path) => routed(path).href,
  'by the router, path only': (path) => routed(path).pathname,
  normalized: (path) => path.normalize('NFKC'),
  'in lower case': (path) => path.toLowerCase(),
};

const passages = /^\/(auth|sign-in|api|sandbox|identity|files|assets)([/.]|$)/;

/** Fails unless a browser's reading of the path, and of the result, stays on this site and on pages that may be returned to. */
const expectStays = (path: string, origin: string): void => {
  const first = new URL(path, origin);
  const again = new URL(first.pathname + first.search + first.hash, origin);
  const link = new URL(first.pathname, origin);
  for (const url of [first, again, link]) {
    expect(url.origin, path).toBe(origin);
    expect(url.href.startsWith(`${origin}/`), path).toBe(true);
    expect(decoded(url.pathname).toLowerCase(), path).not.toMatch(passages);
  }
};

const pieces = [
  ...['/', '\\', '.', '..', '//', '@', ':', '?', '#', '%', ';', '&', '='],
  ...['\t', '\r', '\n', '\0', ' ', '\u00a0', '\u200b', '\ufeff', '\u2028'],
  ...[
    '%2f',
    '%2F',
    '%5c',
    '%5C',
    '%2e',
    '%2E%2e',
    '%09',
    '%0a',
    '%00',
    '%252f',
    '%255c',
    '%25',
    '%61',
    '%41',
  ],
  ...['／', '＼', '．', '。', '∕', '⁄', '：', '＠', '℀', '％2f'],
  ...['evil.example', 'user:pass@evil.example', 'https:', 'HTTPS:', 'javascript:', 'JaVaScRiPt:', 'data:'],
  ...['auth', 'AUTH', 'logout', 'token', 'sign-in', 'Sign-In', 'api', 'register', 'a', '-', '_'],
];

const nasty = fc
  .array(fc.constantFrom(...pieces), { maxLength: 12 })
  .map((parts) => parts.join(''))
  .chain((text) => fc.constantFrom(text, `/${text}`));

/** A hostile path with a further change that a link could have. */
const twisted = fc
  .tuple(
    fc.constantFrom(...hostilePaths),
    fc.constantFrom<(path: string) => string>(
      (path) => path,
      (path) => encodeURIComponent(path),
      (path) => `/${path}`,
      (path) => `/register/..${path}`,
      (path) => path.toUpperCase(),
      (path) => `${path}?a=1#b`,
      (path) => ` ${path}`,
    ),
  )
  .map(([path, twist]) => twist(path));

describe('Return addresses from links and cookies', () => {
  test.each(hostilePaths)('the hostile path %j is refused', (path) => {
    expect(safePath(path)).toBeNull();
  });

  test('an accepted path stays on this site in every decoding, and never leads to sign-in or API paths', () => {
    fc.assert(
      fc.property(
        fc.oneof(nasty, twisted, fc.string({ unit: 'binary' }), fc.webUrl(), fc.webPath()),
        fc.constantFrom(...origins),
        (text, origin) => {
          const path = safePath(text);
          if (path === null) return;
          for (const read of Object.values(readings)) expectStays(read(path), origin);
        },
      ),
      { numRuns: 5_000 },
    );
  });

  test('an address of the app is accepted unchanged', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,40}$/).filter((text) => !passages.test(`/${text}`));
    const address = fc
      .tuple(
        fc.array(segment, { maxLength: 4 }),
        fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
        fc.webFragments(),
      )
      .map(([segments, search, hash]) => {
        const {
          pathname,
          search: query,
          hash: fragment,
        } = new URL(`/${segments.join('/')}?${new URLSearchParams(search)}#${hash}`, 'https://site.example');
        return pathname + query + fragment;
      })
      .filter((path) => path.length <= longestPath);
    fc.assert(
      fc.property(address, (path) => {
        expect(safePath(path)).toBe(path);
      }),
    );
  });

  test('a path longer than the limit is refused', () => {
    const long = `/${'a'.repeat(longestPath - 1)}`;
    expect(safePath(long)).toBe(long);
    expect(safePath(`${long}a`)).toBeNull();
    expect(safePath(`/${'../'.repeat(1_000_000)}/evil.example`)).toBeNull();
  });

  test('a value that is not a string is refused', () => {
    const pretender = { toString: () => '/register', startsWith: () => true, length: 1 };
    for (const value of [['/register'], pretender, new String('/register'), 7, null, undefined, true])
      expect(safePath(value)).toBeNull();
  });
});

test('each intent leads to its page, and any other value to the home page', () => {
  const read = oneOf(intents);
  const pages: Record<Intent, string> = {
    register: '/register',
    registration: '/registration',
    donate: '/donate',
    peloton: '/peloton/new',
    monthly: '/edit-donation',
  };
  expect(intents.map((intent) => [intent, targetOf({ intent: read(intent) })])).toEqual(
    Object.entries(pages),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.constantFrom(
          ...hostilePaths,
          '__proto__',
          'constructor',
          'toString',
          'Register',
          'donate ',
          'logout',
        ),
        fc.anything(),
      ),
      (given) => {
        fc.pre(!(intents as readonly unknown[]).includes(given));
        expect(targetOf({ intent: read(given) })).toBe('/');
      },
    ),
  );
});
