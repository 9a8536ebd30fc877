import { randomInt } from 'node:crypto';
import { fillGift } from '#test/support/donation/fill-gift.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { expect, expectNoBarriers, test } from './site.ts';

type Charge = { amount: number; type: string };

test.use({ allowedComplaints: ['ERR_CONNECTION_RESET', 'status of 404'] });

test('a gift that is held up on its way is not charged when it arrives after another was given instead', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const [first, second] = [20_000 + randomInt(10_000), 40_000 + randomInt(10_000)];
  await page.goto('/donate?recipientType=General');
  await page.mouse.move(10, 10);
  await fillGift(page, newPerson('Dana', 'Rivers'), first);
  const held = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/donation'),
  );
  await page.route('**/api/donation', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: /^Give \$/ }).click();
  await page.getByRole('button', { name: /^Confirm and give/ }).click();
  const request = await held;
  await expect(page.getByRole('heading', { name: 'We’re asking how it went' })).toBeFocused();
  await expect(page.getByRole('alert').getByText('Your gift didn’t reach us')).toBeVisible({
    timeout: 20_000,
  });
  await expectNoBarriers(page);
  await page.unroute('**/api/donation');

  await page.getByRole('button', { name: 'Change something' }).click();
  await page.getByLabel(/^Another amount/).fill((second / 100).toFixed(2));
  await page.getByRole('button', { name: /^Give \$/ }).click();
  await page.getByRole('button', { name: /^Confirm and give/ }).click();
  await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeVisible({ timeout: 20_000 });

  const late = await page.request.post('/api/donation', {
    headers: {
      'content-type': 'application/json',
      'idempotency-key': (await request.headerValue('idempotency-key')) ?? '',
    },
    data: request.postData() ?? '',
  });
  expect([late.status(), ((await late.json()) as { code: string }).code]).toEqual([
    409,
    'donation-withdrawn',
  ]);
  const charges = (await (await page.request.get('/sandbox/api/charges')).json()) as Charge[];
  const givenIn = (from: number, until: number) =>
    charges.filter(({ amount, type }) => type === 'sale' && amount >= from && amount < until).length;
  // Of what the fee adds the amounts are far enough apart.
  expect([givenIn(first, first * 1.05), givenIn(second, second * 1.05)]).toEqual([0, 1]);
});
