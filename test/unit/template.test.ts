import { expect, test } from 'vitest';
import { withScriptsFirst } from '#server/pages/document.ts';

test('a page without server-rendered content preloads its scripts first, and no font', () => {
  const document = [
    '<head><title>Product</title>',
    '<link\n rel="preload"\n as="font"\n type="font/woff2"\n crossorigin\n href="/assets/text.woff2"\n/>',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/react.js">',
    '<script type="module" fetchpriority="low" crossorigin src="/assets/first.js"></script></head>',
  ].join('');
  expect(withScriptsFirst(document, '<link rel="modulepreload" crossorigin href="/assets/$&.js">')).toBe(
    [
      '<head><title>Product</title>',
      '<link rel="modulepreload" crossorigin href="/assets/react.js">',
      '<script type="module" crossorigin src="/assets/first.js"></script>',
      '<link rel="modulepreload" crossorigin href="/assets/$&.js"></head>',
    ].join(''),
  );
});
