import type { Page } from 'playwright/test';

/**
 * Keeps the page's own scripts back, or those whose names begin with `name`. Resolves with what lets them through, also those that were
 * asked for meanwhile.
 */
export const holdScripts = async (page: Page, name = ''): Promise<() => void> => {
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}*.js`, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  return letThrough;
};
