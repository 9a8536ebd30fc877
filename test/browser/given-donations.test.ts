import { expectGoodLooks } from '#test/support/browser/every-look.ts';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

/** Maya of the demo, who has given. */
const maya = { ...newPerson('Maya', 'Okafor'), email: 'rider@example.org' };

test('a donor’s list of donations is accessible in every width and color scheme', async ({ page }) => {
  await signInFast(page, maya, '/edit-donation');
  await expect(page.getByRole('heading', { name: 'What you gave' })).toBeVisible();
  await page.getByText('A year in one document, for your taxes').click();
  await expect(page.getByRole('button', { name: /^Save 20\d\d as a PDF$/ })).toBeVisible();
  // The progress line of a page is outside the landmarks, and stays for half a second.
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expectGoodLooks(page);
});

test('the CSV of all donations downloads with its byte order mark', { tag: '@gate' }, async ({ page }) => {
  await signInFast(page, maya, '/edit-donation');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a spreadsheet' }).click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toBe('donations-given.csv');
  const chunks: Buffer[] = [];
  for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toMatch(/^\uFEFF"Date","Receipt","Given to",.*\r\n"20\d\d-/);
});

test('search results follow the typed text, and the field keeps the focus', async ({ page }) => {
  await page.goto('/give/search?query=wheelers');
  const field = page.getByRole('searchbox', { name: 'Name of a person or a peloton' });
  await field.fill('');
  await field.pressSequentially('okafr');
  await expect(page.getByRole('link', { name: 'Give to Maya Okafor' })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\?query=okafr$/);
});

test('the annual summary downloads as a PDF by keyboard alone', async ({ page }) => {
  await signInFast(page, maya, '/edit-donation');
  const fold = page.getByText('A year in one document, for your taxes');
  await expect(fold).toBeVisible();
  await page.locator('summary', { has: fold }).focus();
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: /^Save 20\d\d as a PDF$/ });
  await expect(button).toBeVisible();
  const coming = page.waitForEvent('download');
  await button.focus();
  await page.keyboard.press('Enter');
  const saved = await coming;
  expect(saved.suggestedFilename()).toMatch(/^donations-of-20\d\d\.pdf$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');
});
