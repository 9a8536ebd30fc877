import type { BrowserSession, BrowserSettings } from '#test/path-driver/path-driver.ts';
import { requests } from '#test/path-driver/path-driver.ts';

/** Signs the person in again in the window that the page opens for it. */
export const signInAgain = async (browser: BrowserSession): Promise<void> => {
  await browser.ui.expectRole('button', 'Sign in again');
  await browser.ui.expectNoText('Looking for your session');
  await browser.ui.click('button', 'Sign in again');
};

/** The walk in Chromium against the real server. */
export const fundSharingBrowser: BrowserSettings = {
  open: async (browser) => {
    await browser.goTo('/');
  },
  ports: {
    loadSharing: requests('GET', /^\/api\/fundsharing\//),
    loadAnew: { sharedWith: 'loadSharing' },
    makePlan: requests('POST', /^\/api\/fundsharing\/peloton\/[^/]+\/plan$/),
    previewShares: requests('POST', /^\/api\/fundsharing\/peloton\/[^/]+\/preview$/),
    postShares: requests('POST', '/api/fundsharing/peloton'),
    performAction: {
      request: ({ method, path }) =>
        method !== 'GET' && /\/(undo|decline|offer|requests|accept|refuse)/.test(path),
    },
  },
};
