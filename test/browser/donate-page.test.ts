import type { Locator, Page } from 'playwright/test';
import { holdScripts } from '#test/support/browser/held-scripts.ts';
import { fillAddress, fillNewCard } from '#test/support/donation/fill-donation.ts';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const forMaya = '/donate?recipient=maya-okafor&recipientType=User';

/** All of it can be seen where the page begins: it ends above the edge of the window and above the bar that stands there. */
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

test('recipient and frequency are visible without scrolling at 360 × 740', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [forMaya, '/donate?recipientType=General']) {
    await page.goto(path);
    await expectSeenAtOnce(page, page.getByRole('heading', { level: 1, name: /^Give to/ }));
    await expectSeenAtOnce(page, page.getByRole('group', { name: 'How you give' }));
  }
});

test('a returning donor gives again in three steps: amount, review, confirm', async ({ page }) => {
  test.setTimeout(180_000);
  const ivo = newPerson('Ivo', 'Lindqvist');
  await signInFast(page, ivo, '/donate?recipientType=General');
  await page.getByRole('radio', { name: '$50', exact: true }).check();
  // Who gives is known; where they live and how they pay is asked once.
  await expect(page.getByLabel('E-mail')).toHaveValue(ivo.email);
  await fillAddress(page);
  await fillNewCard(page);
  await page.getByRole('checkbox', { name: 'Keep this method and my address for my next gift' }).check();
  await page.getByRole('button', { name: 'Give $51.81' }).click();
  await page.getByRole('button', { name: 'Confirm and give $51.81' }).click();
  await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeVisible();

  await page.goto(forMaya);
  await page.getByRole('radio', { name: '$50', exact: true }).check();
  await page.getByRole('button', { name: 'Give $51.81' }).click();
  await page.getByRole('button', { name: 'Confirm and give $51.81' }).click();
  await expect(page).toHaveURL(/\/donate\/thanks/);
  await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeVisible();
});

test('a tribute that is chosen before hydration stays chosen, and asks for the name', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/donate?recipientType=General', { waitUntil: 'commit' });
  const honor = page.getByRole('radio', { name: 'In honor of someone' });
  await page.getByText('In honor of someone').click();
  await expect(honor).toBeChecked();
  letThrough();
  await expect(page.getByLabel('Their name')).toBeVisible();
  await expect(honor).toBeChecked();
});
