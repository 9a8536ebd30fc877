import { fillDonation } from '#test/support/donation/fill-donation.ts';
import { appCookies, newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const deepLink = '/donate?recipient=maya-okafor&recipientType=User';
const hour = 3_600_000;

test('a deep link two hours after the last visit keeps its address, and the donor gives as a guest', async ({
  page,
}) => {
  await signInFast(page, newPerson('Gail', 'Guest'));
  await expect(page.getByRole('button', { name: 'Gail', exact: true })).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 2 * hour);
  await page.goto(deepLink);
  await expect.poll(() => appCookies(page)).toEqual({ logoutReason: 'session-expired' });
  await expect(page).toHaveURL(deepLink);
  await page.clock.setFixedTime(Date.now());
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();

  await fillDonation(page, newPerson('Gina', 'Giver'), 2_500);
  await page.getByRole('button', { name: /^Review \$2/ }).click();
  await page.getByRole('button', { name: /^Give \$2/ }).click();
  await expect(page).toHaveURL(/\/donate\/thanks\?recipient=maya-okafor/);
  await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeVisible();
});
