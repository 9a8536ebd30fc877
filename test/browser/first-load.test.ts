import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { scaled } from '#scripts/test/extent.ts';
import { holdScripts } from '#test/support/browser/held-scripts.ts';
import { expectHydrated } from '#test/support/browser/hydrated.ts';
import { expect, test } from './site.ts';

const built = resolve(import.meta.dirname, '../../dist');

/** The JavaScript budget of a visitor's first page, in kB (1,000 bytes) gzipped. */
const budget = 130;

/** Hollin Valley Wheelers, in the demo data. */
const wheelers = 'de9d5b73-c409-829c-af8b-32c7852b142f';

/** The first page when the database is slow or down: a document without rendered content. */
const comeEmpty = (page: Page) =>
  page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/<div id="root">.*<\/footer><\/div><\/div>/s, '<div id="root"></div>')
      .replace(/<script type="application\/json" id="page-data">.*?<\/script>/, '');
    await route.fulfill({ response, body });
  });

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Ride against cancer.' });

const expectLight = async (page: Page, path: string) => {
  const scripts = new Set<string>();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page’s data came with it, so it calls no API.
  expect(calls).toEqual([]);
  const texts = [...scripts].map((name) => readFileSync(resolve(built, `.${name}`)));
  const kilobytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;
  expect(kilobytes).toBeLessThanOrEqual(budget);
  const without = (mark: string) => texts.every((text) => !text.includes(mark));
  expect({
    msal: without('msal.js.browser'),
    braintree: without('braintree'),
    xstate: without('xstate.init'),
    calls: without('Malformed call'),
  }).toEqual({ msal: true, braintree: true, xstate: true, calls: true });
};

/** One of each kind of page. */
const kinds = [
  '/',
  '/ride-weekend',
  '/give',
  '/donate',
  '/search?query=maya',
  '/profile/maya-okafor',
  '/profile/maya-okafor/donations',
  `/peloton/${wheelers}`,
  '/register',
  `/fund-sharing/${wheelers}`,
];
const more = [
  '/about',
  '/rides-events',
  '/gravel-day',
  '/faq',
  '/donate?recipientType=General',
  '/give/search?query=maya',
  `/peloton/${wheelers}/members`,
  `/peloton/${wheelers}/donations`,
  '/register?choose=volunteer',
];

for (const path of scaled([...kinds, ...more], kinds))
  test(
    `the first load of ${path} stays in the script budget, and calls no API`,
    { tag: '@gate' },
    async ({ page }) => expectLight(page, path),
  );

test.describe('a page that is not there', () => {
  test.use({ allowedComplaints: ['404 (Not Found)'] });

  for (const path of [
    '/no-such-page',
    '/profile/nobody-of-that-name',
    '/peloton/0f0e0d0c-0b0a-4908-8706-050403020100',
  ])
    test(
      `the first load of ${path} stays in the script budget, and calls no API`,
      { tag: '@gate' },
      async ({ page }) => expectLight(page, path),
    );
});

test('a search for nothing passes on to /give before any script runs', async ({ request }) => {
  for (const path of ['/search', '/give/search?query=']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, '/give']);
  }
});

/** Holds back the form's own script. The returned function waits until it was requested, and lets it through. */
const holdCheckout = async (page: Page): Promise<() => Promise<void>> => {
  const scripts: (() => Promise<void>)[] = [];
  await page.route(/donate-checkout-.*\.js/, (route) => {
    scripts.push(() => route.continue());
  });
  return async () => {
    await expect.poll(() => scripts.length).toBe(1);
    for (const bring of scripts) await bring();
  };
};

test('form input from before hydration stays after hydration', { tag: '@gate' }, async ({ page }) => {
  const letThrough = await holdCheckout(page);
  await page.goto('/donate?recipientType=General');
  await page.getByRole('radio', { name: '$100' }).check({ force: true });
  await page.getByRole('radio', { name: 'Monthly' }).check({ force: true });
  await page.getByRole('switch').uncheck({ force: true });
  await letThrough();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expect(page.getByText('$100.00 a month goes to research.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(page.getByRole('switch')).not.toBeChecked();
});

test('typing an amount continues undisturbed through hydration', async ({ page }) => {
  const letThrough = await holdCheckout(page);
  await page.goto('/donate?recipientType=General');
  await page.getByLabel(/^Another amount/).focus();
  // The digits typed so far are one of the amounts beside the field.
  await page.keyboard.type('50');
  await letThrough();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await page.keyboard.type('.5');
  await page.keyboard.type('2');
  await expect(page.getByLabel(/^Another amount/)).toHaveValue('50.52');
});

for (const script of ['donate-checkout', 'start-app'])
  test(`“Continue” pressed while ${script} is on its way counts`, {
    tag: script === 'donate-checkout' ? '@gate' : [],
  }, async ({ page }) => {
    const letThrough = await holdScripts(page, script);
    await page.goto('/donate?recipientType=General');
    const amount = page.getByLabel(/^Another amount/);
    await amount.focus();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    letThrough();
    await expect(page.getByText('The smallest gift is $5.')).toBeVisible();
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue('3');
  });

for (const script of ['', 'donate-checkout', 'start-app'])
  test(`an amount that the donor left while ${script || 'every script'} is on its way is checked`, async ({
    page,
  }) => {
    const letThrough = await holdScripts(page, script);
    await page.goto('/donate?recipientType=General', { waitUntil: 'commit' });
    const amount = page.getByLabel(/^Another amount/);
    await amount.focus();
    await page.keyboard.type('3');
    await page.keyboard.press('Tab');
    letThrough();
    await expect(page.getByText('The smallest gift is $5.')).toBeVisible();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).not.toBeFocused();
  });

test('an amount that the donor still types is not checked after hydration', async ({ page }) => {
  const letThrough = await holdScripts(page, 'donate-checkout');
  await page.goto('/donate?recipientType=General');
  const amount = page.getByLabel(/^Another amount/);
  await amount.focus();
  await page.keyboard.type('3');
  letThrough();
  await expectHydrated(amount);
  await expect(page.getByText('The smallest gift is $5.')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByText('The smallest gift is $5.')).toBeVisible();
});

test('a page that is not server-rendered loads its content from the API', async ({ page }) => {
  await comeEmpty(page);
  const asked = page.waitForResponse('**/api/content/page?path=%2F');
  await page.goto('/');
  expect((await asked).status()).toBe(200);
  await expect(page.getByRole('main')).toContainText('people are in');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages and their links work', async ({ page }) => {
    await page.goto('/');
    await expect(title(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await expect(page).toHaveTitle('Product | About');
  });
});

test.describe('when the API fails', () => {
  test.use({ allowedComplaints: ['Failed to load resource', 'status: 503', 'route: 503'] });

  test('a page that fails to load shows an error, and loads by “Try again”', { tag: '@gate' }, async ({
    page,
  }) => {
    await comeEmpty(page);
    let isDown = true;
    await page.route('**/api/content/page?*', (route) =>
      isDown
        ? route.fulfill({ status: 503, contentType: 'text/plain', body: 'Out for lunch' })
        : route.continue(),
    );
    await page.goto('/');
    await expect(
      page.getByRole('heading', { level: 1, name: /Our server couldn’t load this page/ }),
    ).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title(page)).toBeVisible();
  });
});

test('a pointer that rests while the layout changes does not start the app', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  // As Chromium reports it: without a movement.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('start-app'))).toEqual([]);
});

test('the app starts at the first pointer movement, and then navigates without reloading the document', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const app = page.waitForRequest(/start-app/);
  await page.mouse.move(10, 10);
  await app;
  // The app's own regions come with it.
  await expect(page.getByRole('status').first()).toBeAttached();
  await page.getByRole('main').getByRole('link', { name: 'Register' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'How do you want to take part?' })).toBeVisible();
  // A person who comes back sees the current page, not the first one.
  const asked = page.waitForResponse('**/api/content/page?path=%2F');
  await page.goBack();
  expect((await asked).status()).toBe(200);
  await expect(page.getByRole('main')).toContainText('people are in');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
