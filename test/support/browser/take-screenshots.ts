import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stopTime } from '@product/path-driver/page-clock';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { looks, screenshotFolder, screenshotName } from '#scripts/lab/screenshots.ts';

/** Scrolls to the state's heading, or without one to what has the focus, unless it is in view. */
const showState = (page: Page, heading: string) =>
  page.evaluate((text) => {
    const headings = [...document.querySelectorAll('h1, h2, h3, legend, [role=alert]')];
    const shown = headings.find((one) => one.checkVisibility() && one.textContent?.trim() === text);
    const place = shown ?? document.activeElement;
    if (!place || place === document.body) return;
    const { top, bottom } = place.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight * 0.8) place.scrollIntoView({ block: shown ? 'start' : 'center' });
  }, heading);

const takeOnce = async (
  page: Page,
  flow: string,
  states: readonly string[],
  heading: string,
  isInOneWidth: boolean,
): Promise<void> => {
  const size = page.viewportSize();
  const place = await page.evaluate(() => scrollY);
  const goOn = await stopTime(page);
  const isWide = (width = 0) => width > 1000;
  const taken = looks.filter(({ width }) => !isInOneWidth || isWide(width) === isWide(size?.width));
  for (const look of taken) {
    await page.setViewportSize(look);
    await page.emulateMedia({ colorScheme: look.scheme });
    await showState(page, heading);
    const picture = sharp(await page.screenshot()).webp({ quality: 60 });
    for (const state of states) {
      const file = join(screenshotFolder, screenshotName(flow, state, look));
      mkdirSync(dirname(file), { recursive: true });
      await picture.toFile(file);
    }
  }
  if (size !== null) await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: null });
  await page.evaluate((top) => scrollTo(0, top), place);
  await goOn();
};

/** Takes the screenshots of the states that the page shows, and leaves the page as it was. */
export const takeScreenshots = async (...given: Parameters<typeof takeOnce>): Promise<void> => {
  const [page] = given;
  await takeOnce(...given).catch(async (error: Error) => {
    // A page that leaves by itself shows the state where it goes.
    if (!error.message.includes('Execution context was destroyed')) throw error;
    await page.waitForLoadState();
    await takeOnce(...given);
  });
};
