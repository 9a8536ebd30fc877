import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownPages, subpageTitles } from '#server/site/pages.data.ts';

// The server writes a page's title into its HTML, and the app sets it on navigation. Neither may import the other, so the test reads the
// app's files.
const folder = new URL('../../src/routes/', import.meta.url);
const routes = readdirSync(folder)
  .filter((file) => file.endsWith('.tsx'))
  // A person's name comes with the page's own part.
  .map((file) =>
    [file, ...(file === 'profile.$id.donations.tsx' ? ['-profile/donors-view.tsx'] : [])]
      .map((part) => readFileSync(new URL(part, folder), 'utf8'))
      .join('\n'),
  )
  .flatMap((text) => {
    const [, path] = /createFileRoute\('([^']+)'\)/.exec(text) ?? [];
    if (path === undefined || path === '/$') return [];
    // Of two titles the last one is the visitor's.
    const titles = [...text.matchAll(/usePageTitle\([^\n]*?(['`])([^\n]*?)\1\)/g)].map(
      ([, , title = '']) => title,
    );
    const place = path.replace(/\$\w+/g, '$').replace(/(.)\/$/, '$1');
    return [{ path: place, title: titles.find((title) => title !== 'Loading') }];
  });

const named = /^\/(profile|peloton)\/\$(?:\/(donations|members))?$/;

test('more than ten routes are read', () => {
  expect(routes.length).toBeGreaterThan(10);
});

test.each(routes.filter(({ path }) => !named.test(path)))(
  '$path has the same title in the app and in the server’s head',
  ({ path, title }) => {
    const page = ownPages[path];
    expect(page).toBeDefined();
    // Where the app reads its title from a flow there is nothing to compare; a name is added when the page knows it.
    const isWithName = title?.includes('${') === true;
    if (title !== undefined)
      expect(isWithName ? title.slice(0, page?.title?.length) : title).toBe(page?.title);
  },
);

test.each(routes.filter(({ path }) => named.test(path)))(
  '$path has a title with the name, the same as the server’s',
  ({ path, title }) => {
    const part = named.exec(path)?.[2] as keyof typeof subpageTitles | undefined;
    const words = (title ?? '').replace(/(\$\{[^}]*\} ?)+/, '…');
    expect(words).toBe(part === undefined ? (title === undefined ? '' : '…') : subpageTitles[part]('…'));
  },
);
