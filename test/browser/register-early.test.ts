import { expect, test } from './site.ts';

test('a press of “Sign in and start” before hydration leads to sign-in, and Back to the choice', {
  tag: '@gate',
}, async ({ page }) => {
  const scripts: (() => Promise<void>)[] = [];
  await page.route(/\/register-view-.*\.js/, (route) => {
    scripts.push(() => route.continue());
  });
  await page.goto('/register');
  await page.getByRole('checkbox', { name: /^Ride Weekend/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: /^Gravel Day/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect.poll(() => scripts.length).toBe(1);
  for (const bring of scripts) await bring();
  await expect(page).toHaveURL(/\/sign-in\?.*choose%3Dsignature%2Cgravel/);
  await page.goBack();
  await expect(page).toHaveURL(/\/register\?choose=signature%2Cgravel$/);
  await expect(page.getByRole('checkbox', { name: /^Ride Weekend/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Gravel Day/ })).toBeChecked();
});
