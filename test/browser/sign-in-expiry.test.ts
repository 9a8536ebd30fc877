import type { Page } from 'playwright/test';
import { messages } from '#machines/shell/messages.ts';
import {
  asVolunteer,
  beginRegistration,
  fillProfile,
  startProfile,
} from '#test/support/registration/profile-step.ts';
import {
  appCookies,
  chooseAccountByHand,
  codeSentTo,
  endSessions,
  newPerson,
  signInByHand,
  signInFast,
  signUpByHand,
} from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

// The provider refuses the dead refresh token, the API the dead token: Chromium and the route's log report it.
test.use({ allowedComplaints: ['Failed to load resource', 'token-expired'] });

const again = (page: Page) => page.getByRole('button', { name: 'Sign in again', exact: true });

/** Presses the button and returns the window that opens. */
const windowOf = async (page: Page, name: string): Promise<Page> => {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name, exact: true }).click();
  return opened;
};

/** The refused request was sent again automatically, and was complete. */
const expectGoneOn = async (page: Page): Promise<void> => {
  await page.waitForURL(/step=volunteer/);
  await page.goto('/registration?step=profile');
  await expect(page.getByLabel('City')).toHaveValue('Hollin');
};

test('an expired e-mail session is renewed in a popup, even after the first popup was closed', {
  tag: '@gate',
}, async ({ page }) => {
  const person = newPerson('Eve', 'Elm');
  await beginRegistration(page, person);
  await fillProfile(page);
  await endSessions(page, person.email);
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page.getByRole('alertdialog', { name: 'Please login again.' })).toBeVisible();
  const closed = await windowOf(page, 'Sign in again');
  await expect(closed.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await closed.close();

  // No browser reports a closed popup: the next press could be a mistake, the one after it is not.
  await again(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'You’re already signing in. Finish in the open window, or close it and try again.',
  );
  const reopened = await windowOf(page, 'Try again');
  await expect(page.getByRole('alert')).toBeHidden();
  await signInByHand(reopened, person);
  await expectGoneOn(page);
});

test('an expired Google session is renewed with Google', async ({ page }) => {
  const person = newPerson('Gwen', 'Gale');
  await page.goto(`/sign-in?${new URLSearchParams({ prevPath: asVolunteer })}`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseAccountByHand(page, person);
  await page.getByRole('button', { name: 'Continue' }).click();
  await startProfile(page);
  await fillProfile(page);
  await endSessions(page, person.email, 'google');
  await page.getByRole('button', { name: 'Save and continue' }).click();

  const google = await windowOf(page, 'Sign in again');
  await expect(google.getByRole('heading', { name: 'Choose a Google account' })).toBeVisible();
  await chooseAccountByHand(google, person);
  await expectGoneOn(page);
});

test('a blocked popup shows a message, and the sign-in works once the browser allows it', async ({
  page,
}) => {
  const person = newPerson('Ugo', 'Udal');
  await page.goto(`/sign-in?${new URLSearchParams({ prevPath: asVolunteer })}`);
  await signUpByHand(page, person);
  await startProfile(page);
  await fillProfile(page);
  await endSessions(page, person.email);
  await page.evaluate(() => {
    const { open } = window;
    Object.assign(window, { open: () => null, allowWindows: () => Object.assign(window, { open }) });
  });
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await again(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  );
  await expect(page.getByLabel('City')).toHaveValue('Hollin');

  await page.evaluate(() => (window as unknown as { allowWindows: () => void }).allowWindows());
  const allowed = await windowOf(page, 'Sign in again');
  await expect(allowed.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await signInByHand(allowed, person);
  await expectGoneOn(page);
});

test('a password reset in popups renews the session, and the form is saved', async ({ page }) => {
  const person = newPerson('Fay', 'Fern');
  await beginRegistration(page, person);
  await fillProfile(page);
  await endSessions(page, person.email);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  const first = await windowOf(page, 'Sign in again');
  await first.getByRole('link', { name: 'Forgot your password?' }).click();

  await expect(page.getByRole('alert')).toHaveText(
    'Choose a new password first. It opens in a new window, and what you typed here stays.',
  );
  const second = await windowOf(page, 'Choose a new password');
  await second.getByLabel('E-mail address').fill(person.email);
  await second.keyboard.press('Enter');
  await second.getByLabel('Code').waitFor();
  await second.getByLabel('Code').fill(await codeSentTo(page, person.email, 'password-reset-code'));
  await second.keyboard.press('Enter');
  await second.getByLabel('New password', { exact: true }).fill('Valley-2028');
  await second.getByLabel('New password, once more').fill('Valley-2028');
  await second.keyboard.press('Enter');
  // The person doesn't type the new password: the reset opened a session at the provider.
  await expectGoneOn(page);
});

for (const [kind, from, link, path, heading] of [
  ['a content page', '/about', 'Our Impact', '/our-impact', /./],
  ['a profile', '/search?query=maya%20okafor', 'Maya Okafor', '/profile/maya-okafor', 'Maya Okafor'],
  ['the registration', '/faq', 'Register', '/register', 'How do you want to take part?'],
] as const)
  test(`an expired session shows ${kind} as a visitor sees it, and says to sign in again`, async ({
    page,
  }) => {
    const person = newPerson('Vera', 'Vale');
    await signInFast(page, person, from);
    await expect(page.getByRole('button', { name: 'Vera', exact: true })).toBeVisible();
    await endSessions(page, person.email);
    await page.getByRole('link', { name: link }).first().click();
    await page.waitForURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: messages.loginAgain })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
    await expect(page.getByText('Forbidden')).toHaveCount(0);
    expect(await appCookies(page)).toMatchObject({ logoutReason: 'session-expired' });
  });
