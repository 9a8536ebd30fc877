import { makeAccount, newPerson, signInByHand } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

// A browser requests every page while its worker wakes. If the worker then left the request to the browser, it would be sent twice, and a
// step of signing in works once.
test('a sign-in works with an active service worker and navigation preload', async ({ page }) => {
  const person = await makeAccount(page, newPerson('Wim', 'Worker'));
  await page.goto('/faq');
  await page.mouse.move(10, 10);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { active, navigationPreload } = await navigator.serviceWorker.ready;
        return active?.state === 'activated' && (await navigationPreload.getState()).enabled;
      }),
    )
    .toBe(true);
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in with e-mail' }).click();
  await signInByHand(page, person);
  await expect(page.getByRole('button', { name: 'Wim' })).toBeVisible();
});
