import { expectGoodInEveryLook } from '#test/support/browser/every-look.ts';
import { appCookies, newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

test('a person closes the account by keyboard at 360 px, and is signed out, gone, and welcome anew', {
  tag: '@gate',
}, async ({ page }) => {
  test.slow();
  const person = newPerson('Ida', 'Leaver');
  await signInFast(page, person, '/register');
  await page.setViewportSize({ width: 360, height: 740 });
  const { currentUserPublicId: publicId } = await appCookies(page);
  await page.goto(`/profile/${publicId}/edit`);
  const way = page.getByRole('link', { name: 'See what would end' });
  await way.focus();
  await page.keyboard.press('Enter');
  const name = page.getByLabel('Type “Ida” to confirm');
  await expect(name).toBeVisible();
  await expectGoodInEveryLook(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await name.focus();
  await page.keyboard.type('Eve');
  await page.keyboard.press('Enter');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  await name.fill('ida');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account-closed');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is closed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ida' })).toHaveCount(0);
  expect((await page.request.get(`/api/user/${publicId}`)).status()).toBe(404);
  expect((await page.request.get(`/profile/${publicId}`)).status()).toBe(404);
  const mail = await page.request.get(
    `/sandbox/api/mail?${new URLSearchParams({ to: person.email, kind: 'account-closed' })}`,
  );
  expect(await mail.json()).toMatchObject([{ subject: 'Your account is closed' }]);
  await expectGoodInEveryLook(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await signInFast(page, person, '/register');
  await expect(page.getByRole('button', { name: 'Ida' })).toBeVisible();
});
