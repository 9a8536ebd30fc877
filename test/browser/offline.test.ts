import type { Page } from 'playwright/test';
import { movePointer } from '#test/support/browser/move-pointer.ts';
import { expect, expectNoBarriers, test } from './site.ts';

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** An action of a person, which opens the app; then the app handles the page's links itself. */
const wake = async (page: Page) => {
  // A resting pointer is no action, so it has to move.
  await movePointer(page);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
};

/** A connection that has just come back: the page's first requests get no answer. The returned function ends this. */
const dropScripts = async (page: Page) => {
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort('connectionreset'));
  return () => page.unroute(scripts);
};

// The browser reports each failed request, the worker's (`ERR_FAILED`) and the page's, and the error page reports its reason.
test.use({
  allowedComplaints: [
    'ERR_INTERNET_DISCONNECTED',
    'ERR_CONNECTION_RESET',
    'net::ERR_FAILED',
    'offline: EB',
    'No connection:',
  ],
});

test.describe('within the app', () => {
  test('a page opened offline shows the offline page, and loads by itself once online', {
    tag: '@gate',
  }, async ({ page, context }) => {
    await page.goto('/faq');
    await wake(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await context.setOffline(true);
    await expect(page.getByText('You’re offline. You can still read the pages you’ve opened.')).toBeVisible();
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/register' });
      document.body.append(link);
      link.click();
      link.remove();
    });
    await heading(page, 'You’re offline.');
    await expect(page).toHaveTitle('Product | EB: You’re offline.');
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Go back' }).click();
    await heading(page, 'FAQ');
    await page.goForward();
    await heading(page, 'You’re offline.');
    const answerAgain = await dropScripts(page);
    await context.setOffline(false);
    await expect(page.getByText('You’re back online.', { exact: true })).toBeVisible();
    await heading(page, 'Almost there.');
    await answerAgain();
    await heading(page, 'How do you want to take part?');
    await expect(page).toHaveTitle('Product | Register');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

test.describe('in another tab, or after a reload', () => {
  test.use({ serviceWorkers: 'allow' });

  const kept = (page: Page) =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });

  /** Reads pages as a visitor, until the browser has stored them. */
  const read = async (page: Page, paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(path);
      await wake(page);
      await expect.poll(() => kept(page)).toContain(path);
    }
  };

  test('visited pages are served offline, and other pages show the offline page', async ({
    page,
    context,
  }) => {
    await read(page, ['/donate', '/faq', '/']);
    await context.setOffline(true);
    await page.goto('/faq');
    await heading(page, 'FAQ');
    await wake(page);
    for (const path of ['/donate?recipient=maya-okafor&recipientType=User', '/faq?drafts=yes', '/register']) {
      await page.goto(path);
      await heading(page, 'You’re offline.');
    }
    await expect(page).toHaveTitle('Product | You’re offline');
    await expectNoBarriers(page);
    await page.getByRole('link', { name: 'Home' }).click();
    await heading(page, 'Ride against cancer.');
    await page.goto('/register');
    await heading(page, 'You’re offline.');
    await context.setOffline(false);
    await heading(page, 'How do you want to take part?');
  });

  test('a page visited by an e-mail link is served offline with and without its query', async ({
    page,
    context,
  }) => {
    await page.goto('/safety?utm_source=letter');
    await wake(page);
    await expect.poll(() => kept(page)).toContain('/safety');
    await context.setOffline(true);
    for (const path of ['/safety?utm_source=letter', '/safety', '/safety?query=helmet']) {
      await page.goto(path);
      await heading(page, 'Safety');
      await wake(page);
    }
  });

  test('the cache contains no API answer, sign-in page, sandbox page or profile', async ({ page }) => {
    await read(page, ['/faq']);
    for (const path of ['/sign-in', '/register', '/profile/maya-okafor', '/sandbox/mail', '/faq?query=ann'])
      await page.goto(path);
    await wake(page);
    const others = (await kept(page)).filter((path) => !path.startsWith('/assets/'));
    expect(others.sort()).toEqual([
      '/faq',
      '/favicon.svg',
      '/illustrations/offline.svg',
      '/offline.html',
      '/offline.js',
    ]);
  });
});
