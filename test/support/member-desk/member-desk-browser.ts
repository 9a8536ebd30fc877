import type { BrowserSession, BrowserSettings } from '#test/path-driver/path-driver.ts';
export const signCaptainInAgain = async (_browser: BrowserSession): Promise<void> => undefined;
export const outdate = async (_browser: BrowserSession): Promise<void> => undefined;
export const letterBrowser: BrowserSettings = { open: async () => undefined };
export const memberDeskBrowser: BrowserSettings = { open: async () => undefined };
