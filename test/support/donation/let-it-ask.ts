import type { Locator, Page, Request } from 'playwright/test';
import { poll } from '#test/support/browser/poll.ts';

const isLookUp = (request: Request) => new URL(request.url()).pathname.startsWith('/api/donation/attempt');

/**
 * Lets the page's time go by until it has asked often enough how its donation went to show `told`. The clock is installed.
 * While a look-up is under way it stands still: it must not seem to take long.
 */
export const letItAsk = async (page: Page, told: Locator): Promise<void> => {
  const underWay = new Set<Request>();
  page.on('request', (request) => isLookUp(request) && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await poll(async () => {
    if (underWay.size === 0) await page.clock.runFor(1_000);
    return told.isVisible();
  }, 'the page tells how the donation went').toBe(true);
};
