import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { expect, test } from './site.ts';

const built = resolve(import.meta.dirname, '../../dist');

/** kB (1,000 bytes) gzipped of JavaScript that a visitor's first page may cost. */
const budget = 107;

/** The first page as it comes when the database is slow or away. */
const comeWithoutData = (page: Page) =>
  page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<script type="application\/json" id="page-data">.*?<\/script>/,
      '',
    );
    await route.fulfill({ response, body });
  });

test('a visitor’s first page keeps to its budget and loads neither machines, calls nor sign-in', async ({
  page,
}) => {
  const scripts = new Set<string>();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  // What the page says about the event came with it.
  await expect(page.getByRole('main')).toContainText('people are in');
  expect(calls).toEqual([]);
  const texts = [...scripts].map((name) => readFileSync(resolve(built, `.${name}`)));
  const kilobytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;
  expect(kilobytes).toBeLessThanOrEqual(budget);
  const without = (mark: string) => texts.every((text) => !text.includes(mark));
  expect({
    msal: without('msal.js.browser'),
    xstate: without('xstate.init'),
    calls: without('Malformed call'),
  }).toEqual({ msal: true, xstate: true, calls: true });
});

test('a page that comes without its data asks for them', async ({ page }) => {
  await comeWithoutData(page);
  const asked = page.waitForResponse('**/api/event');
  await page.goto('/');
  expect((await asked).status()).toBe(200);
  await expect(page.getByRole('main')).toContainText('people are in');
});

test.use({ allowedComplaints: ['Failed to load resource'] });

test('a failure on the first page opens the app, which says so', async ({ page }) => {
  await comeWithoutData(page);
  await page.route('**/api/event', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'Out for lunch' }),
  );
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: 'Out for lunch (Error code 503)' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ride against cancer.' })).toBeVisible();
});

test('the first page stands while the API keeps it waiting', async ({ page }) => {
  await comeWithoutData(page);
  await page.route('**/api/event', () => undefined);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Ride against cancer.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
});

test('a person who moves is taken on within the app', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await expect(page.getByRole('status')).toHaveCount(0);
  await page.mouse.move(10, 10);
  // The app's own regions come with it.
  await expect(page.getByRole('status')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How do you want to take part?' })).toBeVisible();
  // Who comes back sees the event as it is then, not as it came with the page.
  const asked = page.waitForResponse('**/api/event');
  await page.goBack();
  expect((await asked).status()).toBe(200);
  await expect(page.getByRole('main')).toContainText('people are in');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
