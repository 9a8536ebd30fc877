import type { Page } from 'playwright/test';
import { expectGoodLooks } from '#test/support/browser/every-look.ts';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const openEdit = async (page: Page) => {
  await signInFast(page, newPerson('Stella', 'Stone'), '/register');
  await page.getByRole('button', { name: 'Stella' }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  const story = page.getByLabel(/^Why do you ride/);
  await expect(story).toBeEditable();
  return story;
};

const survived = (page: Page) => page.getByText('Stella survived cancer.');

test('See as shows what is typed to each viewer as they would get it, by keyboard on a phone, and saves nothing', async ({
  page,
}) => {
  const story = await openEdit(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saved.push(request.url());
  });
  await story.fill('I ride for Ellen, and for the hills.');
  await page.getByLabel('I survived cancer').check();
  await page.getByLabel('My captain', { exact: false }).first().check();

  const asStranger = page.getByRole('button', { name: 'See it as a stranger' });
  await asStranger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'A stranger' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Stella Stone' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why Stella does this' })).toBeVisible();
  const shown = page.getByRole('region', { name: 'Why Stella does this' });
  await expect(shown).toContainText('I ride for Ellen, and for the hills.');
  await expect(survived(page)).toBeHidden();
  await expectGoodLooks(page);
  await page.setViewportSize({ width: 360, height: 740 });

  await page.getByRole('radio', { name: 'A stranger' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'A donor' })).toBeChecked();
  await expect(page.getByText('People who gave to you while signed in see this.')).toBeVisible();
  await expect(survived(page)).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(survived(page)).toBeVisible();
  await expectGoodLooks(page, [360]);

  await page.getByRole('button', { name: 'Back to editing' }).press('Enter');
  await expect(asStranger).toBeFocused();
  await expect(story).toHaveText('I ride for Ellen, and for the hills.');
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  expect(saved).toEqual([]);

  // After saving, the page is the previewed one.
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your page is saved.').first()).toBeVisible();
  await page.getByRole('link', { name: 'See your page' }).first().click();
  await expect(page.getByText('You survived cancer.')).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ allowedComplaints: ['Failed to load resource: net::ERR_FAILED'] });

  test('See as says what can’t be saved yet, and what is missing when the server can’t be reached', async ({
    page,
  }) => {
    const story = await openEdit(page);
    await story.fill('I ride for Ellen.');
    await page.getByLabel('First name').fill('');
    await page.getByRole('button', { name: 'See it as a donor' }).click();
    await expect(page.getByRole('alert')).toContainText('Then look again.');
    await expectGoodLooks(page, [360]);
    await page.getByLabel('First name').fill('Stella');
    await page.route('**/api/user/preview', (route) => route.abort('failed'));
    await page.getByRole('button', { name: 'See it as a donor' }).click();
    await expect(page.getByRole('alert')).toContainText('We can’t reach the server.');
    await page.unroute('**/api/user/preview');
    await page.getByRole('button', { name: 'See it as a donor' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stella Stone' })).toBeVisible();
    // Links and buttons inside the preview do nothing.
    const before = page.url();
    const report = page.getByRole('main').getByRole('button', { name: /report/i });
    await report.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(page.url()).toBe(before);
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await expect(story).toBeEditable();
  });
});
