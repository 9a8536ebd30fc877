import { randomInt } from 'node:crypto';
import { billOf } from '#machines/donation/donation.rules.ts';
import { chooseAmount, fillDonation } from '#test/support/donation/fill-donation.ts';
import { salesOf } from '#test/support/sandbox-reports.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { expect, expectNoBarriers, test } from './site.ts';

test.use({ allowedComplaints: ['ERR_CONNECTION_RESET', 'status of 404'] });

test('a donation request that arrives after its withdrawal is not charged', { tag: '@gate' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // No other test gives these amounts.
  const [first, second] = [60_000 + randomInt(10_000), 80_000 + randomInt(10_000)];
  await page.goto('/donate?recipientType=General');
  await page.mouse.move(10, 10);
  await fillDonation(page, newPerson('Dana', 'Rivers'), first);
  const held = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/donation'),
  );
  await page.route('**/api/donation', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: /^Review \$/ }).click();
  await page.getByRole('button', { name: /^Give \$/ }).click();
  const request = await held;
  await expect(page.getByRole('heading', { name: 'Checking on your gift' })).toBeFocused();
  await expect(page.getByRole('alert').getByText('Your gift didn’t reach us')).toBeVisible({
    timeout: 20_000,
  });
  await expectNoBarriers(page);
  await page.unroute('**/api/donation');

  await page.getByRole('button', { name: 'Amount done' }).click();
  await chooseAmount(page, second);
  await page.getByRole('button', { name: /^Review \$/ }).click();
  await page.getByRole('button', { name: /^Give \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeVisible({ timeout: 20_000 });

  const headers = await request.allHeaders();
  const late = await page.request.post('/api/donation', { headers, data: request.postData() ?? '' });
  expect(late.status()).toBe(409);
  const asked = await page.request.get('/api/donation/attempt', {
    headers: { 'idempotency-key': headers['idempotency-key'] ?? '' },
  });
  expect(await asked.json()).toMatchObject({ state: 'notCharged', reason: 'withdrawn' });
  const charged = async (donation: number) => (await salesOf(page, billOf(donation, true).charge)).length;
  expect([await charged(first), await charged(second)]).toEqual([0, 1]);
});
