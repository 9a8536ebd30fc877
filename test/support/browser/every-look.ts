import type { Page } from 'playwright/test';
import {
  expect,
  expectGoodLooks,
  expectNoBarriers,
  expectNoSidewaysScroll,
  widths,
} from '#test/browser/site.ts';

const [phone, , desk] = widths;

/** As narrow as a phone's screen gets at 200 %, or a desk's at 400 % (WCAG 1.4.10). */
const narrowest = 320;

/**
 * The page as it is, in each width and colour scheme: no barrier, nothing beyond the edge. All that axe knows is asked
 * once in each of the widths `thoroughAt`, the widest of which has to be among them: a tablet has the phone's menus, and
 * what the scheme changes are looks alone.
 */
export const expectGoodInEveryLook = async (
  page: Page,
  thoroughAt: readonly number[] = [phone, desk],
): Promise<void> => {
  await expect(page).toHaveTitle(/^Product( \| \S.*)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of widths.toReversed()) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      if (colorScheme === 'light' && thoroughAt.includes(width)) {
        await expectNoSidewaysScroll(page);
        await expectNoBarriers(page);
      } else await expectGoodLooks(page);
    }
  }
  await page.setViewportSize({ width: narrowest, height: 640 });
  await expectNoSidewaysScroll(page);
};
