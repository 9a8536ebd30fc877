import type { Page } from 'playwright/test';
import { expect, expectNoBarriers, test } from './site.ts';

const code = '**/assets/*.{js,css}';

/** Of what the page came with: where that is missing it can't ask for anything. */
const named = (html: string) => new Set(html.match(/assets\/[^"]+\.js/g));

/**
 * As on a weak connection: once the page is there, nothing that it asks for comes at the first time. Returns how often each
 * was asked for.
 */
const openWithWeakConnection = async (page: Page, path: string) => {
  const asked = new Map<string, number>();
  const response = await page.request.get(path);
  const first = named(await response.text());
  await page.route(code, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const times = (asked.get(name) ?? 0) + 1;
    asked.set(name, times);
    return first.has(name) || times > 1 ? route.continue() : route.abort('connectionreset');
  });
  await page.goto(path);
  return asked;
};

/** What comes last of all. */
const showPayment = async (page: Page) => {
  await page.getByText('How do you pay?').scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Card number')).toBeVisible({ timeout: 30_000 });
};

test.use({ allowedComplaints: ['ERR_CONNECTION_RESET'] });

test('a checkout whose every script comes at the second time loses nothing of what is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const asked = await openWithWeakConnection(page, '/donate?recipientType=General');
  await page.mouse.move(10, 10);
  await expect(page.getByLabel('First name')).toBeVisible();
  await showPayment(page);
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give to the general fund');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect([...asked.keys()].join()).toMatch(/start-app.*shell/);
  expect(Math.max(...asked.values())).toBeLessThan(8);
  // The styles came with the page.
  expect([...asked.keys()].join()).not.toContain('.css');
});

test('a page that is there stays as it is while the app can’t be had', async ({ page }) => {
  await page.route('**/assets/start-app*.js', (route) => route.abort('connectionreset'));
  await page.goto('/donate?recipientType=General');
  const failed = page.waitForEvent('requestfailed');
  await page.mouse.move(10, 10);
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give to the general fund');
  await expectNoBarriers(page);
  await page.unroute('**/assets/start-app*.js');
  await showPayment(page);
});

test('a search form that can’t be had holds up nothing but itself', async ({ page }) => {
  const searchForm = '**/assets/search-form*.js';
  await page.route(searchForm, (route) => route.abort('connectionreset'));
  await page.goto('/donate?recipientType=General');
  await page.mouse.move(10, 10);
  await showPayment(page);
  await expect(page.getByLabel('Name of a person or a peloton')).toBeVisible();
  await page.getByRole('link', { name: 'Give', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back somebody’s climb.');
  await expectNoBarriers(page);
  await page.unroute(searchForm);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByLabel('Who do you want to back?')).toBeVisible({ timeout: 40_000 });
});

test('a card form that doesn’t come says what helps, and nothing typed is lost', async ({ page }) => {
  const cardForm = '**/assets/local-card-form*.js';
  await page.route(cardForm, (route) => route.abort('connectionreset'));
  await page.goto('/donate?recipientType=General');
  await page.getByLabel('First name').fill('Ada');
  await page.getByText('How do you pay?').scrollIntoViewIfNeeded();
  const renew = page.getByRole('button', { name: 'Load the page anew' });
  await expect(renew).toBeVisible({ timeout: 20_000 });
  await expectNoBarriers(page);
  await renew.click();
  await expect(renew).toBeHidden();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.unroute(cardForm);
  await showPayment(page);
});

test('a card form that nobody has come near isn’t called slow', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/donate?recipientType=General');
  await page.mouse.move(10, 10);
  await page.getByLabel('First name').fill('Ada');
  await page.evaluate(() => scrollTo(0, 0));
  await page.clock.runFor(20_000);
  await expect(page.getByText('Loading the card form')).toBeAttached();
  await expect(page.getByText('The card form is slow to come')).not.toBeAttached();
});
