import type { Locator, Page } from 'playwright/test';
import { holdScripts } from '#test/support/browser/held-scripts.ts';
import { fillNewCard } from '#test/support/donation/fill-donation.ts';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const forMaya = '/donate?recipient=maya-okafor&recipientType=User';

/** All of it is visible at the top of the page: it ends above the bottom of the window and above the bar there. */
const expectSeenAtOnce = async (page: Page, seen: Locator): Promise<void> => {
  await expect(seen).toBeInViewport({ ratio: 1 });
  const [own, bar] = await Promise.all([seen.boundingBox(), page.locator('.donation__bar').boundingBox()]);
  if (own === null || bar === null) throw new Error('The page has no such part');
  const isBeside = bar.x >= own.x + own.width;
  expect(isBeside || own.y + own.height <= bar.y, 'nothing covers it').toBe(true);
};

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
] as const)
  test(`recipient, frequency and amount are visible without scrolling at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of [forMaya, '/donate?recipientType=General']) {
      await page.goto(path);
      await expectSeenAtOnce(page, page.getByRole('heading', { level: 1, name: /^Give to/ }));
      await expectSeenAtOnce(page, page.getByRole('group', { name: 'How you give' }));
      await expectSeenAtOnce(page, page.getByRole('group', { name: 'Amount' }));
    }
  });

/** From the first question to the bar, it fits the screen without scrolling. */
const expectFits = async (page: Page): Promise<void> => {
  const [top, bar] = await Promise.all([
    page.locator('#give').boundingBox(),
    page.locator('.donation__bar').boundingBox(),
  ]);
  if (top === null || bar === null) throw new Error('The page has no such part');
  expect(bar.y + bar.height - top.y, 'the step and its bar').toBeLessThanOrEqual(740);
};

test('each step fits a phone screen of 360 × 740', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(forMaya);
  await expectSeenAtOnce(page, page.getByRole('heading', { level: 1, name: /^Give to/ }));
  await expectSeenAtOnce(page, page.getByRole('group', { name: 'How you give' }));
  await expectSeenAtOnce(page, page.getByRole('group', { name: 'Amount' }));
  await page.getByRole('radio', { name: '$50', exact: true }).check();
  await expect(page.getByRole('button', { name: 'Pay with PayPal' })).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectSeenAtOnce(page, page.getByLabel('E-mail', { exact: true }));
  await expectFits(page);
  await page.getByLabel('First name', { exact: true }).fill('Dana');
  await page.getByLabel('Last name', { exact: true }).fill('Rivers');
  await page.getByLabel('E-mail', { exact: true }).fill(newPerson('Dana', 'Rivers').email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillNewCard(page);
  await page.getByRole('heading', { name: 'How will you pay?' }).scrollIntoViewIfNeeded();
  await expectSeenAtOnce(page, page.getByLabel('Card number'));
  await page.getByRole('button', { name: 'Review $51.81' }).click();
  await expectSeenAtOnce(page, page.getByRole('definition').filter({ hasText: 'Dana Rivers' }).first());
  await expectSeenAtOnce(page, page.getByText('Visa ending in 1111').first());
});

test('a returning donor gives again in one step', { tag: '@gate' }, async ({ page }) => {
  test.setTimeout(180_000);
  const ivo = newPerson('Ivo', 'Lindqvist');
  await signInFast(page, ivo, '/donate?recipientType=General');
  await page.getByRole('radio', { name: '$50', exact: true }).check();
  // The donor is known; the payment is asked for once.
  await expect(page.getByText(ivo.email)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillNewCard(page);
  await page.getByRole('checkbox', { name: 'Save this for my next gift' }).check();
  await page.getByRole('button', { name: 'Review $51.81' }).click();
  await page.getByRole('button', { name: 'Give $51.81' }).click();
  await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeVisible();

  await page.goto(forMaya);
  await page.getByRole('radio', { name: '$50', exact: true }).check();
  await expect(page.getByText('Visa ending in 1111').first()).toBeVisible();
  await page.getByRole('button', { name: 'Review $51.81' }).click();
  await page.getByRole('button', { name: 'Give $51.81' }).click();
  await expect(page).toHaveURL(/\/donate\/thanks/);
  await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeVisible();
});

test('what is chosen before hydration stays chosen', { tag: '@gate' }, async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/donate?recipientType=General', { waitUntil: 'commit' });
  const monthly = page.getByRole('radio', { name: 'Monthly' });
  await page.getByText('Monthly', { exact: true }).click();
  await expect(monthly).toBeChecked();
  letThrough();
  await page.getByRole('radio', { name: '$50', exact: true }).check();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expect(monthly).toBeChecked();
});
