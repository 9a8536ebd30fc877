import type { Page } from 'playwright/test';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

/** Addresses in the tab's history; null for a document without a referrer, such as the sign-in page. */
const addressesInHistory = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => navigation.entries().map(({ url }) => url));

test('the sign-in callback leaves no history entry, and Back keeps the page and its title', async ({
  page,
}) => {
  await signInFast(page, newPerson('Rhea', 'Return'), '/register');
  await expect(page).toHaveTitle('Product | Register');
  expect(await addressesInHistory(page)).not.toContainEqual(expect.stringContaining('/auth/token'));
  // The sign-in page leads a signed-in person to where they were.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL('/register');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Product | Register');
});

test('after a sign-in to an edit page, a refused Back restores the address and the draft', async ({
  page,
}) => {
  const person = newPerson('Wilma', 'Writes');
  await signInFast(page, person);
  const name = page.getByRole('button', { name: person.firstName, exact: true });
  await name.click();
  const item = page.getByRole('menuitem', { name: 'Edit Profile' });
  const address = (await item.getAttribute('href')) ?? '';
  await page.goto('/auth/logout');
  await page.waitForURL('/');
  await signInFast(page, person, address);
  await page.getByLabel(/^Why do you ride/).fill('I ride for Ellen.');
  // The sign-in page is another document, so the browser asks.
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => history.back());
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle('Product | Edit your page');
  // A text area until the editor's script has loaded.
  const written = () =>
    page
      .getByLabel(/^Why do you ride/)
      .evaluate((field) => (field instanceof HTMLTextAreaElement ? field.value : field.textContent));
  await expect.poll(written).toBe('I ride for Ellen.');
});
