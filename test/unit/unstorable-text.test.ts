import { expect, test } from 'vitest';
import { unstorableText } from '#server/platform/contract/unstorable-text.ts';

test.each([
  ['text that can be kept', { name: 'Ada 😀', tags: ['a', null, 1, true] }, null],
  ['a NUL', { name: 'a\u0000' }, '/name'],
  ['half a pair', { list: [{ name: 'good' }, { name: 'a\ud800' }] }, '/list/1/name'],
  ['the first of two', ['\u0000', '\u0000'], '/0'],
])('%s', (_, value, place) => {
  expect(unstorableText(value)).toBe(place);
});

test('however deep it lies', () => {
  const depth = 60_000;
  const value: unknown = JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`);
  expect(unstorableText(value)).toBe('/0'.repeat(depth));
});
