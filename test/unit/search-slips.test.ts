import { expect, test } from 'vitest';
import { slipsOf } from '#server/search/near-words.queries.ts';

test('a short word has all patterns with one typing error after its first letter', () => {
  expect(slipsOf('jon')).toEqual(['j_n', 'j_on', 'jn', 'jno', 'jo_', 'jo_n', 'jo', 'jon_']);
  expect(slipsOf('jhon')).toContain('john');
});

test('words of two or of six letters have no patterns', () => {
  expect([slipsOf('jo'), slipsOf('okafor')]).toEqual([[], []]);
});
