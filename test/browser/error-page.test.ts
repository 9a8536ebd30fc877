import { expectGoodInEveryLook } from '#test/support/browser/every-look.ts';
import { movePointer } from '#test/support/browser/move-pointer.ts';
import { expect, test } from './site.ts';

// The address does not exist, and the server says so.
test.use({ allowedComplaints: ['404'] });

test('the 404 page is accessible in light and dark at every width', async ({ page }) => {
  await page.goto('/comunity-hub/storeis');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found.' })).toBeVisible();
  await expect(page).toHaveTitle('Product | 404: This page could not be found.');
  await expectGoodInEveryLook(page);
});

test('the 404 page suggests a page with a similar address', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/comunity-hub/storeis');
  const near = page.getByRole('region', { name: 'Did you mean one of these?' });
  await expect(near.getByRole('link')).toHaveText(['Stories']);
  await near.getByRole('link', { name: 'Stories' }).click();
  await expect(page).toHaveURL('/community-hub/stories');
});

test('the 404 page offers a search and a way back to the previous page', async ({ page }) => {
  await page.goto('/faq');
  await page.goto('/nowhere');
  const main = page.getByRole('main');
  await main.getByLabel('Search for a person or a peloton').fill('maya & friends');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?query=maya+%26+friends');
  await page.goBack();
  // Only the app knows the page before.
  await movePointer(page);
  await main.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
});

test('“Go back” follows prevPath, unless it names another site', async ({ page }) => {
  const back = page.getByRole('main').getByRole('link', { name: 'Go back' });
  await page.goto('/nowhere?prevPath=/faq');
  await expect(back).toHaveAttribute('href', '/faq');
  await page.goto('/nowhere?prevPath=//evil.example');
  await movePointer(page, 20);
  await expect(page.getByRole('main').getByRole('button', { name: 'Go back' })).toBeVisible();
  await expect(back).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the 404 page shows the same message, and its search works', async ({ page }) => {
    await page.goto('/nowhere');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page could not be found.');
    await main.getByLabel('Search for a person or a peloton').fill('maya');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?query=maya');
  });
});
