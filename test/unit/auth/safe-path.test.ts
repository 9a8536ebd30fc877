import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safePath } from '#machines/auth/safe-path.ts';
import { targetOf } from '#src/features/auth/sign-in-target.ts';

const site = 'https://site.example';

describe('a safe path', () => {
  test.each([
    '/',
    '/registration',
    '/registration?step=profile#phone',
    '/profile/ann-alder',
    '/signing',
    '/register?next=https://evil.example',
  ])('lets %s through as it is', (path) => {
    expect(safePath(path)).toBe(path);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/x/../..//evil.example',
    'javascript:alert(1)',
    'registration',
    '',
    '/auth/logout',
    '/auth/token?x=1',
    '/AUTH/logout',
    '/x/../auth/logout',
    '/sign-in',
    null,
    undefined,
    7,
  ])('refuses %j', (path) => {
    expect(safePath(path)).toBeNull();
  });

  test('never leads to another site, and is never more than what was given', () => {
    const nasty = fc
      .array(
        fc.constantFrom(
          '/',
          '\\',
          '.',
          '..',
          '//',
          '@',
          ':',
          '\t',
          '\r',
          '%2f',
          '?',
          '#',
          'evil.example',
          'a',
          'auth',
        ),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
        const path = safePath(text);
        if (path === null) return;
        expect(path).toBe(text);
        const url = new URL(path, site);
        expect(url.origin).toBe(site);
        // What a router pushes is read again from the start: it must still be this site then.
        expect(new URL(url.pathname, site).origin).toBe(site);
      }),
      { numRuns: 2000 },
    );
  });
});

test('a person goes on where they came from, else where they wanted to, else home', () => {
  expect(targetOf({ prevPath: '/register?choose=volunteer', intent: 'registration' })).toBe(
    '/register?choose=volunteer',
  );
  expect(targetOf({ prevPath: 'https://evil.example', intent: 'registration' })).toBe('/registration');
  expect(targetOf({ intent: 'donate' })).toBe('/donate');
  expect(targetOf({})).toBe('/');
});
