// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#machines/shell/messages.ts';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path));
const parsed = new DOMParser().parseFromString(read('index.html').toString(), 'text/html');
type Icon = { src: string; sizes: string; purpose?: string };
const manifest: { icons: Icon[] } = JSON.parse(read('public/site.webmanifest').toString());

describe('Browsers without modules or scripts', () => {
  beforeEach(() => {
    document.body.innerHTML = parsed.body.innerHTML;
  });

  const notice = () => document.querySelector<HTMLElement>('#no-modules');

  test('see a notice first, by a script that Internet Explorer 11 can run', () => {
    const code = document.querySelector('script[nomodule]')?.textContent ?? '';
    expect(notice()?.hidden).toBe(true);
    // Internet Explorer 11 has none of this.
    expect(code).not.toMatch(/=>|`|\b(const|let|class)\b|\?\.|\.remove\(/);
    runInNewContext(code, { document });
    expect(notice()?.hidden).toBe(false);
    expect(notice()?.textContent?.trim()).toBe(messages.browserNotSupported);
    expect(document.body.firstElementChild).toBe(notice());
  });

  test('see a noscript text that states what works', () => {
    const words = document
      .querySelector('noscript')
      ?.textContent?.replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    expect(words).toBe(
      'Our pages can be read without JavaScript, starting from the home page. Registering, giving and signing in need it: please switch it on and load the page again.',
    );
    const places = [...document.body.children].map(({ tagName, id }) => id || tagName);
    expect(places.indexOf('NOSCRIPT')).toBeLessThan(places.indexOf('root'));
  });
});

describe('icons', () => {
  test.each(manifest.icons.filter(({ sizes }) => sizes !== 'any'))(
    '$src has the size that the manifest states',
    async ({ src, sizes }) => {
      const { width, height, format } = await sharp(read(`public${src}`)).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    },
  );

  test('the maskable icon and the Apple touch icon are opaque', async () => {
    const icon = manifest.icons.find(({ purpose }) => purpose === 'maskable');
    for (const path of [icon?.src, '/apple-touch-icon.png'])
      expect([path, (await sharp(read(`public${path}`)).stats()).isOpaque]).toEqual([path, true]);
  });

  test('favicon.ico contains a PNG of 32 × 32', async () => {
    const ico = read('public/favicon.ico');
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const picture = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14));
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });

  test('all icon files that the document links exist', () => {
    const links = [
      ...parsed.head.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]'),
    ];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/favicon.ico',
      '/favicon.svg',
      '/apple-touch-icon.png',
      '/site.webmanifest',
    ]);
    for (const link of links) expect(read(`public${link.getAttribute('href')}`).length).toBeGreaterThan(100);
  });
});
