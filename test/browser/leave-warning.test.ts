import type { Dialog, Page } from 'playwright/test';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const field = (page: Page) => page.getByLabel(/^Why do you ride/);
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure you want to proceed?' });
const pathOf = (page: Page) => new URL(page.url()).pathname;

const choose = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Wilma', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** The person's own page with an unsaved change, two entries into the tab's history. Returns its path. */
const writeSomething = async (page: Page): Promise<string> => {
  await signInFast(page, newPerson('Wilma', 'Writes'));
  await choose(page, 'View Profile');
  await expect(page.getByRole('link', { name: 'Edit your page' })).toBeVisible();
  await choose(page, 'Edit Profile');
  await field(page).fill('I ride for Ellen.');
  return pathOf(page);
};

const expectHeld = async (page: Page, path: string): Promise<void> => {
  await expect(question(page)).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe(path);
};

test('an unsaved draft blocks Back and restores the address, but allows a jump within the page', {
  tag: '@gate',
}, async ({ page }) => {
  const path = await writeSomething(page);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.evaluate(() => history.back());
  await expectHeld(page, path);
  await page.evaluate(() => history.back());
  await expect.poll(() => told.filter((text) => text === 'Route change was interrupted').length).toBe(2);
  await expectHeld(page, path);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page)).toHaveText('I ride for Ellen.');

  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#content');
  await expect(question(page)).toBeHidden();
});

test('Continue after a blocked Back goes back, and keeps the history entries intact', {
  tag: '@gate',
}, async ({ page }) => {
  const path = await writeSomething(page);
  const places = () => page.evaluate(() => [history.length, history.state.__TSR_index, location.pathname]);
  const [length, index] = await places();
  await page.evaluate(() => history.back());
  await expectHeld(page, path);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Edit your page' })).toBeVisible();
  const profile = path.replace('/edit', '');
  expect(await places()).toEqual([length, index - 1, profile]);
  await page.evaluate(() => history.forward());
  await expect(field(page)).toHaveText('');
  expect(await places()).toEqual([length, index, path]);
  await page.evaluate(() => history.go(-2));
  await expect.poll(() => pathOf(page)).toBe('/');
  expect((await places())[0]).toBe(length);
});

test('Continue after a blocked link opens its page at the top, and Back then asks nothing', async ({
  page,
}) => {
  await writeSomething(page);
  const footer = page.getByRole('contentinfo').locator('a[href="/contact"]');
  await footer.scrollIntoViewIfNeeded();
  await footer.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => history.back());
  await expect(field(page)).toHaveText('');
  await expect(question(page)).toBeHidden();
});

test('a reload, another document and a closed tab trigger the browser’s beforeunload dialog', {
  tag: '@gate',
}, async ({ page }) => {
  await writeSomething(page);
  const kinds: string[] = [];
  const refuse = async (dialog: Dialog) => {
    kinds.push(dialog.type());
    await dialog.dismiss();
  };
  page.on('dialog', refuse);
  await page.evaluate(() => location.reload());
  await expect.poll(() => kinds).toEqual(['beforeunload']);
  await page.evaluate(() => location.assign('/api/health'));
  await expect.poll(() => kinds).toEqual(['beforeunload', 'beforeunload']);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => kinds.length).toBe(3);
  await expect(field(page)).toHaveText('I ride for Ellen.');

  // Without unsaved changes, the page does not ask. Uses keys, because the editor learns of a scripted selection only after the next key.
  await field(page).press('ControlOrMeta+a');
  await field(page).press('Delete');
  await expect(field(page)).toHaveText('');
  await page.evaluate(() => location.reload());
  await expect(field(page)).toHaveText('');
  expect(kinds.length).toBe(3);
});

test('Sign Out asks first with an unsaved draft, and signs out after Continue', async ({ page }) => {
  const path = await writeSomething(page);
  await choose(page, 'Sign Out');
  await expectHeld(page, path);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Wilma', exact: true })).toBeVisible();
  await choose(page, 'Sign Out');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'msalAccountState' }),
  );
});

test('navigation during a save waits for it, and then leaves without a question', async ({ page }) => {
  const path = await writeSomething(page);
  let save = () => undefined as unknown;
  await page.route('**/api/user', (route, request) => {
    if (request.method() !== 'PATCH') return route.fallback();
    save = () => route.continue();
    return undefined;
  });
  const asked = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await asked;
  await page.getByRole('contentinfo').locator('a[href="/contact"]').click();
  await expect(question(page)).toBeHidden();
  expect(pathOf(page)).toBe(path);
  save();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(pathOf(page)).toBe('/contact');
});
