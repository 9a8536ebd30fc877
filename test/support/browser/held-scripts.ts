import type { Page } from 'playwright/test';

/** Keeps the page's own scripts back. Resolves with what lets them through, also those that were asked for meanwhile. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  return letThrough;
};
