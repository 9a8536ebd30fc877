import { expect, test } from 'vitest';
import { longestQuery, queryOf } from '#machines/search/search-query.ts';

test.each([
  ['  maya ', { text: 'maya', isCut: false }],
  [' \t\n\u0000 ', { text: '', isCut: false }],
  ['ma\u0000\u001fya', { text: 'ma ya', isCut: false }],
  ['\ud83d', { text: '\ufffd', isCut: false }],
  ['🚲'.repeat(longestQuery), { text: '🚲'.repeat(longestQuery), isCut: false }],
  ['🚲'.repeat(10_000), { text: '🚲'.repeat(longestQuery), isCut: true }],
  [`${'a'.repeat(longestQuery - 1)} b`, { text: 'a'.repeat(longestQuery - 1), isCut: true }],
  ['', { text: '', isCut: false }],
])('the query %j is cleaned and cut before the search', (typed, query) => {
  expect(queryOf(typed)).toEqual(query);
});
