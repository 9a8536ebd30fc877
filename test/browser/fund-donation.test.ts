import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { introduce } from '#test/support/donation/fill-donation.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { expect, expectNoBarriers, expectNoSidewaysScroll, test } from './site.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

const arrive = async (page: Page, name: string): Promise<void> => {
  await expect(heading(page, name)).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectNoBarriers(page);
};

const dollars = (amount: number) =>
  (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Through the fund's own window, up to the review. */
const approve = async (page: Page, amount: number): Promise<void> => {
  await page.getByRole('button', { name: 'Choose your fund' }).click();
  const there = page.getByRole('dialog', { name: 'You are at the sandbox’s donor-advised fund' });
  await expect(there).toBeVisible();
  await expectNoBarriers(page);
  await there.getByRole('button', { name: `Approve ${dollars(amount)}` }).click();
  // The window focuses its result.
  await expect(page.locator(':focus')).toContainText(`Your fund approved ${dollars(amount)}`);
  await expectNoBarriers(page);
  await page.getByRole('button', { name: `Review ${dollars(amount)}` }).click();
  await arrive(page, 'Review your gift');
};

test('after a refusal and a new approval, a donor-advised fund gives once, with one acknowledgement e-mail', {
  tag: '@gate',
}, async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const { email } = newPerson('Dana', 'Rivers');
  const amount = 100 * (300 + randomInt(500));
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));

  await page.goto('/donate?recipientType=General');
  await introduce(page, { ...newPerson('Dana', 'Rivers'), email }, amount);
  await page.getByRole('radio', { name: 'Donor-advised fund' }).check();
  await expect(page.getByRole('radio', { name: 'Donor-advised fund' })).toBeChecked();
  // Without an approval of the fund, the page does not continue.
  await expect(page.getByRole('button', { name: 'Choose your fund' })).toBeVisible();
  await page.getByRole('button', { name: `Review ${dollars(amount)}` }).click();
  await expect(page.locator('#payment-fund').getByRole('alert')).toHaveText(
    'Choose your fund and approve the grant first.',
  );

  await page.request.post('/sandbox/api/outcomes', {
    data: { target: 'chariot.grant', outcome: { kind: 'decline', reason: 'fund-refused' } },
  });
  await approve(page, amount);
  await page.getByRole('button', { name: /^Give \$/ }).click();
  await expect(page.getByText('The grant is more than the fund holds')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Donor-advised fund' })).toBeFocused();
  await expect(page.getByText(`Your fund approved ${dollars(amount)}`)).toBeVisible();
  await page.getByRole('button', { name: `Review ${dollars(amount)}` }).click();
  await expect(page.locator('#payment-fund').getByRole('alert')).toHaveText(
    'Choose your fund and approve the grant first.',
  );

  await approve(page, amount);
  await page.getByRole('button', { name: /^Give \$/ }).dblclick();
  await expect(heading(page, 'Your acknowledgment')).toBeVisible();
  await expectNoBarriers(page);
  await expect(page.getByText('It isn’t a tax receipt')).toBeVisible();
  expect(scripts.filter((url) => url.includes('givechariot'))).toEqual([]);

  await page.request.post('/sandbox/api/jobs');
  const query = new URLSearchParams({ to: email, kind: 'donation-receipt' });
  const letters = (await (await page.request.get(`/sandbox/api/mail?${query}`)).json()) as {
    subject: string;
  }[];
  expect(letters.map(({ subject }) => subject)).toEqual([
    `Your grant of ${dollars(amount).replace('.00', '')} to the general fund`,
  ]);
});
