import { expect, test } from './site.ts';

/** As a browser does that is told to keep nothing: even looking at the store throws. */
const denyStorage = (names: readonly string[]): void => {
  for (const name of names)
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
};

/** One of each kind: written pages, forms, lists, a person, a search, and what isn't there. */
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
    // The router says once that it can't remember where pages were scrolled to; the last page isn't there.
    test.use({ allowedComplaints: ['denied', '404'] });

    test('each kind of page is shown, and the app opens on it', async ({ page }) => {
      await page.addInitScript(denyStorage, names);
      for (const path of paths) {
        await page.goto(path);
        // A pointer that was here before has to move: one that rests is no sign.
        await page.mouse.move(10, 10);
        await page.mouse.move(11, 11);
        await expect(page.getByRole('status').first(), path).toBeAttached();
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(page.getByRole('main'), path).not.toContainText('Something broke');
      }
    });
  });
}
