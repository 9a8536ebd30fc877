import { expect, test } from 'vitest';
import { unstorableText } from '#server/platform/contract/unstorable-text.ts';

test.each([
  ['valid text has no unstorable place', { name: 'Ada 😀', tags: ['a', null, 1, true] }, null],
  ['a NUL character is found', { name: 'a\u0000' }, '/name'],
  ['a lone surrogate is found', { list: [{ name: 'good' }, { name: 'a\ud800' }] }, '/list/1/name'],
  ['the first of two is found', ['\u0000', '\u0000'], '/0'],
])('%s', (_, value, place) => {
  expect(unstorableText(value)).toBe(place);
});

test('a NUL character is found at any depth', () => {
  const depth = 60_000;
  const value: unknown = JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`);
  expect(unstorableText(value)).toBe('/0'.repeat(depth));
});
