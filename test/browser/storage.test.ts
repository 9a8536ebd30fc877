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

for (const names of [['sessionStorage'], ['localStorage'], ['sessionStorage', 'localStorage']]) {
  test.describe(`without ${names.join(' and ')}`, () => {
    // The router says once that it can't remember where pages were scrolled to.
    test.use({ allowedComplaints: ['denied'] });

    for (const path of ['/', '/register', '/sign-in', '/profile/maya-okafor']) {
      test(`${path} is shown`, async ({ page }) => {
        await page.addInitScript(denyStorage, names);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main')).not.toContainText('Something broke');
      });
    }
  });
}
