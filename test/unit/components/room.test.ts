import { expect, test } from 'vitest';
import { roomHint, roomText } from '#src/components/format/room.ts';

test.each([
  ['', '10 characters left.'],
  ['a'.repeat(9), '1 character left.'],
  ['🚲'.repeat(10), '0 characters left.'],
  ['a'.repeat(11), '1 character too many.'],
  ['🚲'.repeat(12), '2 characters too many.'],
  // The contract accepts no white space around a text.
  [`${'a'.repeat(10)}    `, '0 characters left.'],
  [`\n ${'a'.repeat(11)} \n\n`, '1 character too many.'],
  ['   ', '10 characters left.'],
])('%j leaves this of 10: %s', (text, said) => {
  expect(roomText(text, 10)).toBe(said);
});

test('a hint gives way to what is left, in the last quarter of a short text and the last 300 of a long one', () => {
  const hintAt = (length: number, longest: number) => roomHint('a'.repeat(length), longest, 'Say hello.');
  expect([hintAt(150, 200), hintAt(151, 200)]).toEqual(['Say hello.', '49 characters left.']);
  expect([hintAt(4_700, 5_000), hintAt(4_701, 5_000)]).toEqual(['Say hello.', '299 characters left.']);
  expect(hintAt(201, 200)).toBe('1 character too many.');
  expect(roomHint(`a${' '.repeat(200)}`, 200, 'Say hello.')).toBe('Say hello.');
});
