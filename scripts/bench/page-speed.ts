import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import type { PageAddress } from './page-address.ts';
import { scaled } from './scale.ts';
import { type Paint, paintOf, visitSlowly, worstInteraction } from './throttled-visit.ts';

const phone = 390;
const desk = 1280;
const visits = scaled(3, 1);

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Largest contentful paint and layout shift of a page on the slowed-down phone. */
export const medianPaint = async (browser: Browser, address: PageAddress): Promise<Paint> => {
  const paints: Paint[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    paints.push(await visitSlowly(browser, { ...address, width: phone }, paintOf));
  }
  // People notice a shift that happens once in three visits.
  return { lcp: median(paints.map(({ lcp }) => lcp)), cls: Math.max(...paints.map(({ cls }) => cls)) };
};

/** The least that a page can cost: a heading, from a server that does nothing else. */
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
    return await medianPaint(browser, { site: `http://localhost:${port}`, path: '/' });
  } finally {
    server.close();
  }
};

/** Opens the app: until then a link leaves the document, and its measurements are lost. */
const wake = async (page: Page): Promise<void> => {
  await page.mouse.move(200, 200);
  await page.getByRole('status').first().waitFor({ state: 'attached' });
};

/** Another document has another time origin. */
const documentOf = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

/** Interactions with the site's frame, each on a page that is quiet. */
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

export const interactions = Object.keys(paths);

/** The slowest of these interactions, ms; the median of its visits. */
export const worstOn = async (browser: Browser, site: string, name: string): Promise<number> => {
  const way = paths[name];
  if (way === undefined) throw new Error(`There is no way “${name}”.`);
  const walked = async (page: Page) => {
    await wake(page);
    const start = await documentOf(page);
    await way.walk(page);
    if ((await documentOf(page)) !== start) throw new Error(`On the way “${name}” the page was left`);
    return worstInteraction(page);
  };
  const worst: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    worst.push(await visitSlowly(browser, { site, path: '/about', width: way.width }, walked));
  }
  return median(worst);
};
