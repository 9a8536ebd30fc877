import type { Browser, CDPSession, Page } from 'playwright';
import { withPage } from './chromium.ts';
import { expectStatus, type PageAddress } from './page-address.ts';
import { scaled } from './scale.ts';

/** A mid-range phone on a slow mobile network, as the targets name it. A tiny run isn't slowed down. */
const network = {
  offline: false,
  ...scaled(
    { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
    { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  ),
};
const slowerCpu = scaled(4, 1);

/** Milliseconds after the start of the navigation, and the browser's layout shift score. */
export type Paint = { lcp: number; cls: number };

type Watched = { paints: number[]; shift: number; interactions: number[] };

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page first: keeps the browser's own measurements. */
export const watch = () => {
  const watched: Watched = { paints: [], shift: 0, interactions: [] };
  window.watched = watched;
  const observe = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('largest-contentful-paint', ({ startTime }) => watched.paints.push(startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) watched.shift += value;
  });
  observe(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) watched.interactions.push(duration);
    },
    { durationThreshold: 16 },
  );
};

export const throttle = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
};

/** Opens an address with an empty cache, slowed down; the page is closed after `use`. */
export const visitSlowly = <Value>(
  browser: Browser,
  { site, path, width }: PageAddress & { width: number },
  use: (page: Page) => Promise<Value>,
): Promise<Value> =>
  withPage(browser, { viewport: { width, height: width < 1005 ? 844 : 900 } }, async (page) => {
    await throttle(await page.context().newCDPSession(page));
    await page.addInitScript(watch);
    expectStatus(path, await page.goto(site + path, { waitUntil: 'networkidle' }));
    return use(page);
  });

/** The last largest paint, once the page is quiet. */
export const paintOf = async (page: Page): Promise<Paint> =>
  page.evaluate(() => ({ lcp: window.watched.paints.at(-1) ?? Number.NaN, cls: window.watched.shift }));

/** The longest time from a person's act to the next frame, ms; 0 where none took a frame's time. */
export const worstInteraction = async (page: Page): Promise<number> => {
  // Entries arrive after the frame that they measure.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
  return page.evaluate(() => Math.max(0, ...window.watched.interactions));
};
