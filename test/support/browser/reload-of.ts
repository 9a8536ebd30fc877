import type { Page } from 'playwright/test';

/**
 * Prepares the browser's own reload, as the person's key asks for it. The returned function asks and doesn't wait for the new page:
 * Chromium drops a reload while the tab goes through its history, and then no new page comes.
 */
export const reloadOf = async (page: Page): Promise<() => void> => {
  const session = await page.context().newCDPSession(page);
  return () => {
    // The session ends with the page; its answer is no longer needed.
    session.send('Page.reload').catch(() => undefined);
  };
};
