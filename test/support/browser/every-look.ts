import type { Page } from 'playwright/test';
import { expect, expectNoBarriers, expectNoSidewaysScroll, widths } from '#test/browser/site.ts';
import { countLook, expectGoodColours, expectGoodStructure, markUnseen } from './axe.ts';

/** As narrow as a phone's screen gets at 200 %, or a desk's at 400 % (WCAG 1.4.10). */
const narrowest = 320;

const fromWideToNarrow = widths.toReversed();

const expectGoodLook = async (page: Page, scheme: 'light' | 'dark', isFirst: boolean): Promise<void> => {
  if (scheme === 'light') await expectNoSidewaysScroll(page);
  if (isFirst) {
    await expectNoBarriers(page);
    await markUnseen(page, scheme);
    return;
  }
  if (scheme === 'light') await expectGoodStructure(page);
  await expectGoodColours(page, scheme);
  await countLook(page, 'some');
};

/**
 * What is shown now, in each width and colour scheme: no barrier, nothing beyond the edge. Each rule is asked where its
 * answer can differ: names, structure and targets once in each width, colours once in each scheme, and again in a
 * narrower width for what looks different there. What only some widths show is looked at in those.
 */
export const expectGoodLooks = async (
  page: Page,
  inWidths: readonly number[] = fromWideToNarrow,
): Promise<void> => {
  for (const width of inWidths) {
    await page.setViewportSize({ width, height: 900 });
    // What the header covers in the middle of a page is a matter of scrolling, and no barrier.
    await page.evaluate(() => scrollTo(0, 0));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectGoodLook(page, colorScheme, width === inWidths[0] && colorScheme === 'light');
    }
  }
};

/** The same for a whole page, which also has its title and its heading, and fits the narrowest window. */
export const expectGoodInEveryLook = async (page: Page): Promise<void> => {
  await expect(page).toHaveTitle(/^Product \| \S/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectGoodLooks(page);
  await page.setViewportSize({ width: narrowest, height: 640 });
  await expectNoSidewaysScroll(page);
};
