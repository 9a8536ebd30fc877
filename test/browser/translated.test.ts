import { coveringPaths, explore } from '@product/path-driver';
import { isTaken } from '@product/path-driver/browser';
import type { Page } from 'playwright/test';
import { billOf } from '#machines/donation/donation.rules.ts';
import { moneyExact } from '#machines/money.ts';
import { flowOf, loadModel, modelFiles } from '#test/paths/find-models.ts';
import { translatePage } from '#test/support/browser/translator.ts';
import { walkComplaints } from '#test/support/browser/walk-complaints.ts';
import { walkSite } from '#test/support/browser/walk-site.ts';
import { chooseAmount, fillDonation } from '#test/support/donation/fill-donation.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

// React renders a page again that was translated before hydration, and says so.
test.use({
  allowedComplaints: [...walkComplaints, 'Minified React error #418', 'Minified React error #423'],
});

/** A browser that translates all visible text, every so many milliseconds, from the first text on. */
const translate = (page: Page, every: number) =>
  page.addInitScript(`setInterval(() => document.body !== null && (${String(translatePage)})(), ${every})`);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a donor reads what is charged in a page that the browser translates', { tag: '@gate' }, async ({
  page,
}) => {
  test.slow();
  const donor = newPerson('Ines', 'Prado');
  const sum = (amount: number) => moneyExact(billOf(amount, true).charge);
  // More often would keep a busy machine from rendering.
  await translate(page, 100);
  await page.goto('/donate?recipientType=General');
  // React renders the translated page again once, and a field that is filled before that is empty again.
  await expect(async () => {
    await page.getByLabel(/^Another amount/).fill('60');
    await expect(page.locator('.donation__bar')).toContainText('$60.00 to research', { timeout: 2_000 });
  }).toPass();
  await fillDonation(page, donor, 6000);
  await button(page, `Review ${sum(6000)}`).click();
  await expect(button(page, `Give ${sum(6000)}`)).toBeVisible();
  await page.getByRole('button', { name: /^Amount/ }).click();
  await chooseAmount(page, 9000);
  await expect(page.locator('.donation__bar')).toContainText(
    `plus the ${moneyExact(billOf(9000, true).fee)} fee.`,
  );
  await button(page, `Review ${sum(9000)}`).click();
  await button(page, `Give ${sum(9000)}`).click();
  await expect(page).toHaveURL(/\/donate\/thanks/);
  await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeVisible();
});

for (const flow of ['donation', 'registration'])
  test(`every step of ${flow} is as its model says while the browser translates it`, async ({ page }) => {
    const file = modelFiles().find((one) => flowOf(one) === flow);
    if (file === undefined) throw new Error(`No model of ${flow}`);
    const model = await loadModel(file);
    const exploration = explore(model);
    const paths = coveringPaths(exploration, (edge, before) => isTaken(model, edge, before));
    test.setTimeout(300_000 + paths.reduce((sum, path) => sum + 45_000 + path.steps.length * 3_000, 0));
    await translate(page, 20);
    const { steps } = await walkSite(model, paths, page);
    expect(steps).toBeGreaterThan(0);
    expect(await page.locator('font').count(), 'it is translated').toBeGreaterThan(0);
  });
