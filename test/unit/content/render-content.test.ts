import { expect, test } from 'vitest';
import { allEntries } from '#src/render/entries.ts';
import { contentEntries, renderContent } from '#src/render/render.ts';

const nothing = { event: null, routes: [], years: [], today: '' };
const seen = { ...nothing, isPreview: false };
const preview = { ...nothing, isPreview: true };
const draft = allEntries.find(({ kind, isDraft }) => kind === 'news' && isDraft)?.path ?? '';

test('no two entries stand at one address', () => {
  const paths = allEntries.map(({ path }) => path);
  expect([...new Set(paths)]).toEqual(paths);
});

test('every page renders without figures, drafts only in a preview', () => {
  const pages = allEntries.filter(({ path }) => !path.includes('#'));
  const rendered = pages.map(({ path }) => [path, renderContent(path, seen) !== null]);
  expect(rendered).toEqual(pages.map(({ path, isDraft }) => [path, !isDraft]));
  expect(pages.every(({ path }) => renderContent(path, preview) !== null)).toBe(true);
});

test('drafts are in no list but the preview’s', () => {
  expect(contentEntries().some(({ path }) => path === draft)).toBe(false);
  expect(renderContent('/about/news', seen)?.html).not.toContain(`"${draft}"`);
  expect(renderContent('/about/news', preview)?.html).toContain(`"${draft}"`);
});

test.each(['/nothing', '/faq#riding', '/constructor', '', '/about/'])('%j is no page', (path) => {
  expect(renderContent(path, preview)).toBeNull();
});

test('a page is found however its address is written, and says how it should be', () => {
  expect(renderContent('/About/NEWS', seen)).toEqual(renderContent('/about/news', seen));
  expect(renderContent('/About/NEWS', seen)?.path).toBe('/about/news');
});

test('every page has one heading of the first level', () => {
  const counts = contentEntries()
    .filter(({ path }) => !path.includes('#'))
    .map(({ path }) => [path, renderContent(path, seen)?.html.match(/<h1[ >]/g)?.length]);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});
