import type { BrowserSession, BrowserSettings } from '#test/path-driver/path-driver.ts';

export const signFounderInAgain = async (browser: BrowserSession): Promise<void> => {
  await browser.ui.expectRole('button', 'Sign in again');
};
export const superPelotonBrowser: BrowserSettings = { open: async () => undefined };
