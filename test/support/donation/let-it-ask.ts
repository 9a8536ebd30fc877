import type { Locator, Page } from 'playwright/test';
import { watchCalls } from '#test/support/browser/calls-under-way.ts';
import { poll } from '#test/support/browser/poll.ts';

/**
 * Lets the page's time go by until it has asked often enough how its donation went to show `told`. The clock is installed. While a look-up
 * is under way it is stopped: it must not seem to take long.
 */
export const letItAsk = async (page: Page, told: Locator): Promise<void> => {
  const lookUps = watchCalls(page, /^\/api\/donation\/attempt/);
  await poll(async () => {
    if (lookUps.underWay().length === 0) await page.clock.runFor(1_000);
    return told.isVisible();
  }, 'the page tells how the donation went').toBe(true);
};
