import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from './site.ts';

const built = resolve(import.meta.dirname, '../../dist');
const marks = ['statelyai', 'stately.ai', 'inspector.html', 'openInspector'];

test('the production build contains no inspector code', { tag: '@gate' }, () => {
  const files = globSync('**/*.{js,html}', { cwd: built });
  const found = files.filter((file) => {
    const text = readFileSync(resolve(built, file), 'utf8');
    return marks.some((mark) => text.includes(mark));
  });
  expect(files.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

test('?inspect in production shows the page without an inspector', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/?inspect');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
