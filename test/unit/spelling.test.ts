import { expect, test } from 'vitest';
import { misspellings } from '#scripts/check/spelling.ts';

test.each([
  ['content/pages/about.mdx', 'Ask the organisers.', '“organisers”: say -ize'],
  ['content/pages/about.mdx', 'Send an email to us.', '“email”: say e-mail'],
  ['src/features/giving/page.tsx', 'const A = () => <p>Mail us a cheque</p>;', '“cheque”: say check'],
  ['src/features/giving/page.tsx', "const label = 'Your email address';", '“email”: say e-mail'],
  [
    'machines/giving/giving.messages.ts',
    'const said = `The ride was cancelled`;',
    '“cancelled”: say one l, such as canceled',
  ],
  ['server/giving/giving.emails.ts', "const line = 'In honour of ' + name;", '“honour”: say -or'],
  ['server/giving/giving.emails.ts', "const line = 'To all of the givers';", '“givers”: say donor'],
  ['content/pages/about.mdx', 'Open to everybody.', '“everybody”: say someone, everyone, anyone'],
  ['server/giving/giving.problems.ts', "const text = 'Load it anew.'", '“anew”: say again, whoever'],
  ['content/faq/giving.mdx', 'We’ll put it right.', '“put it right”: say fix'],
  ['src/features/giving/page.tsx', "const text = 'The newest gifts';", '“newest gifts”: say latest'],
])('%s must not say: %s', (path, source, problem) => {
  expect(misspellings(path, source)).toEqual([`${path}:1: ${problem}`]);
});

test.each([
  ['content/pages/about.mdx', 'Write to [us](mailto:email@example.org), or see `email`.'],
  ['src/features/giving/page.tsx', 'const { email } = person; // an email in a comment'],
  ['src/features/giving/page.tsx', "const kind = 'email';"],
  ['server/giving/giving.queries.ts', 'const query = sql`select email from person where color is null`;'],
  ['test/unit/giving.test.ts', "test('sends no email twice', () => {});"],
])('%s may say: %s', (path, source) => {
  expect(misspellings(path, source)).toEqual([]);
});
