import type { Page } from 'playwright/test';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

type Hindrance = { name: string; prepare: (page: Page) => Promise<unknown> };

/** A browser that stores nothing: even reading throws. */
const denyStores = (names: string[]): void => {
  for (const name of names)
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
};

const denyCookies = (): void => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { get: denied, set: denied });
};

const fill = (name: 'localStorage' | 'sessionStorage'): void => {
  let parts = 0;
  for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2))
    for (let fits = true; fits; parts += 1)
      try {
        window[name].setItem(`filler ${parts}`, 'x'.repeat(size));
      } catch {
        fits = false;
      }
};

const blocked: Hindrance[] = [
  { name: 'no sessionStorage', prepare: (page) => page.addInitScript(denyStores, ['sessionStorage']) },
  {
    name: 'no storage at all',
    prepare: (page) => page.addInitScript(denyStores, ['sessionStorage', 'localStorage']),
  },
  { name: 'no cookies', prepare: (page) => page.addInitScript(denyCookies) },
];

const full: Hindrance[] = (['localStorage', 'sessionStorage'] as const).map((store) => ({
  name: `a full ${store}`,
  prepare: (page) => page.addInitScript(fill, store),
}));

const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in with e-mail' });

const said = {
  blocked:
    'Your browser won’t let us keep you signed in. Allow cookies and site data for this site in your browser’s settings, then try again.',
  full: 'Your browser is out of space, so we can’t keep you signed in. Clear this site’s data in your browser’s settings, then try again.',
};

test.describe('a sign-in shows what to change in the browser, and stays on the page,', () => {
  // The router reports once that it can't save scroll positions.
  test.use({ allowedComplaints: ['denied', 'quota'] });

  for (const [why, hindrances] of Object.entries({ blocked, full }))
    for (const { name, prepare } of hindrances)
      test(`with ${name}`, { tag: '@gate' }, async ({ page }) => {
        const visited: string[] = [];
        page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
        await prepare(page);
        await page.goto('/sign-in?prevPath=/register');
        await signIn(page).click();
        await expect(page.getByRole('alert')).toHaveText(why === 'full' ? said.full : said.blocked);
        // They can press again once they have done it.
        await expect(signIn(page)).toBeEnabled();
        expect(new Set(visited)).toEqual(new Set(['/sign-in']));
      });
});

test('after the full localStorage is cleared, the sign-in works at once', async ({ page }) => {
  await page.goto('/sign-in');
  await page.evaluate(fill, 'localStorage' as const);
  await signIn(page).click();
  await expect(page.getByRole('alert')).toHaveText(said.full);
  await page.evaluate(() => localStorage.clear());
  await signIn(page).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('a full localStorage keeps a signed-in user signed in over a reload and a save', async ({ page }) => {
  await signInFast(page, newPerson('Fay', 'Full'), '/register');
  await page.evaluate(fill, 'localStorage' as const);
  await page.reload();
  await page.getByRole('button', { name: 'Fay' }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  await page.getByLabel(/^Why do you ride/).fill('I ride for Ellen.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your page is saved.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Fay' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

for (const [name, prepare] of [
  ['without localStorage', (page: Page) => page.addInitScript(denyStores, ['localStorage'])],
  [
    'with a browser that drops the page’s cookies',
    (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
      }),
  ],
] as const)
  test(`a sign-in works ${name}`, async ({ page }) => {
    await prepare(page);
    await signInFast(page, newPerson('Nora', 'North'), '/register');
    await expect(page.getByRole('button', { name: 'Nora' })).toBeVisible();
    await page.getByRole('button', { name: 'Nora' }).click();
    await page.getByRole('menuitem', { name: 'View Profile' }).click();
    await expect(page.getByRole('link', { name: 'Edit your page' })).toBeVisible();
  });
