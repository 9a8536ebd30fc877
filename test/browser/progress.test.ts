import { expectHydrated } from '#test/support/browser/hydrated.ts';
import { expect, test } from './site.ts';

test('a slow search shows the progress bar until its results arrive', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/search?query=maya');
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(page.getByRole('heading', { level: 2, name: 'People' })).toBeVisible();
  await page.mouse.move(10, 10);
  // From then on the app searches; before that, the browser would load another document.
  await expectHydrated(field);
  await expect(page.getByRole('status').nth(1)).toBeAttached();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/search?*', async (route) => {
    await released;
    await route.continue();
  });
  await field.fill('tom');
  await field.press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  release();
  await expect(page).toHaveURL(/query=tom/);
  await expect(page.getByRole('progressbar')).toBeHidden();
});

test('a step of the registration opens without a progress bar', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/choose=/);
  await expect(page.getByRole('progressbar')).toBeHidden();
});
