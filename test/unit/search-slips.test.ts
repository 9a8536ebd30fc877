import { expect, test } from 'vitest';
import { slipsOf } from '#server/search/near-words.queries.ts';

test('a short word may have been any that is one slip away, behind its first letter', () => {
  expect(slipsOf('jon')).toEqual(['j_n', 'j_on', 'jn', 'jno', 'jo_', 'jo_n', 'jo', 'jon_']);
  expect(slipsOf('jhon')).toContain('john');
});

test('two letters are too few to tell, and six enough for trigrams', () => {
  expect([slipsOf('jo'), slipsOf('okafor')]).toEqual([[], []]);
});
