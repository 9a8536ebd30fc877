import type { BrowserSettings } from '@product/path-driver';
import { stopTime } from '@product/path-driver/page-clock';
import { expect, type Page } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import { type progressMachine, selectProgress } from '#machines/shell/progress/progress.machine.ts';
import { poll } from '#test/support/browser/poll.ts';
import { type ContentVisits, contentVisits } from './content-visits.ts';

type Snapshot = SnapshotFrom<typeof progressMachine>;

const begin = '/about';

/** The walk's page, and where the person on it is. */
let tab: Page | null = null;
let visits: ContentVisits | null = null;
let shown: string = begin;
let wanted: string = begin;

const ours = (): ContentVisits => {
  if (visits === null) throw new Error('No page is open');
  return visits;
};

export const progressActions = {
  start: async (): Promise<void> => {
    wanted = await ours().setOut(shown);
  },
  complete: async (): Promise<void> => {
    await ours().answer();
    await poll(() => ours().current()).toBe(wanted);
    shown = wanted;
  },
  fail: async (before: Snapshot): Promise<void> => {
    // The page that has just come fails when it is read once more.
    if (before.matches('completed')) await ours().askAgain();
    else shown = wanted;
    await ours().lose();
  },
  shows: async (snapshot: Snapshot): Promise<void> => {
    const value = selectProgress(snapshot);
    const bar = tab?.getByRole('progressbar', { name: 'Loading the page' });
    if (bar === undefined) throw new Error('No page is open');
    if (value === null) await expect(bar).not.toHaveAttribute('aria-valuenow');
    else await expect(bar).toHaveAttribute('aria-valuenow', `${value}`);
  },
};

/** Milliseconds on the page after which the router shows a page of its own, which then stays a while. */
const patience = 90;

/** The walk in Chromium: pages of content that come when the path says; the page's time stands until it does. */
export const progressBrowser: BrowserSettings = {
  open: async ({ page, goTo }) => {
    if (tab !== page) {
      tab = page;
      visits = contentVisits(page);
      await visits.hold();
    }
    await page.clock.resume();
    ours().forget();
    await goTo(begin);
    shown = begin;
    wanted = begin;
    await ours().waitForApp();
    await stopTime(page);
  },
  avoids: ({ label }, before) =>
    (before as Snapshot).matches({ climbing: 'ticking' }) &&
    (before as Snapshot).context.value > patience &&
    /completed|failed/.test(label),
};
