import { afterEach, expect, test, vi } from 'vitest';
import { clearCookies, readCookie, writeCookie } from '#src/features/auth/auth.cookies.ts';

/** A page on `protocol` whose document records the written cookies. */
const pageOn = (protocol: string, kept = '') => {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return kept;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  return written;
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['http:', 'lastPath=%2Fregister%3Fchoose%3Dgravel; path=/; max-age=86400; samesite=lax'],
  ['https:', 'lastPath=%2Fregister%3Fchoose%3Dgravel; path=/; max-age=86400; samesite=lax; secure'],
])('on %s a cookie lasts one day and applies to all paths', (protocol, text) => {
  const written = pageOn(protocol);
  writeCookie('lastPath', '/register?choose=gravel');
  expect(written).toEqual([text]);
});

test('clearCookies removes all five cookies, or only the named ones', () => {
  const written = pageOn('https:');
  clearCookies();
  clearCookies('lastPath');
  expect(written).toEqual(
    [
      'msalAccountState',
      'msalLastAuthError',
      'currentUserPublicId',
      'lastPath',
      'logoutReason',
      'lastPath',
    ].map((name) => `${name}=; path=/; max-age=0; samesite=lax; secure`),
  );
});

test('a cookie is read decoded, and an undecodable or missing one as null', () => {
  pageOn('https:', 'other=1; lastPath=%2Fa%3Db%3B%20c; logoutReason=%E0%A4%A');
  expect(readCookie('lastPath')).toBe('/a=b; c');
  expect(readCookie('logoutReason')).toBeNull();
  expect(readCookie('msalAccountState')).toBeNull();
});
