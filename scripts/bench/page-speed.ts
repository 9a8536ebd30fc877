import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumAdvice, ensureChromium } from '../test/chromium.ts';
import { type Paint, paintOf, visitSlowly, worstInteraction } from './throttled-visit.ts';

const phone = 390;
const desk = 1280;
const visits = 3;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const medianPaint = async (browser: Browser, url: string): Promise<Paint> => {
  const paints: Paint[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    paints.push(await visitSlowly(browser, { url, width: phone }, paintOf));
  }
  // A shift that happens once in three visits is one that people see.
  return { lcp: median(paints.map(({ lcp }) => lcp)), cls: Math.max(...paints.map(({ cls }) => cls)) };
};

/** The least a page can cost: a heading, from a server that does nothing else. */
export const floorPaint = async (browser: Browser): Promise<Paint> => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      '<!doctype html><title>Floor</title><link rel="icon" href="data:,"><h1>Ride against cancer.</h1>',
    );
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await medianPaint(browser, `http://localhost:${port}/`);
  } finally {
    server.close();
  }
};

/** What opens the app: until it is there a link leaves the document, and what was measured of it. */
const wake = async (page: Page): Promise<void> => {
  await page.mouse.move(200, 200);
  await page.getByRole('status').first().waitFor({ state: 'attached' });
};

/** Another document began at another time. */
const documentOf = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

/** Ways through the shell that a person takes, each from a page that has come to rest. */
const paths: Record<string, { width: number; walk: (page: Page) => Promise<void> }> = {
  'menus on a desk': {
    width: desk,
    walk: async (page) => {
      const menu = page.getByRole('navigation', { name: 'Main' });
      for (const toggle of await menu.getByRole('button').all()) await toggle.click();
      await page.keyboard.press('Escape');
    },
  },
  'a link and back': {
    width: desk,
    walk: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      await page.waitForURL('**/faq');
      await page.goBack();
      await page.waitForURL((url) => url.pathname !== '/faq');
    },
  },
  'searching on a desk': {
    width: desk,
    walk: async (page) => {
      await page.getByRole('banner').getByRole('searchbox').fill('maya');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search?query=maya');
    },
  },
  'the drawer on a phone': {
    width: phone,
    walk: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
      const drawer = page.getByRole('dialog');
      await drawer.waitFor();
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
    },
  },
};

export type PageSpeed = {
  floor: Paint;
  pages: ({ path: string } & Paint)[];
  /** The worst interaction of each way through the shell, ms; the median of its visits. */
  interactions: { name: string; worst: number }[];
};

/**
 * Largest contentful paint and layout shift of each page, and the worst interaction over the shell's own paths, in Chromium
 * with a CPU four times slower, 150 ms round trips and 1.6 Mbit/s.
 */
export async function measurePageSpeed(address: string, pages: readonly string[]): Promise<PageSpeed> {
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error(chromiumAdvice());
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const floor = await floorPaint(browser);
    const measured: PageSpeed['pages'] = [];
    for (const path of pages) measured.push({ path, ...(await medianPaint(browser, address + path)) });
    const interactions: PageSpeed['interactions'] = [];
    for (const [name, { width, walk }] of Object.entries(paths)) {
      const walked = async (page: Page) => {
        await wake(page);
        const start = await documentOf(page);
        await walk(page);
        if ((await documentOf(page)) !== start) throw new Error(`On the way “${name}” the page was left`);
        return worstInteraction(page);
      };
      const worst: number[] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        worst.push(await visitSlowly(browser, { url: `${address}/about`, width }, walked));
      }
      interactions.push({ name, worst: median(worst) });
    }
    return { floor, pages: measured, interactions };
  } finally {
    await browser.close();
  }
}
