import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { countForGate } from '#test/support/gate-counts.ts';

/** It waits by the document's own timers, also while the clock of the page is stopped. */
const axeSource = `((setTimeout) => { ${axe.source} })(window.ownSetTimeout ?? window.setTimeout)`;

type Violation = { id: string; help: string; nodes: { html: string }[] };

type RunOptions = {
  runOnly?: { type: 'tag' | 'rule'; values: readonly string[] };
  rules?: Record<string, { enabled: boolean }>;
  resultTypes: readonly string[];
};

type Axe = { run: (context: Document | string, options: RunOptions) => Promise<{ violations: Violation[] }> };

/** Only violations are written out: the rest is most of the report, and is not needed. */
const resultTypes: 'violations'[] = ['violations'];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colours. They take three quarters of axe's time, and the scheme decides them. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const hasAxe = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in window);

/** Runs the axe of the document, which takes a third of the time of injecting one. */
const look = (page: Page, options: Omit<RunOptions, 'resultTypes'>, at?: string): Promise<Violation[]> =>
  page.evaluate(
    async ([given, context]) => {
      // The marked elements may be gone by now.
      if (context !== undefined && document.querySelector(context) === null) return [];
      const { axe } = window as unknown as { axe: Axe };
      // Elements under a bar at the bottom of the screen are whole once they are scrolled.
      const bars = [...document.querySelectorAll<HTMLElement>('.donation__bar, [data-foot-bar]')];
      for (const bar of bars) bar.style.position = 'static';
      const { violations } = await axe.run(context ?? document, given);
      for (const bar of bars) bar.style.removeProperty('position');
      return violations;
    },
    [{ ...options, resultTypes }, at] as const,
  );

/** Counts a look at the page as it is, for the run's table. */
export const countLook = async (page: Page, rules: 'all' | 'some'): Promise<void> => {
  const scheme = await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  );
  countForGate({ kind: 'look', rules, width: page.viewportSize()?.width ?? 0, scheme });
};

const expectNone = (violations: readonly Violation[]): void => {
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)}`),
  );
  expect(told, 'accessibility').toEqual([]);
};

/** Fails with the rule, the element and the remedy for each barrier that axe finds on the current page. */
export const expectNoBarriers = async (page: Page): Promise<void> => {
  const all = { runOnly: { type: 'tag', values: standards } } as const;
  if (!(await hasAxe(page))) await page.evaluate(axeSource);
  expectNone(await look(page, all));
  await countLook(page, 'all');
};

/** Names, structure and the size of targets: all rules that only the width decides. */
export const expectGoodStructure = async (page: Page): Promise<void> => {
  const off = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
  expectNone(await look(page, { runOnly: { type: 'tag', values: standards }, rules: off }));
};

/**
 * Marks the elements that are not shown as they were in an earlier look in this scheme: not at all, in other colours,
 * or as large text, which needs less contrast, where they are small now. Returns whether there are any.
 */
export const markUnseen = (page: Page, scheme: 'light' | 'dark'): Promise<boolean> =>
  page.evaluate((current) => {
    const store = window as unknown as { seenLooks?: Record<string, WeakMap<Element, string>> };
    store.seenLooks ??= { light: new WeakMap(), dark: new WeakMap() };
    const seen = store.seenLooks[current] ?? new WeakMap<Element, string>();
    let hasUnseen = false;
    for (const element of document.querySelectorAll('body, body *')) {
      element.removeAttribute('data-unseen');
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } =
        getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const look = [color, backgroundColor, backgroundImage, opacity, isLarge].join();
      if (seen.get(element) === look) continue;
      seen.set(element, look);
      element.setAttribute('data-unseen', '');
      hasUnseen = true;
    }
    return hasUnseen;
  }, scheme);

/**
 * The contrast of everything that was not looked at in this scheme before, on a document that has had its first look.
 * At the first width that is the whole page; at the next ones it is what only they show.
 */
export const expectGoodColours = async (page: Page, scheme: 'light' | 'dark'): Promise<void> => {
  const colours = { runOnly: { type: 'rule', values: colourRules } } as const;
  if (await markUnseen(page, scheme)) expectNone(await look(page, colours, '[data-unseen]'));
};
