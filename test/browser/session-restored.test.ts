import type { Page } from 'playwright/test';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

/** Counts the requests for the provider's library. */
const watchLibrary = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/msal-client')) asked.push(request.url());
  });
  return asked;
};

const nameOf = (page: Page) => page.getByRole('button', { name: 'Tess' });

const signedIn = async (page: Page) => {
  await signInFast(page, newPerson('Tess', 'Thyme'), '/faq');
  await expect(nameOf(page)).toBeVisible();
};

/** Opens a page and returns the token of the request for the current user. */
const tokenOfOpening = async (page: Page, address: string): Promise<string | undefined> => {
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/user');
  await page.goto(address);
  return (await asked).headers().authorization;
};

test('a page that opens with good tokens restores the session without the provider’s library', async ({
  page,
}) => {
  await signedIn(page);
  const asked = watchLibrary(page);
  expect(await tokenOfOpening(page, '/about')).toMatch(/^Bearer ey/);
  await expect(nameOf(page)).toBeVisible();
  await page.goto('/registration');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await nameOf(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(asked).toHaveLength(1);
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /token|account/.test(key) && key.startsWith('msal.')),
  );
  expect(left.filter((key) => !key.includes('.keys'))).toEqual([]);
});

test('a token that was kept in this second restores the session, though the library rounds its time up', async ({
  page,
}) => {
  await page.clock.setFixedTime(Math.floor(Date.now() / 1000) * 1000 + 600);
  await signedIn(page);
  const asked = watchLibrary(page);
  expect(await tokenOfOpening(page, '/about')).toMatch(/^Bearer ey/);
  await expect(nameOf(page)).toBeVisible();
  expect(asked).toEqual([]);
});

const damages: [string, () => void][] = [
  [
    'a token that was written for another key',
    () => {
      for (const key of Object.keys(localStorage))
        if (key.includes('|accesstoken|'))
          localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage[key]), id: 'another' }));
    },
  ],
  [
    'no word of the active account',
    () => {
      for (const key of Object.keys(localStorage))
        if (key.endsWith('active-account-filters')) localStorage.removeItem(key);
    },
  ],
];

for (const [name, damage] of damages)
  test(`with ${name} in storage, the provider’s library looks itself`, async ({ page }) => {
    await signedIn(page);
    await page.evaluate(damage);
    const asked = watchLibrary(page);
    await page.goto('/about');
    await expect(nameOf(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });
