import type { Page } from 'playwright/test';
import { scaled } from '#scripts/test/extent.ts';
import { expectGoodLooks } from '#test/support/browser/every-look.ts';
import { expect, test } from './site.ts';

/** A page without barriers, except for those of these styles and this part. */
const open = async (page: Page, { styles = '', part = '' }: { styles?: string; part?: string }) => {
  const body = `<!doctype html><html lang="en"><title>Product</title><meta name="viewport" content="width=device-width">
    <style>body { color: #000; background: #fff } @media (width < 700px) { .wide { display: none } }
    @media (width >= 700px) { .narrow { display: none } } ${styles}</style>
    <main><h1>Looks</h1><p>Something to read.</p>${part}</main>`;
  await page.route('**/looks', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/looks');
};

const barriers = {
  'too pale in the dark at every width': {
    styles: '@media (prefers-color-scheme: dark) { p { color: #ccc } }',
  },
  'too pale in the dark where the page is narrow': {
    styles: '@media (prefers-color-scheme: dark) and (width < 700px) { p { color: #ccc } }',
  },
  'too pale where the page is narrow': { styles: '@media (width < 700px) { p { color: #ccc } }' },
  'without a name where the page is narrow': { part: '<button class="narrow"></button>' },
  'beyond the edge where the page is narrow': {
    styles: '.narrow { width: 800px }',
    part: '<p class="narrow">Far</p>',
  },
};

/** The gate looks at a narrow page in dark only. */
const { 'too pale where the page is narrow': _, ...ofGate } = barriers;

for (const [what, brought] of Object.entries(scaled(barriers, ofGate)))
  test(`the looks at a page find what is ${what}`, { tag: '@gate' }, async ({ page }) => {
    await open(page, brought);
    await expect(expectGoodLooks(page)).rejects.toThrow(/accessibility|beyond the right edge/);
  });

test('the accessibility check covers only the given widths', async ({ page }) => {
  await open(page, { part: '<button class="wide"></button>' });
  await expectGoodLooks(page, [360]);
  await expect(expectGoodLooks(page, [1440])).rejects.toThrow('accessibility');
});
