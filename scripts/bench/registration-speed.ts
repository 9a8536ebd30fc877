import type { Browser } from 'playwright';
import { meta } from '#machines/registration/registration.messages.ts';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { withPage } from './chromium.ts';
import { weighScripts } from './first-load.ts';
import { floorPaint } from './page-speed.ts';
import { scaled } from './scale.ts';
import { paintOf, throttle, watch } from './throttled-visit.ts';

/**
 * Kilobytes of 1,000 bytes, gzipped; milliseconds from the start of the navigation until the first question is readable, and until a page
 * with only a heading is painted.
 */
export type RegistrationSpeed = {
  kilobytes: number;
  files: number;
  readable: number;
  floor: number;
  cls: number;
};

const visits = scaled(3, 1);

const firstQuestion = meta.profile.heading;

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation until the heading was painted. */
    headingPainted?: number;
  }
}

/** Runs in the page first: checking from outside would cost the slowed-down page time. */
const watchHeading = (text: string) => {
  const watching = new MutationObserver(() => {
    if (document.querySelector('h1')?.textContent !== text) return;
    watching.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        window.headingPainted = performance.now();
      }),
    );
  });
  watching.observe(document, { childList: true, subtree: true, characterData: true });
};

/**
 * Opens `/registration` as a signed-in person with a begun registration, with an empty cache, on the slowed-down phone of the other pages.
 * The median visit counts.
 */
export const measureRegistration = (browser: Browser, address: string): Promise<RegistrationSpeed> =>
  withPage(browser, { baseURL: address, viewport: { width: 390, height: 844 } }, async (page) => {
    await signInFast(page, newPerson(), '/register?choose=signature');
    await page.getByRole('button', { name: 'Start registration' }).click();
    const question = page.getByRole('heading', { level: 1, name: firstQuestion });
    await question.waitFor();

    const session = await page.context().newCDPSession(page);
    await throttle(session);
    await page.addInitScript(watch);
    await page.addInitScript(watchHeading, firstQuestion);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === address && pathname.endsWith('.js')) scripts.add(pathname);
    });
    const measured: Pick<RegistrationSpeed, 'readable' | 'cls'>[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      await session.send('Network.clearBrowserCache');
      await page.goto('/registration', { waitUntil: 'commit' });
      await question.waitFor();
      await page.waitForLoadState('networkidle');
      const readable = await page.evaluate(() => window.headingPainted ?? Number.NaN);
      measured.push({ readable, cls: (await paintOf(page)).cls });
    }
    const middle = measured.toSorted((one, other) => one.readable - other.readable)[visits >> 1];
    return {
      ...weighScripts(scripts).weight,
      readable: middle?.readable ?? Number.NaN,
      floor: (await floorPaint(browser)).lcp,
      cls: Math.max(...measured.map(({ cls }) => cls)),
    };
  });
