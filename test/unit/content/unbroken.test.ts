import { expect, test } from 'vitest';
import { unbroken } from '#scripts/content/unbroken.ts';
import { hasWords, wordsOf } from '#src/features/content/faq-search.tsx';

test('“e-mail” gets an element without line breaks, and all other text stays', () => {
  const text = (value: string) => ({ type: 'text', value });
  const paragraph = (children: object[]) => ({ type: 'element', tagName: 'p', children });
  const tree = { type: 'root', children: [paragraph([text('Send e-mails.')]), paragraph([text('Call.')])] };
  unbroken()(tree);
  const whole = {
    type: 'element',
    tagName: 'span',
    properties: { className: ['whole'] },
    children: [text('e-mails')],
  };
  expect(tree.children).toEqual([paragraph([text('Send '), whole, text('.')]), paragraph([text('Call.')])]);
});

test.each(['email', 'e-mail', 'E‑Mail'])('a search for “%s” finds “e-mail”', (query) => {
  expect(hasWords('We send you an e-mail.', wordsOf(query))).toBe(true);
});
