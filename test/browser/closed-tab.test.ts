import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import { billOf } from '#machines/donation/donation.rules.ts';
import { fillDonation } from '#test/support/donation/fill-donation.ts';
import { letItAsk } from '#test/support/donation/let-it-ask.ts';
import { chargesOf } from '#test/support/sandbox-reports.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { expect, expectNoBarriers, test } from './site.ts';

const forMaya = '/donate?recipient=maya-okafor&recipientType=User';
const asking = 'Checking on your gift';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const send = (page: Page) => page.getByRole('button', { name: /^Give \$/ }).click();

const dollars = (charge: number): string => `$${(charge / 100).toFixed(2)}`;

const isCharged = async (page: Page, charge: number): Promise<boolean> =>
  (await chargesOf(page)).some(({ amount }) => amount === charge);

/** A donation with an amount of its own, up to the review, in its own tab. */
const lookOver = async (context: BrowserContext) => {
  const tab = await context.newPage();
  const donor = newPerson('Dana', 'Rivers');
  const { charge, amount } = billOf(20_000 + randomInt(5_000), true);
  await tab.goto('/donate?recipientType=General');
  await fillDonation(tab, donor, amount);
  await tab.getByRole('button', { name: /^Review \$/ }).click();
  await expect(heading(tab, 'Review your gift')).toBeFocused();
  return { tab, donor, charge };
};

test('a donation whose tab closes while it is sent is looked up in the next tab, and thanked for once', async ({
  context,
  page,
}) => {
  const { tab, donor, charge } = await lookOver(context);
  const lost = {
    target: 'gateway.sale',
    outcome: { kind: 'timeout', when: 'after' },
    emailAddress: donor.email,
  };
  await page.request.post('/sandbox/api/outcomes', { data: lost });
  await send(tab);
  // A request that has not left the browser yet ends with its tab.
  await expect.poll(() => isCharged(page, charge)).toBe(true);
  await tab.close();

  await page.goto(forMaya);
  await expect(heading(page, asking)).toBeFocused();
  await expect(
    page.getByText(`${dollars(charge)}, which you gave before. It isn’t a gift to Maya Okafor`),
  ).toBeVisible();
  await expectNoBarriers(page);
  await expect(heading(page, 'Your receipt')).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL('/donate/thanks?recipientType=General');
  await expect(page.getByText(donor.email)).toBeVisible();

  // A donor who opens another tab is not told about it.
  const next = await context.newPage();
  await next.goto(forMaya);
  await next.getByLabel(/^Another amount/).fill('20');
  await expect(next.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expect(heading(next, asking)).toHaveCount(0);
});

test.describe('a donation that never reached the server', () => {
  test.use({ allowedComplaints: ['net::ERR_FAILED'] });

  test('is reported as not charged in the next tab, which then shows the form', { tag: '@gate' }, async ({
    context,
    page,
  }) => {
    const { tab } = await lookOver(context);
    await tab.route('**/api/donation', (route) => route.abort());
    await send(tab);
    await expect(heading(tab, asking)).toBeFocused();
    await tab.close();

    await page.clock.install();
    await page.goto(forMaya);
    await expect(heading(page, asking)).toBeFocused();
    // For half a minute a page that still sends it could exist.
    const begun = await page.evaluate(() => Date.now());
    await letItAsk(page, page.getByText('Your gift didn’t reach us, and nothing was charged.'));
    expect(await page.evaluate(() => Date.now())).toBeGreaterThan(begun + 20_000);
    await expect(page.getByLabel(/^Another amount/)).toHaveValue('');
    await page.reload();
    await expect(page.getByLabel(/^Another amount/)).toBeVisible();
    await expect(heading(page, asking)).toHaveCount(0);
  });
});
