import type { Page } from 'playwright/test';
import { appCookies, cookieNames, makeAccount, newPerson, signInByHand } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const day = 24 * 3600;

/** The attributes of the app's cookies, one line each, and the difference of their expiry from a day, in seconds. */
const settings = async (page: Page) => {
  const cookies = await page.context().cookies();
  return cookies
    .filter(({ name }) => cookieNames.includes(name))
    .map(({ name, path, sameSite, secure, expires }) => ({
      name,
      path,
      sameSite,
      secure,
      isForADay: Math.abs(expires - Date.now() / 1000 - day) < 30,
    }));
};

const asTheySay = (...names: string[]) =>
  names.map((name) => ({ name, path: '/', sameSite: 'Lax', secure: false, isForADay: true }));

test('the sign-in cookies have the expected values at each step, path / and a lifetime of one day', async ({
  page,
}) => {
  const person = await makeAccount(page, newPerson('Cleo', 'Cane'));
  await page.goto('/sign-in?prevPath=/register');
  const way = page.getByRole('button', { name: 'Sign in with e-mail' });
  await expect(way).toBeEnabled();
  expect(await appCookies(page)).toEqual({});

  await way.click();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  const onTheWay = { msalAccountState: 'emailSignIn', lastPath: '/register' };
  expect(await appCookies(page)).toEqual(onTheWay);

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  const turnedBack = {
    lastPath: '/register',
    msalLastAuthError: expect.stringMatching(/AADB2C90091: The user has cancelled/),
  };
  expect(await appCookies(page)).toEqual(turnedBack);
  expect(await settings(page)).toEqual(expect.arrayContaining(asTheySay('lastPath', 'msalLastAuthError')));

  await way.click();
  await signInByHand(page, person);
  await page.waitForURL('/register');
  await expect(page.getByRole('button', { name: 'Cleo' })).toBeVisible();
  expect(await appCookies(page)).toEqual({
    msalAccountState: 'emailSignIn',
    currentUserPublicId: expect.stringMatching(/^cleo-cane-/),
  });
  expect(await settings(page)).toEqual(
    expect.arrayContaining(asTheySay('msalAccountState', 'currentUserPublicId')),
  );

  await page.getByRole('button', { name: 'Cleo' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await appCookies(page)).toEqual({ logoutReason: 'manual' });
  expect(await settings(page)).toEqual(asTheySay('logoutReason'));
  // A person who signed out on purpose needs no explanation.
  await page.goto('/sign-in');
  await expect(way).toBeEnabled();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a callback with an unknown state sets invalid_state_error, clears the session and asks to sign in again', async ({
  page,
}) => {
  const written: string[] = [];
  await page.exposeFunction('note', (cookie: string) => written.push(decodeURIComponent(cookie)));
  await page.addInitScript(() => {
    const kept = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      get: () => kept?.get?.call(document),
      set: (cookie: string) => {
        (window as unknown as { note: (cookie: string) => void }).note(cookie);
        kept?.set?.call(document, cookie);
      },
    });
  });
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in with e-mail' }).click();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  // Looks like a state of the library's, but the library did not send it.
  const state = btoa(JSON.stringify({ id: crypto.randomUUID(), meta: { interactionType: 'redirect' } }));
  await page.goto(`/auth/token#${new URLSearchParams({ code: 'made-up', state })}`);
  await page.waitForURL(/\/$|\/sign-in/);
  await expect.poll(() => appCookies(page)).toEqual({ logoutReason: 'unknown' });
  expect(written.filter((cookie) => cookie.startsWith('msalLastAuthError=i'))).toEqual([
    expect.stringMatching(/^msalLastAuthError=invalid_state_error;/),
  ]);
  await page.goto('/sign-in');
  await expect(page.getByRole('alert')).toHaveText('Please login again.');
});
