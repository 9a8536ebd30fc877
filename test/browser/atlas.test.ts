import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from './site.ts';

// One worker builds the atlas.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  test.setTimeout(180_000);
  const root = resolve(import.meta.dirname, '../..');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/atlas.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr === '' ? status : stderr).toBe(0);
});

test('the atlas shows what can come of a lost answer, found by the words of a newcomer', async ({ page }) => {
  await page.goto('/atlas/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('donation lost answer');
  await expect(page.getByRole('option').first()).toContainText('createDonation failed: no answer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/atlas\/donation\/sending$/);
  await expect(page.getByRole('heading', { name: 'Waits for createDonation' })).toBeVisible();
  const answers = page.getByRole('listitem').filter({ hasText: /^no answer → confirming\.waiting$/ });
  await expect(answers).toHaveCount(1);

  // The state is entered through the one around it.
  await answers.getByRole('link', { name: 'confirming.waiting' }).click();
  await expect(page).toHaveURL(/\/atlas\/donation\/confirming\.waiting$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'after 30 s' })).toContainText('from sending');
});

test('the page of the fee step tells what happens when the session is over', async ({ page }) => {
  await page.goto('/atlas/registration/answering.fee');
  await page.getByText('paying waits for payFee').click();
  const expired = page.getByRole('listitem').filter({ hasText: /^signed out → expired$/ });
  await expect(expired.getByRole('link', { name: 'expired' }).first()).toBeVisible();
  await expired.getByRole('link', { name: 'expired' }).first().click();
  await expect(page).toHaveURL(/\/atlas\/registration\/expired$/);
  await expect(page.getByRole('heading', { name: 'expired', exact: true })).toBeVisible();
});
