import { describe, expect, test } from 'vitest';
import { safePath } from '#machines/auth/safe-path.ts';
import { targetOf } from '#src/features/auth/sign-in-target.ts';

describe('a safe path', () => {
  test.each([
    '/',
    '/registration',
    '/registration?step=profile#phone',
    '/profile/ann-alder',
    '/signing',
    '/register?next=https://evil.example',
  ])('accepts %s unchanged', (path) => {
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
});

test('the target is prevPath if safe, else the page of the intent, else the home page', () => {
  expect(targetOf({ prevPath: '/register?choose=volunteer', intent: 'registration' })).toBe(
    '/register?choose=volunteer',
  );
  expect(targetOf({ prevPath: 'https://evil.example', intent: 'registration' })).toBe('/registration');
  expect(targetOf({ intent: 'donate' })).toBe('/donate');
  expect(targetOf({})).toBe('/');
});
