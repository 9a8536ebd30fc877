import type { Page } from 'playwright/test';
import { expectHydrated } from '#test/support/browser/hydrated.ts';
import { expect, test } from './site.ts';

/** Its own site with an external gateway: its hosts are in the policy of the pages that take payments. Nothing answers there. */
const siteVariables = {
  BRAINTREE_ENVIRONMENT: 'sandbox',
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
  PAYMENTS_TIMEOUT_MS: '500',
  JOBS: 'no',
};

// One worker, so one site.
test.describe.configure({ mode: 'default' });
// The gateway can't be reached, which is not the subject here. Where Back comes during hydration, React renders the rest again, and says
// so.
test.use({
  siteVariables,
  allowedComplaints: ['Failed to load resource', 'Minified React error #520', 'Minified React error #422'],
});

/** The policies of the documents that the page loads from now on, by path. */
const documentsOf = (page: Page) => {
  const documents: { path: string; mayPay: boolean }[] = [];
  page.on('response', async (response) => {
    if (!response.request().isNavigationRequest()) return;
    const policy = response.headers()['content-security-policy'] ?? '';
    documents.push({
      path: new URL(response.url()).pathname,
      mayPay: policy.includes('braintreegateway.com'),
    });
  });
  return documents;
};

const toGeneralFund = (page: Page) => page.getByRole('link', { name: 'general fund' }).first();
const path = (page: Page) => new URL(page.url()).pathname;

/** Waits for the new document: its address is shown earlier, and the old one has a heading too. */
const expectOwnDocument = async (page: Page) => {
  await page.waitForURL('/donate?recipientType=General');
  await expect(page.locator('html')).not.toHaveAttribute('data-paying-pages');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('a payment page loads its own document with the payment policy, also by Forward', async ({ page }) => {
  const documents = documentsOf(page);
  await page.goto('/search?query=zzzzqqq');
  await toGeneralFund(page).click();
  await expectOwnDocument(page);
  expect(documents).toEqual([
    { path: '/search', mayPay: false },
    { path: '/donate', mayPay: true },
  ]);
  await page.goBack();
  await expect(toGeneralFund(page)).toBeVisible();
  expect(path(page)).toBe('/search');
  await page.goForward();
  await expectOwnDocument(page);
  expect(documents.filter(({ path: at, mayPay }) => mayPay !== (at === '/donate'))).toEqual([]);
});

test('Back during the hydration of a payment page shows the page before it', async ({ page }) => {
  await page.addInitScript(() => {
    const add = EventTarget.prototype.addEventListener;
    let isBack = false;
    // React listens on the root when hydration begins, before the router listens to the history.
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof add>) {
      add.apply(this, args);
      const isHydrating = this instanceof Element && this.id === 'root' && args[0] === 'click';
      if (isBack || !isHydrating || location.pathname !== '/donate') return;
      isBack = true;
      history.back();
    };
  });
  await page.goto('/search?query=zzzzqqq');
  await toGeneralFund(page).click();
  await page.waitForURL('/search?query=zzzzqqq');
  await expect(toGeneralFund(page)).toBeVisible();
});

test('leaving a payment page, and Back to it, loads no new document', async ({ page }) => {
  const documents = documentsOf(page);
  await page.goto('/donate?recipientType=General');
  await page.mouse.move(10, 10);
  const give = page.getByRole('banner').getByRole('link', { name: 'Give', exact: true }).first();
  await expectHydrated(give);
  await give.click();
  await page.waitForURL('/give');
  await page.goBack();
  await page.waitForURL('/donate?recipientType=General');
  expect(documents).toEqual([{ path: '/donate', mayPay: true }]);
});

test('a payment page loads its own document for a differently written address', async ({ page }) => {
  await page.goto('/give');
  await page.mouse.move(10, 10);
  await expect(page.getByLabel('Who do you want to back?')).toBeVisible();
  const documents = documentsOf(page);
  await page.evaluate(() => history.pushState({}, '', '/Donate/?recipientType=General'));
  await expectOwnDocument(page);
  expect(documents.at(-1)).toEqual({ path: '/donate', mayPay: true });
});
