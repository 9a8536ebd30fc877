import { type BrowserSettings, requests } from '@product/path-driver';
import { stopTime } from '@product/path-driver/page-clock';
import { pauseRequests } from '@product/path-driver/paused-requests';
import { expect, type Page } from 'playwright/test';
import { resetExpectedSightings } from './expected-sightings.ts';

/** The part of the site's router that a walk has to wait for. */
type Router = {
  subscribe: (type: 'onRendered', listener: () => void) => () => void;
  routesById: Record<string, { options: { staticData?: { isAlwaysTracked?: boolean } } }>;
};

let tab: Page | null = null;
let reported: unknown[] = [];
let gone: string[] = [];

const page = (): Page => {
  if (tab === null) throw new Error('No page is open');
  return tab;
};

const takeHold = async (other: Page): Promise<void> => {
  if (tab === other) return;
  tab = other;
  // Playwright reports a request only after its pause, and these tests pause requests.
  await pauseRequests(other, [{ urlPattern: '*/api/sightings' }], ({ path, body }) => {
    if (path === '/api/sightings') reported.push(JSON.parse(body));
    return false;
  });
  // The shop has nothing to show: the person is still here, and with them all that was not told yet.
  await other.context().route(/^https:\/\/(shop|photos)\.example\.org\//, (route, request) => {
    gone.push(request.url());
    if (request.url().startsWith('https://shop.')) return route.fulfill({ status: 204 });
    return route.fulfill({ contentType: 'text/html', body: '<title>Photos</title>' });
  });
};

/** Where the page is; the two that don't count themselves have routes of these names. */
const place = () => decodeURIComponent(new URL(page().url()).pathname);

/** Follows a link within the site, and waits until its page is rendered. */
const go = (href: string) =>
  page().evaluate(async (to) => {
    const router = Reflect.get(window, '__TSR_ROUTER__') as Router;
    await new Promise<void>((done) => {
      const stop = router.subscribe('onRendered', () => {
        stop();
        done();
      });
      const link = Object.assign(document.createElement('a'), { href: to });
      document.body.append(link);
      link.click();
      link.remove();
    });
  }, href);

/** No page of the site asks to be counted although its path isn't; these do when a path says so. */
const force = (isForced: boolean) =>
  page().evaluate((isAlwaysTracked) => {
    const { routesById } = Reflect.get(window, '__TSR_ROUTER__') as Router;
    for (const id of ['/', '/donate/']) {
      const route = routesById[id];
      if (route === undefined) throw new Error(`The site has no route ${id}`);
      route.options.staticData = Object.assign(route.options.staticData ?? {}, { isAlwaysTracked });
    }
  }, isForced);

/** Gestures in a real window, and the requests that leave it. */
export const trackerWindow = {
  reported: (): unknown[] => reported,
  gone: (): string[] => gone,
  /** One of the two pages without a view of their own: the second, if the first is shown. */
  showSkipped: async (isForced: boolean): Promise<void> => {
    if (isForced && place() === '/') await go('/donate');
    await force(isForced);
    await go(place() === '/' ? '/donate' : '/');
    await force(false);
  },
  showHome: async (): Promise<void> => {
    if (place() !== '/') await go('/');
  },
  showNowhere: async (path: string): Promise<void> => {
    await trackerWindow.showHome();
    await go(path);
    await expect(page()).toHaveTitle('Product | 404: This page could not be found.');
  },
  follow: async (href: string, isElsewhere: boolean): Promise<void> => {
    const target = isElsewhere ? '_blank' : '';
    const add = (given: { href: string; target: string }) => {
      const link = Object.assign(document.createElement('a'), given, { rel: 'noopener', textContent: 'Out' });
      link.style.cssText = 'position: fixed; inset: 0; z-index: 9999';
      link.id = 'way-out';
      document.body.append(link);
    };
    await page().evaluate(add, { href, target });
    const opened = isElsewhere ? page().context().waitForEvent('page') : null;
    await page().locator('#way-out').click();
    await page().evaluate(() => document.getElementById('way-out')?.remove());
    if (opened === null) return;
    await expect.poll(() => gone).toEqual([href]);
    gone = [];
    await (await opened).close();
  },
};

/** The walk in Chromium: pages, the menu and links out of a phone's window; the page's time stands until the path says. */
export const trackerBrowser: BrowserSettings = {
  open: async (browser) => {
    const other = browser.page;
    await takeHold(other);
    await other.setViewportSize({ width: 360, height: 740 });
    await other.clock.resume();
    await browser.signOut();
    await browser.goTo('/');
    // Two places, because a pointer that rests at its old position is no action.
    await other.mouse.move(10, 10);
    await other.mouse.move(11, 11);
    await other.locator('dialog[aria-label="Menu"]').waitFor({ state: 'attached' });
    // What the app brings along for later has come: a page that comes late itself needs time, and that now is stopped.
    await other.waitForLoadState('networkidle');
    await stopTime(other);
    reported = [];
    gone = [];
    resetExpectedSightings();
  },
  ports: {
    track: requests('POST', '/api/sightings'),
    open: { atOnce: 'a browser goes to an address at once, and a link has none that it refuses' },
  },
  steps: {
    'xstate.error.actor.track(refused)': 'no connection',
    'xstate.done.actor.open': async (_visit, { before }) => {
      await expect
        .poll(() => gone, { message: 'the other site is asked for' })
        .toEqual([before.context.href]);
      gone = [];
    },
  },
};
