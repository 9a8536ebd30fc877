import type { Page } from 'playwright/test';
import {
  expect,
  expectGoodLooks,
  expectNoBarriers,
  expectNoSidewaysScroll,
  widths,
} from '#test/browser/site.ts';

const [, tablet] = widths;

/** As narrow as a phone's screen gets at 200 %, or a desk's at 400 % (WCAG 1.4.10). */
const narrowest = 320;

/** The page as it is, in each width and colour scheme: no barrier, nothing beyond the edge. */
export const expectGoodInEveryLook = async (page: Page): Promise<void> => {
  await expect(page).toHaveTitle(/^Product( \| \S.*)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // A tablet has the phone's menus; what the scheme changes are looks alone.
    if (width !== tablet) await expectNoBarriers(page);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectGoodLooks(page);
    }
  }
  await page.setViewportSize({ width: narrowest, height: 640 });
  await expectNoSidewaysScroll(page);
};
