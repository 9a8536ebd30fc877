// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { oneLine } from '#server/site/describe.ts';
import { type PageHead, writeHead } from '#server/site/site.ts';

describe('a head written into the document', () => {
  const built = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Product</title>
    <meta
      name="description"
      content="Product is a community."
    />
    <script type="module" src="/assets/main.js"></script>
  </head>
  <body><title>An inner one</title><div id="root"></div></body>
</html>`;
  const plain: PageHead = {
    title: 'Product | Safety',
    description: 'Ride home.',
    canonical: 'https://ride.example/safety',
    picture: 'https://ride.example/pictures/page/safety.png?v=1',
    type: 'website',
    isIndexed: true,
    status: 200,
  };
  const parsed = (head: PageHead) =>
    new DOMParser().parseFromString(writeHead(built, head), 'text/html').head;
  const tags = (head: PageHead) =>
    [...parsed(head).querySelectorAll('meta[name], meta[property], link')].map((tag) => [
      tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.getAttribute('rel'),
      tag.getAttribute('content') ?? tag.getAttribute('href'),
    ]);

  test('replaces the document’s own head, with each tag once', () => {
    expect(parsed(plain).querySelectorAll('title')).toHaveLength(1);
    expect(parsed(plain).querySelector('title')?.textContent).toBe('Product | Safety');
    expect(tags(plain)).toEqual([
      ['description', 'Ride home.'],
      ['canonical', 'https://ride.example/safety'],
      ['og:url', 'https://ride.example/safety'],
      ['og:site_name', 'Product'],
      ['og:type', 'website'],
      ['og:title', 'Safety'],
      ['og:description', 'Ride home.'],
      ['og:image', 'https://ride.example/pictures/page/safety.png?v=1'],
      ['og:image:type', 'image/png'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Safety: a rider on the way up a mountain'],
      ['twitter:card', 'summary_large_image'],
    ]);
  });

  test('without a picture, of a 404 page, has robots and no canonical or image', () => {
    const names = tags({ ...plain, picture: null, isIndexed: false, status: 404 }).map(([name]) => name);
    expect(names).toEqual([
      'description',
      'robots',
      'og:site_name',
      'og:type',
      'og:title',
      'og:description',
      'twitter:card',
    ]);
  });

  test.each([
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "$& $1 $` $'",
    'Maya\u0000\u001b[31m\u202e Okafor\r\n',
    `Maya ${'\ud83d'} half`,
    '&lt;b&gt; & <!-- -->',
  ])('escapes %j as text', (name) => {
    const hostile = { ...plain, title: `Product | ${name}`, description: name };
    const found = parsed(hostile);
    const shown = name
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim();
    expect(found.querySelector('title')?.textContent).toBe(`Product | ${shown}`);
    expect(found.querySelector('meta[name=description]')?.getAttribute('content')).toBe(shown);
    expect(found.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(shown);
    expect([...found.querySelectorAll('script')].map((script) => script.getAttribute('src'))).toEqual([
      '/assets/main.js',
    ]);
    expect(found.querySelector('img')).toBeNull();
  });
});

describe('one line of a description', () => {
  const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';

  test.each(['👩\u200d🚴 rides', 'می\u200cروم', `${scotland} rides`, 'क्\u200dष'])(
    '%j keeps the signs that it is made of',
    (text) => {
      expect(oneLine(text)).toBe(text);
    },
  );

  test.each([
    ['a\u202eb', 'ab'],
    ['a\u200bb', 'ab'],
    ['\ufeffa', 'a'],
    ['a\n\t b', 'a b'],
    ['a\u2028b', 'a b'],
    ['a\u0007b', 'a b'],
    ['a\ud83d', 'a\ufffd'],
  ])('%j becomes %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});
