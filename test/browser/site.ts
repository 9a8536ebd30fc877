import { test as base, type ConsoleMessage, expect, type Page } from 'playwright/test';
import { slowCalls } from '#test/support/browser/slow-calls.ts';

/** The widths every page has to work at: a phone, a tablet, a desk. */
export const widths = [360, 768, 1440] as const;

type Fixtures = {
  /** Complaints the test expects, as parts of the message; anything else on the console fails it. */
  allowedComplaints: string[];
};

/** Chromium reports every refused request by itself; a refusal (4xx) of the API is an answer, not a fault of the page. */
function isRefusal(message: ConsoleMessage): boolean {
  return (
    /Failed to load resource.*\b4\d\d\b/.test(message.text()) && message.location().url.includes('/api/')
  );
}

type Automatic = { silentConsole: undefined; slowCalls: undefined };

/** `test` of the browser tests: knows the site's address, and fails when the page complains on its console. */
export const test = base.extend<Fixtures & Automatic>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
  baseURL: async ({}, use) => use(process.env.SITE_ADDRESS),
  allowedComplaints: [[], { option: true }],
  slowCalls: [
    async ({ context }, use) => {
      await slowCalls(context);
      await use(undefined);
    },
    { auto: true },
  ],
  silentConsole: [
    async ({ context, allowedComplaints }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' && !isRefusal(message)) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(error.error().stack ?? String(error.error())));
      await use(undefined);
      const unexpected = complaints.filter((text) => !allowedComplaints.some((part) => text.includes(part)));
      expect(unexpected, 'complaints on the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails when something is wider than the window, so that a person would have to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}

export { expectNoBarriers } from '#test/support/browser/axe.ts';
export { expect };
