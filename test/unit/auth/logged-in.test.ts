import { describe, expect, test } from 'vitest';
import { hasExpired, isLoggedInAt } from '#machines/auth/logged-in.ts';

const end = 3_600_000;
const known = { expiresAt: end, loggedInWith: 'email', publicId: 'ann', accountState: null } as const;

describe('a token', () => {
  test.each([
    [end - 1, false],
    [end, false],
    [end + 1, true],
  ])('that expires at 3,600,000 has expired at %i: %s', (at, hasRunOut) => {
    expect(hasExpired(end, at)).toBe(hasRunOut);
  });
});

describe('A user is logged in with a valid token and', () => {
  test.each([
    ['a login method and a public id', known, true],
    ['the marker', { ...known, loggedInWith: null, publicId: null, accountState: 'emailSignIn' }, true],
    ['all of it', { ...known, accountState: 'google' }, true],
    ['a login method alone', { ...known, publicId: null }, false],
    ['a login method and an empty public id', { ...known, publicId: '' }, false],
    ['a public id alone', { ...known, loggedInWith: null }, false],
    ['nothing', { ...known, loggedInWith: null, publicId: null }, false],
  ] as const)('%s', (_, session, isLoggedIn) => {
    expect(isLoggedInAt(0, session)).toBe(isLoggedIn);
    expect(isLoggedInAt(end, session)).toBe(isLoggedIn);
    // An old or missing token never makes a person logged in.
    expect(isLoggedInAt(end + 1, session)).toBe(false);
    expect(isLoggedInAt(0, { ...session, expiresAt: null })).toBe(false);
  });
});
