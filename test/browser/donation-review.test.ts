import { randomInt } from 'node:crypto';
import { stopTime } from '@product/path-driver/page-clock';
import type { Page, Route } from 'playwright/test';
import { billOf } from '#machines/donation/donation.rules.ts';
import { expectHydrated } from '#test/support/browser/hydrated.ts';
import { fillDonation } from '#test/support/donation/fill-donation.ts';
import { salesOf } from '#test/support/sandbox-reports.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const address = '/donate?recipientType=General';

const review = (page: Page) => page.getByRole('heading', { name: 'Review your gift' });

/** Fills in a donation with a unique amount, and continues to its review. Resolves with the charge in cents. */
const lookOver = async (page: Page): Promise<number> => {
  const amount = 20_000 + randomInt(5_000);
  await fillDonation(page, newPerson('Dana', 'Rivers'), amount);
  await page.getByRole('button', { name: /^Review \$/ }).click();
  await expect(review(page)).toBeFocused();
  return billOf(amount, true).charge;
};

/** Opens the review of a donation from a link on a profile. */
const lookOverFromProfile = async (page: Page): Promise<number> => {
  await page.goto('/profile/maya-okafor', { waitUntil: 'networkidle' });
  // The app opens at the first action of a person, and handles links from then on.
  await page.mouse.move(300, 300);
  await expect(page.getByRole('status').first()).toBeAttached();
  const link = page.getByRole('main').locator('a[href^="/donate"]').first();
  await expectHydrated(link);
  await link.click();
  await expect(page.getByLabel(/^Another amount/)).toBeVisible();
  return lookOver(page);
};

/** Confirms the donation and goes back while it is under way. The returned function lets it through. */
const goBackWhileSent = async (page: Page): Promise<() => Promise<void>> => {
  const routes: Route[] = [];
  let isThrough = false;
  // While cards are refused elsewhere, the server asks for proof of work first, and the page sends the donation again.
  await page.route('**/api/donation', (route) => (isThrough ? route.continue() : void routes.push(route)));
  const sent = page.waitForRequest('**/api/donation');
  await page.getByRole('button', { name: /^Give \$/ }).click();
  await sent;
  await expect(page).toHaveURL(/\/donate\?[^#]*$/);
  await page.evaluate(() => history.back());
  await expect(question(page)).toBeVisible();
  return async () => {
    isThrough = true;
    for (const route of routes) await route.continue();
  };
};

const expectForm = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'How will you pay?' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'How will you pay?' })).toBeInViewport();
  await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111');
  await expect(page).toHaveURL(`${address}#payment`);
};

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Your gift is on its way' });

test('Back leads from the review through the steps to the page before, even when the previous page was another document', {
  tag: '@gate',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  await page.goto('/faq');
  await page.goto(address);
  await lookOver(page);
  await page.goBack();
  await expectForm(page);
  await page.getByRole('button', { name: /^Review \$/ }).click();
  await expect(review(page)).toBeFocused();
  await page.getByRole('button', { name: 'Change how you pay' }).click();
  await expectForm(page);
  // Forward leads to the entry of a finished review: the tab comes back by itself.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let moves = 0;
        addEventListener('popstate', () => {
          moves += 1;
          if (moves === 2) resolve();
        });
        history.forward();
      }),
  );
  await expectForm(page);
  expect(asked).toEqual([]);
  // Back leads through the steps; from the first one it leads out of the page, and the page asks.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Who’s giving?' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'How much?' })).toBeFocused();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  expect(asked).toEqual(['beforeunload']);
});

test('Back during a charge asks before leaving, and the thanks page replaces the form in the history', {
  tag: '@gate',
}, async ({ page }) => {
  await lookOverFromProfile(page);
  const give = await goBackWhileSent(page);
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/donate\?[^#]*$/);
  await give();
  await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/profile/maya-okafor');
});

test('a donation in progress is still charged once when its donor leaves the page', { tag: '@gate' }, async ({
  page,
}) => {
  const charge = await lookOverFromProfile(page);
  const charged = async () => (await salesOf(page, charge)).length;
  const before = await charged();
  const give = await goBackWhileSent(page);
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/profile/maya-okafor');
  await give();
  await expect.poll(charged).toBe(before + 1);
});

test('the review stays visible until the preloaded thanks page is ready', { tag: '@gate' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await page.goto(address);
  const preloaded = page.waitForResponse('**/api/event');
  await lookOver(page);
  await preloaded;
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  let thank = (): unknown => undefined;
  await page.route('**/api/event', (route) => {
    thank = () => route.continue();
  });
  const asked = page.waitForRequest('**/api/event');
  await page.getByRole('button', { name: /^Give \$/ }).click();
  await asked;
  await expect(page).toHaveURL(/\/donate\/thanks/);
  // No empty page comes between, however long it takes. The request itself ends after ten seconds.
  const goOn = await stopTime(page);
  await page.clock.runFor(5_000);
  await expect(review(page)).toBeInViewport();
  await expect(page.getByText('Your gift is on its way. Please wait.')).toBeAttached();
  thank();
  await goOn();
  await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(scripts).toEqual([]);
});
