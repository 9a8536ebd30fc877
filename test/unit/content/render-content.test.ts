import { expect, test } from 'vitest';
import { allEntries } from '#src/render/entries.ts';
import { contentEntries, renderContent } from '#src/render/render.ts';

const nothing = { event: null, routes: [], valley: null, years: [], climbs: [], today: null };
const seen = { ...nothing, isPreview: false };
const preview = { ...nothing, isPreview: true };
const draft = allEntries.find(({ kind, isDraft }) => kind === 'news' && isDraft)?.path ?? '';

test('each entry has its own path', () => {
  const paths = allEntries.map(({ path }) => path);
  expect([...new Set(paths)]).toEqual(paths);
});

test('all pages render without figures, and drafts only in a preview', () => {
  const pages = allEntries.filter(({ path }) => !path.includes('#'));
  const rendered = pages.map(({ path }) => [path, renderContent(path, seen) !== null]);
  expect(rendered).toEqual(pages.map(({ path, isDraft }) => [path, !isDraft]));
  expect(pages.every(({ path }) => renderContent(path, preview) !== null)).toBe(true);
});

test('drafts are listed only in a preview', () => {
  expect(contentEntries().some(({ path }) => path === draft)).toBe(false);
  expect(renderContent('/about/news', seen)?.html).not.toContain(`"${draft}"`);
  expect(renderContent('/about/news', preview)?.html).toContain(`"${draft}"`);
});

test.each(['/nothing', '/faq#riding', '/constructor', '', '/about/'])('%j renders no page', (path) => {
  expect(renderContent(path, preview)).toBeNull();
});

test('a page is found in any letter case, and returns its canonical path', () => {
  expect(renderContent('/About/NEWS', seen)).toEqual(renderContent('/about/news', seen));
  expect(renderContent('/About/NEWS', seen)?.path).toBe('/about/news');
});

test('each page has exactly one h1', () => {
  const counts = contentEntries()
    .filter(({ path }) => !path.includes('#'))
    .map(({ path }) => [path, renderContent(path, seen)?.html.match(/<h1[ >]/g)?.length]);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});
