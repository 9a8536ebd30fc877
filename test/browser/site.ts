import { test as base, type ConsoleMessage, expect, type Page } from 'playwright/test';
import { sampleSite } from '#scripts/site/sample-places.ts';
import { startSite } from '#scripts/site/start-site.ts';
import { slowCalls } from '#test/support/browser/slow-calls.ts';
import { watchRequests } from '#test/support/browser/watch-requests.ts';

/** The widths at which every page has to work: a phone, a tablet, a desktop. */
export const widths = [360, 768, 1440] as const;

type Fixtures = {
  /** Expected errors on the console, as parts of their texts; any other error fails the test. */
  allowedComplaints: string[];
};

/** Chromium reports every refused request; a refusal (4xx) of the API is an answer, not a fault of the page. */
function isRefusal(message: ConsoleMessage): boolean {
  return (
    /Failed to load resource.*\b4\d\d\b/.test(message.text()) && message.location().url.includes('/api/')
  );
}

type Automatic = { silentConsole: undefined; slowCalls: undefined; lastRequests: undefined };

type OfWorker = {
  /** Further settings of the site. A file that names some gets a worker with its own site. */
  siteVariables: Record<string, string>;
  /** The address of the worker's own site: the production build in its own process, with its own database. */
  siteAddress: string;
};

/** A recording runs a script in each frame, and the frame of an e-mail allows none. */
const ofTracing = 'Blocked script execution';

/** `test` of the browser tests: it knows the site's address, and fails when the page reports an error on its console. */
export const test = base.extend<Fixtures & Automatic, OfWorker>({
  siteVariables: [{}, { option: true, scope: 'worker' }],
  siteAddress: [
    async ({ siteVariables }, use) => {
      const { address, stop } = await startSite({ ...sampleSite, ...siteVariables });
      process.env.SITE_ADDRESS = address;
      await use(address);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  baseURL: async ({ siteAddress }, use) => use(siteAddress),
  allowedComplaints: [[], { option: true }],
  slowCalls: [
    async ({ context }, use) => {
      await slowCalls(context);
      await use(undefined);
    },
    { auto: true },
  ],
  lastRequests: [
    async ({ context }, use, testInfo) => {
      const requests = watchRequests(context);
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('last requests', { body: requests.text(), contentType: 'text/plain' });
    },
    { auto: true },
  ],
  silentConsole: [
    async ({ context, allowedComplaints, trace }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' && !isRefusal(message)) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(error.error().stack ?? String(error.error())));
      await use(undefined);
      const allowed = trace === 'off' ? allowedComplaints : [...allowedComplaints, ofTracing];
      const unexpected = complaints.filter((text) => !allowed.some((part) => text.includes(part)));
      expect(unexpected, 'complaints on the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails when an element is wider than the window, so that a person would have to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}

export { expectNoBarriers } from '#test/support/browser/axe.ts';
export { expect };
