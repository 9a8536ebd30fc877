import type { Page } from 'playwright/test';
import { expectGoodInEveryLook } from '#test/support/browser/every-look.ts';
import { pick, press, tabTo, typeInto } from '#test/support/browser/keyboard.ts';
import { signInOnRoute } from '#test/support/ride-route/riders.ts';
import { expect, test } from './site.ts';

const phone = { width: 360, height: 740 };

const typeCard = async (page: Page, number: string): Promise<void> => {
  await typeInto(page, /^Card number/, number);
  await typeInto(page, /^Expiration date/, '0431');
  await typeInto(page, /^Security code/, '123');
  await typeInto(page, /^Billing postal code/, '02139');
};

const openRoutes = async (page: Page): Promise<void> => {
  await page.setViewportSize(phone);
  await page.goto('/ride-route/edit');
  await expect(page.getByRole('heading', { level: 1, name: 'Your route' })).toBeVisible();
};

test('a rider moves up a route at 360 px by keyboard, with a first card declined', { tag: '@gate' }, async ({
  page,
}) => {
  test.slow();
  await signInOnRoute(page, 'Ida', 'Fire Road Sampler');
  await openRoutes(page);
  await press(page, /^Choose another route of Gravel Day$/);
  await expect(page.getByRole('heading', { name: 'Choose another route' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Old Quarry' })).toBeVisible();
  await expectGoodInEveryLook(page);
  await page.setViewportSize(phone);

  await press(page, /^See what Ridgeline changes$/);
  await expect(page.getByRole('heading', { name: 'What this changes' })).toBeFocused();
  await press(page, /^Pay \$50\.00 and ride Ridgeline$/);
  await expect(
    page.getByText('Check the box to commit to this amount, or choose another route.').first(),
  ).toBeVisible();
  await pick(page, /^I commit to raise \$1,500 by/);
  await tabTo(page, /^Visa ending in/);
  await page.keyboard.press('ArrowDown');
  await typeCard(page, '4000111111111115');
  await expectGoodInEveryLook(page);
  await page.setViewportSize(phone);
  await press(page, /^Pay \$50\.00 and ride Ridgeline$/);
  await expect(page.getByRole('heading', { name: 'That didn’t work' })).toBeVisible();
  await expect(page.getByText(/Your bank declined this card/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^I commit to raise/ })).toBeChecked();

  await typeCard(page, '4111111111111111');
  await press(page, /^Pay \$50\.00 and ride Ridgeline$/);
  await expect(page.getByText('You’re on Ridgeline now. We’ve sent you an e-mail.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Ridgeline', exact: true })).toBeVisible();
  await expectGoodInEveryLook(page);
});

test('a rider waits for a full route, stops waiting, and leaves the ride', async ({ page }) => {
  test.slow();
  await signInOnRoute(page, 'Olu', 'Fire Road Sampler');
  await openRoutes(page);
  await press(page, /^Choose another route of Gravel Day$/);
  await press(page, /^Join the waiting list for Old Quarry$/);
  await expect(page.getByText('You’re on the waiting list of Old Quarry.')).toBeVisible();
  await expect(page.getByText(/^You’re \d+\w\w on the waiting list of Old Quarry/)).toBeVisible();
  await expectGoodInEveryLook(page);
  await page.setViewportSize(phone);
  await press(page, /^Leave the waiting list for Old Quarry$/);
  await expect(page.getByText('You’re off the waiting list of Old Quarry.')).toBeVisible();

  await press(page, /^Leave Gravel Day$/);
  await expect(page.getByRole('alertdialog', { name: 'Leave Gravel Day?' })).toBeVisible();
  await expectGoodInEveryLook(page);
  await page.setViewportSize(phone);
  await press(page, /^Leave the ride$/);
  await expect(page.getByText('You’ve left Gravel Day.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register to ride' })).toBeVisible();
  await expectGoodInEveryLook(page);
});
