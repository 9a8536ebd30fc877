import { expect, test } from './site.ts';

/** A browser that stores nothing: even reading the store throws. */
const denyStorage = (names: readonly string[]): void => {
  for (const name of names)
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
};

/** One of each kind: written pages, forms, lists, a person, a search, and a missing page. */
const paths = [
  '/',
  '/faq',
  '/community-hub/stories',
  '/rides-events',
  '/give',
  '/donate?recipient=maya-okafor&recipientType=User',
  '/search?query=maya',
  '/register',
  '/sign-in',
  '/profile/maya-okafor',
  '/nowhere',
] as const;

for (const names of [['sessionStorage'], ['localStorage'], ['sessionStorage', 'localStorage']]) {
  test.describe(`without ${names.join(' and ')}`, () => {
    // The router reports once that it can't save scroll positions; the last page is missing.
    test.use({ allowedComplaints: ['denied', '404'] });

    test('each kind of page is shown, and the app opens on it', async ({ page }) => {
      await page.addInitScript(denyStorage, names);
      for (const path of paths) {
        await page.goto(path);
        // A resting pointer is no action, so it has to move.
        await page.mouse.move(10, 10);
        await page.mouse.move(11, 11);
        await expect(page.getByRole('status').first(), path).toBeAttached();
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(page.getByRole('main'), path).not.toContainText('Something broke');
      }
    });
  });
}
