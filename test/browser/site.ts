import { AxeBuilder } from '@axe-core/playwright';
import { test as base, type ConsoleMessage, expect, type Page } from 'playwright/test';
import { countForGate } from '#test/support/gate-counts.ts';

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

type Automatic = { silentConsole: undefined };

/** `test` of the browser tests: knows the site's address, and fails when the page complains on its console. */
export const test = base.extend<Fixtures & Automatic>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
  baseURL: async ({}, use) => use(process.env.SITE_ADDRESS),
  allowedComplaints: [[], { option: true }],
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

type Violation = { id: string; help: string; nodes: { html: string }[] };

type Axe = {
  run: (
    context: Document,
    options: { runOnly: object; resultTypes: string[] },
  ) => Promise<{ violations: Violation[] }>;
};

/** Only what is wrong is written out: of all that is right, which is most, nobody reads. */
const resultTypes: 'violations'[] = ['violations'];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a page's width and colours decide; the rest of it is the same at all of them. */
const ofLooks = ['color-contrast', 'target-size', 'link-in-text-block'];

const hasAxe = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in window);

/** Runs the axe that an earlier look has left on the document: bringing it again would take three times as long. */
const lookAgain = (page: Page, runOnly: object): Promise<Violation[]> =>
  page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: Axe };
      return (await axe.run(document, options)).violations;
    },
    { runOnly, resultTypes },
  );

const lookFirst = async (page: Page): Promise<Violation[]> => {
  const { violations } = await new AxeBuilder({ page })
    // No page holds a frame of another site, and only for those would each look need a page of its own.
    .setLegacyMode()
    .options({ resultTypes })
    .withTags(standards)
    .analyze();
  return violations;
};

/** Notes a look at the page as it is, for the run's table. */
const countLook = async (page: Page, rules: 'all' | 'looks'): Promise<void> => {
  const scheme = await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  );
  countForGate({ kind: 'look', rules, width: page.viewportSize()?.width ?? 0, scheme });
};

const told = (violations: readonly Violation[]): string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)}`),
  );

/** Fails with the rule, the element and the remedy for each barrier axe finds on the page as it is now. */
export async function expectNoBarriers(page: Page): Promise<void> {
  const violations = (await hasAxe(page))
    ? await lookAgain(page, { type: 'tag', values: standards })
    : await lookFirst(page);
  expect(told(violations), 'accessibility').toEqual([]);
  await countLook(page, 'all');
}

/**
 * Fails when the page doesn't fit its window as it is now, or its colours or targets are hard to see or to hit. After
 * `expectNoBarriers` on the same document, which has brought axe along.
 */
export async function expectGoodLooks(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(told(await lookAgain(page, { type: 'rule', values: ofLooks })), 'looks').toEqual([]);
  await countLook(page, 'looks');
}

/** Fails when something is wider than the window, so that a person would have to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}

export { expect };
