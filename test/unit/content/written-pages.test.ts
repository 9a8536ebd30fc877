import { beforeAll, describe, expect, test } from 'vitest';
import { contentEntries, renderContent } from '#src/render/render.ts';
import { data } from '#test/support/content/content-fixture.tsx';
import { idleRouter } from '#test/support/idle-router.ts';

const paths = ['/', ...contentEntries().map(({ path }) => path)].filter((path) => !path.includes('#'));
const pages = new Map<string, string>();

/** The app's own routes, to which content may link as well. */
const routes = new Set(Object.keys(idleRouter.routesByPath));

beforeAll(() => {
  for (const path of paths)
    pages.set(path, renderContent(path, { ...data, isPreview: false, today: null })?.html ?? '');
});

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
const idsOf = (html: string) => all(html, / id="([^"]*)"/g);

describe.each(paths)('%s', (path) => {
  const html = () => pages.get(path) ?? '';

  test('has no duplicate id', () => {
    const ids = idsOf(html());
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('has no broken link or fragment', () => {
    const lost = all(html(), /<a [^>]*href="([^"]*)"/g).filter((href) => {
      if (/^(mailto:|tel:|https:\/\/|\/calendar\/[a-z-]+\.ics$|\/cue-card\/|\/api\/)/.test(href))
        return false;
      const { pathname, hash } = new URL(href, `https://site${path}`);
      const target = pages.get(pathname);
      if (target === undefined) return !routes.has(pathname);
      return hash !== '' && !idsOf(target).includes(hash.slice(1));
    });
    expect(lost).toEqual([]);
  });

  test('shows no scene twice', () => {
    const scenes = all(html(), /src="\/illustrations\/([^"]*)\.svg"/g);
    expect(scenes.filter((scene, index) => scenes.indexOf(scene) !== index)).toEqual([]);
  });

  test('skips no heading level', () => {
    const levels = all(html(), /<h([1-6])[ >]/g).map(Number);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test('contains no trace of a missing value, such as NaN or undefined', () => {
    expect(html()).not.toMatch(/NaN|undefined|\[object|Infinity/);
  });
});
