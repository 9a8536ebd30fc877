import type { Page } from 'playwright/test';
import {
  appCookies,
  endSessions,
  newPerson,
  signInByHand,
  signInFast,
  signUpByHand,
} from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

/** Addresses of scripts that look like the provider's library. */
const librariesIn = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/msal/i.test(request.url())) seen.push(request.url());
  });
  return seen;
};

test('a visitor who never signed in loads no MSAL code and has no cookies', { tag: '@gate' }, async ({
  page,
}) => {
  const libraries = librariesIn(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/sign-in');
  await expect(page.getByRole('button', { name: 'Sign in with e-mail' })).toBeVisible();
  expect(libraries).toEqual([]);
  expect(await appCookies(page)).toEqual({});
});

test('a new user signs up, returns to prevPath, stays signed in, signs out and signs in again', {
  tag: '@gate',
}, async ({ page }) => {
  const person = newPerson('Wanda', 'Walker');
  await page.goto('/sign-in?intent=register&prevPath=%2Fregister%3Fchoose%3Dvolunteer');
  await signUpByHand(page, person);
  await page.waitForURL('/register?choose=volunteer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await appCookies(page)).toEqual({
    msalAccountState: 'emailSignUp',
    currentUserPublicId: expect.stringMatching(/^wanda-walker-/),
  });

  await page.goto('/sign-in?prevPath=/register');
  await page.waitForURL('/register');

  await page.goto('/auth/logout');
  await page.waitForURL('/');
  expect(await appCookies(page)).toEqual({ logoutReason: 'navigated-to-logout-page' });
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in with e-mail' }).click();
  await signInByHand(page, person);
  await page.waitForURL('/');
  expect(await appCookies(page)).toMatchObject({ msalAccountState: 'emailSignIn' });
});

test('cancelling at the provider shows a message and allows another try', { tag: '@gate' }, async ({
  page,
}) => {
  await page.goto('/sign-in?prevPath=/register');
  await page.getByRole('button', { name: 'Sign in with e-mail' }).click();
  await page.getByRole('link', { name: /Go back/ }).click();
  await expect(page.getByRole('alert')).toContainText('You left before you were signed in.');
  expect(await appCookies(page)).not.toHaveProperty('msalAccountState');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Let’s start with your e-mail' })).toBeVisible();
});

test('Back from the provider leads to a working sign-in page', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in with e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Sign in with e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('a prevPath of another site leads to the home page', { tag: '@gate' }, async ({ page }) => {
  await signInFast(page, newPerson());
  await page.goto('/sign-in?prevPath=https%3A%2F%2Fevil.example%2F');
  await page.waitForURL('/');
});

test.describe('an expired session', () => {
  // The provider refuses the dead refresh token, the API the dead token: Chromium and the route's log report it.
  test.use({ allowedComplaints: ['Failed to load resource', 'token-expired'] });

  test('is detected at the next visit, which leads to sign-in', async ({ page }) => {
    const person = newPerson();
    await signInFast(page, person, '/register');
    await endSessions(page, person.email);
    await page.goto('/registration');
    await expect.poll(async () => (await appCookies(page)).logoutReason).toBe('session-expired');
    await page.waitForURL(/\/sign-in\?.*prevPath=%2Fregistration/);
    await page.goto('/sign-in');
    await expect(page.getByRole('alert')).toContainText('Please login again.');
  });
});
