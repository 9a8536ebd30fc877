import { expect, test } from 'vitest';
import { shortened } from '#machines/shortened.ts';

test.each([
  ['Cycling', 7, 'Cycling'],
  ['Cycling', 6, 'Cycli…'],
  ['Two words', 5, 'Two…'],
  ['👩‍🚴👩‍🚴👩‍🚴', 3, '👩‍🚴👩‍🚴👩‍🚴'],
  ['👩‍🚴👩‍🚴👩‍🚴', 2, '👩‍🚴…'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿 Scots', 2, '🏴󠁧󠁢󠁳󠁣󠁴󠁿…'],
  ['क्षि क्षि', 2, 'क्षि…'],
  ['e\u0301e\u0301e\u0301', 2, 'e\u0301…'],
])('%j in %d signs is %j', (text, most, expected) => {
  expect(shortened(text, most)).toBe(expected);
});
