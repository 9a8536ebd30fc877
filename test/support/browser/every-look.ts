import type { Page } from 'playwright/test';
import { scaled } from '#scripts/test/extent.ts';
import { expect, expectNoBarriers, expectNoSidewaysScroll, widths } from '#test/browser/site.ts';
import { countLook, expectGoodColours, expectGoodStructure, markUnseen } from './axe.ts';

/** As narrow as a phone's screen gets at 200 %, or a desk's at 400 % (WCAG 1.4.10). */
const narrowest = 320;

const fromWideToNarrow = widths.toReversed();

type Scheme = 'light' | 'dark';

type WidthLooks = { width: number; schemes: readonly Scheme[] };

const every = (inWidths: readonly number[]): readonly WidthLooks[] =>
  inWidths.map((width) => ({ width, schemes: ['light', 'dark'] }));

/** In the gate a state on the way of a journey gets one look: the narrowest, in dark. */
const onTheWay = (inWidths: readonly number[]): readonly WidthLooks[] =>
  inWidths.slice(-1).map((width) => ({ width, schemes: ['dark'] }));

/** The two looks that differ most: the widest in light, and the narrowest in dark. */
export const ofPage: readonly WidthLooks[] = [
  { width: widths[2], schemes: ['light'] },
  { width: widths[0], schemes: ['dark'] },
];

/** In each width, what the scheme doesn't decide is asked in the first of its schemes. */
const expectGoodLook = async (page: Page, scheme: Scheme, isFirst: boolean, isNewWidth: boolean) => {
  if (isNewWidth) await expectNoSidewaysScroll(page);
  if (isFirst) return expectNoBarriers(page);
  if (isNewWidth) await expectGoodStructure(page);
  await expectGoodColours(page, scheme);
  await countLook(page, 'some');
};

const lookAt = async (page: Page, looks: readonly WidthLooks[]): Promise<void> => {
  const isOnly = looks.length === 1 && looks[0]?.schemes.length === 1;
  let isFirst = true;
  for (const { width, schemes } of looks) {
    await page.setViewportSize({ width, height: 900 });
    // What the header covers in the middle of a page is a matter of scrolling, and no barrier.
    await page.evaluate(() => scrollTo(0, 0));
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      await expectGoodLook(page, scheme, isFirst, scheme === schemes[0]);
      // The next look leaves out what this one saw.
      if (isFirst && !isOnly) await markUnseen(page, scheme);
      isFirst = false;
    }
  }
};

/**
 * What is shown now, in each width and colour scheme: no barrier, nothing beyond the edge. Each rule is asked where its answer
 * can differ: names, structure and targets once in each width, colours once in each scheme, and again in a narrower width for
 * what looks different there. What only some widths show is looked at in those.
 */
export const expectGoodLooks = (page: Page, inWidths: readonly number[] = fromWideToNarrow): Promise<void> =>
  lookAt(page, scaled(every, onTheWay)(inWidths));

const expectWholePage = async (page: Page, looks: readonly WidthLooks[]): Promise<void> => {
  await expect(page).toHaveTitle(/^Product \| \S/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await lookAt(page, looks);
  await page.setViewportSize({ width: narrowest, height: 640 });
  await expectNoSidewaysScroll(page);
};

/** Checks a whole page: its looks, its title, its heading, and that it fits the narrowest window. */
export const expectGoodInEveryLook = (page: Page): Promise<void> =>
  expectWholePage(page, scaled(every, onTheWay)(fromWideToNarrow));

/** Checks a whole page in the test that goes through all pages. By default, `looks` has the looks of the gate. */
export const expectGoodPage = (page: Page, looks = ofPage): Promise<void> =>
  expectWholePage(page, scaled(every(fromWideToNarrow), looks));
