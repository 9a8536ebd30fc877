import type { Page } from 'playwright/test';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, expectNoBarriers, expectNoSidewaysScroll, test, widths } from './site.ts';

test('a story edited from the menu is saved, and is there after a reload', async ({ page }) => {
  await signInFast(page, newPerson('Stella', 'Stone'), '/register');
  await page.getByRole('button', { name: 'Stella' }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  await page.waitForURL(/\/profile\/stella-stone-?[^/]*\/edit$/);
  const story = page.getByLabel(/^Why do you ride/);
  await expect(story).toBeEditable();
  // A reload opens it again.
  await page.reload();
  await story.fill('I ride for Ellen.');
  await page.getByRole('button', { name: 'Save my page' }).click();
  await page.getByRole('link', { name: 'See your page' }).first().click();
  await page.waitForURL(/\/profile\/[^/]*$/);
  await expect(page.getByRole('link', { name: 'Edit your page' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('I ride for Ellen.')).toBeVisible();
});

test('the edit page redirects a visitor to sign-in', async ({ page }) => {
  await page.goto('/profile/maya-okafor/edit');
  await page.waitForURL('/sign-in?prevPath=%2Fprofile%2Fmaya-okafor%2Fedit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** A person's own places: behind their name, which on a phone is in the drawer. */
const openAccount = async (page: Page, name: string, isPhone: boolean) => {
  if (!isPhone) return page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const fold = page.getByRole('dialog', { name: 'Menu' }).locator('details', { hasText: name });
  await expect(fold).toBeVisible();
  // It comes unfolded on a page that is one of the person's own.
  if ((await fold.getAttribute('open')) === null) await fold.getByText(name, { exact: true }).click();
};

for (const width of widths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme });

      test('the edit page, the menu and another user’s edit page have no accessibility violations', async ({
        page,
      }) => {
        await signInFast(page, newPerson('Stella', 'Stone'), '/register');
        const isPhone = width < 1005;
        await openAccount(page, 'Stella', isPhone);
        await page.getByRole(isPhone ? 'link' : 'menuitem', { name: 'Edit Profile' }).click();
        await expect(page.getByRole('toolbar')).toBeVisible();
        // The line that shows a page loading lies outside the landmarks, and stays for half a second.
        await expect(() => expectNoBarriers(page)).toPass();
        await expectNoSidewaysScroll(page);
        await openAccount(page, 'Stella', isPhone);
        await expect(page.getByRole(isPhone ? 'dialog' : 'menu')).toBeVisible();
        await expectNoBarriers(page);

        await page.goto('/profile/maya-okafor/edit');
        await expect(
          page.getByRole('heading', { level: 1, name: 'This page isn’t yours to change.' }),
        ).toBeVisible();
        await expect(() => expectNoBarriers(page)).toPass();
        await expectNoSidewaysScroll(page);
      });
    });
  }
}
