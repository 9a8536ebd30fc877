import type { Page } from 'playwright/test';
import { expectGoodLooks } from '#test/support/browser/every-look.ts';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test, widths } from './site.ts';

test('a story edited from the menu is saved, and is there after a reload', { tag: '@gate' }, async ({
  page,
}) => {
  await signInFast(page, newPerson('Stella', 'Stone'), '/register');
  await page.getByRole('button', { name: 'Stella' }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  await page.waitForURL(/\/profile\/stella-stone-?[^/]*\/edit$/);
  const story = page.getByLabel(/^Why do you ride/);
  await expect(story).toBeEditable();
  // A reload opens it again.
  await page.reload();
  await story.fill('I ride for Ellen.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('link', { name: 'See your page' }).first().click();
  await page.waitForURL(/\/profile\/[^/]*$/);
  // A person who comes back to the form finds their saved values, and can continue from there.
  await page.getByRole('link', { name: 'Edit your page' }).click();
  await expect(story).toHaveText('I ride for Ellen.');
  await page.getByRole('link', { name: 'See your page' }).first().click();
  await page.waitForURL(/\/profile\/[^/]*$/);
  await page.reload();
  await expect(page.getByText('I ride for Ellen.')).toBeVisible();
});

test('the edit page redirects a visitor to sign-in', async ({ page }) => {
  await page.goto('/profile/maya-okafor/edit');
  await page.waitForURL('/sign-in?prevPath=%2Fprofile%2Fmaya-okafor%2Fedit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const [phone, tablet, desk] = widths;

/** The progress line of a page is outside the landmarks, and stays for half a second. */
const isLoaded = (page: Page) => expect(page.getByRole('progressbar')).toBeHidden();

/** A person's own pages on a phone: behind their name in the drawer. */
const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const fold = drawer.locator('details', { hasText: 'Stella' });
  await expect(fold).toBeVisible();
  // It is open on a page that is one of the person's own.
  if ((await fold.getAttribute('open')) === null) await fold.getByText('Stella', { exact: true }).click();
  return drawer;
};

test('the edit page, the menu and another user’s edit page are accessible in every width and color scheme', async ({
  page,
}) => {
  test.slow();
  await signInFast(page, newPerson('Stella', 'Stone'), '/register');
  const name = page.getByRole('button', { name: 'Stella' });
  await name.click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  const toolbar = page.getByRole('toolbar');
  await expect(toolbar).toBeVisible();
  await isLoaded(page);
  await expectGoodLooks(page);

  await page.setViewportSize({ width: desk, height: 900 });
  await name.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectGoodLooks(page, [desk]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: tablet, height: 900 });
  await expect(await openDrawer(page)).toBeVisible();
  await expectGoodLooks(page, [tablet, phone]);

  await page.goto('/profile/maya-okafor/edit');
  const notYours = page.getByRole('heading', { level: 1, name: 'You can only edit your own page.' });
  await expect(notYours).toBeVisible();
  await isLoaded(page);
  await expectGoodLooks(page);
  // On a phone the drawer leads there.
  await (await openDrawer(page)).getByRole('link', { name: 'Edit Profile' }).click();
  await expect(toolbar).toBeVisible();
});
