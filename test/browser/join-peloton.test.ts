import type { Page } from 'playwright/test';
import { ownApi } from '#test/support/base-camp/own-api.ts';
import { expectGoodInEveryLook } from '#test/support/browser/every-look.ts';
import { wheelers } from '#test/support/membership/membership-browser.ts';
import { type NewPerson, newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

/** Captain of the Wheelers of the demo. */
const dev: NewPerson = { ...newPerson('Dev', 'Raman'), email: 'captain@example.org' };

const panel = (page: Page) => page.getByRole('dialog');

/** A new participant without a peloton; ends on the peloton’s page. */
const participant = async (page: Page): Promise<string> => {
  const person = newPerson('Tess', 'Larkspur');
  const api = ownApi(page);
  await signInFast(page, person);
  const publicId = await api.takePart(person);
  await page.goto(`/peloton/${wheelers}`);
  return publicId;
};

test('a participant asks by keyboard at 360 px, the captain approves, and the open page changes by itself', {
  tag: '@gate',
}, async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const publicId = await participant(page);
  await page.getByRole('button', { name: 'Join', exact: true }).press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Ask to join' })).toBeVisible();
  await panel(page).getByLabel('Your message').focus();
  await page.keyboard.type('I climb slowly.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'You asked to join' })).toBeVisible();
  await expect(panel(page)).toContainText('I climb slowly.');
  await expectGoodInEveryLook(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Your request' })).toBeFocused();

  // The page shows the first members, and their number.
  const all = page.getByRole('link', { name: /^See all \d+ members$/ });
  const count = async () => Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  const before = await count();

  const captain = await browser.newPage();
  const lead = ownApi(captain);
  await signInFast(captain, dev);
  await lead.ask('POST', `/peloton/${wheelers}/approve`, { userIds: [publicId] });
  await captain.close();

  const member = page.getByRole('button', { name: 'Membership' });
  await expect(member).toBeVisible({ timeout: 20_000 });
  // The members behind the panel are loaded again.
  await expect.poll(count).toBe(before + 1);
  await member.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'You’re in', exact: true })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Leave the peloton' }).press('Enter');
  await expect(panel(page).getByRole('table')).toBeVisible();
  await expectGoodInEveryLook(page);
  await panel(page).getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'You left the peloton' })).toBeVisible();
  await expect.poll(count).toBe(before);
});

test('a visitor who presses Join before hydration is led to signing in, and back to the open panel', async ({
  page,
}) => {
  await page.goto(`/peloton/${wheelers}`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Join', exact: true }).click();
  await expect(panel(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/sign-in?${new URLSearchParams({ prevPath: `/peloton/${wheelers}?join=yes` })}`,
  );
});

test('a participant takes the request back', async ({ page }) => {
  await participant(page);
  await page.goto(`/peloton/${wheelers}?join=yes`);
  await panel(page).getByRole('button', { name: 'Ask to join' }).click();
  await panel(page).getByRole('button', { name: 'Withdraw my request' }).click();
  await panel(page).getByRole('button', { name: 'Withdraw it' }).click();
  await expect(panel(page)).toContainText('You withdrew your request.');
  await expect(panel(page).getByRole('button', { name: 'Ask to join' })).toBeVisible();
});
