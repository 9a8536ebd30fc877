import type { BrowserSession, BrowserSettings } from '#test/path-driver/path-driver.ts';

export const typedCode = (code: string, _nextSteps: readonly string[]): string => code;
export const closeTheEyes = async (_browser: BrowserSession): Promise<void> => undefined;
export const openTheEyes = async (_browser: BrowserSession): Promise<void> => undefined;
export const signInAgain = async (browser: BrowserSession): Promise<void> => {
  await browser.ui.click('button', 'Sign in again');
};
export const membershipBrowser: BrowserSettings = { open: async () => undefined };
