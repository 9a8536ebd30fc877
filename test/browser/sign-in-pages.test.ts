import type { Page } from 'playwright/test';
import { expectGoodInEveryLook } from '#test/support/browser/every-look.ts';
import {
  chooseAccountByHand,
  codeSentTo,
  makeAccount,
  type NewPerson,
  newPerson,
  setAccountState,
  setCondition,
  signInByHand,
} from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

/** The page with this heading has no barriers, and fits every width in light and dark. */
const examine = async (page: Page, heading: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectGoodInEveryLook(page);
};

const choose = async (page: Page, way: string): Promise<void> => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: way }).click();
};

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** The first two steps of sign-up and password reset, each with a wrong and a right value. */
const throughCode = async (
  page: Page,
  { email }: NewPerson,
  heading: string,
  kind: 'sign-up-code' | 'password-reset-code',
): Promise<void> => {
  await examine(page, heading);
  await press(page, 'Send me the code');
  await examine(page, heading);
  await page.getByLabel('E-mail address').fill(email);
  await page.keyboard.press('Enter');
  await examine(page, 'Check your mail');
  await press(page, 'Send a new code');
  await page.getByRole('status').waitFor();
  await press(page, 'Confirm the code');
  await examine(page, 'Check your mail');
  await page.getByLabel('Code').fill(await codeSentTo(page, email, kind));
  await page.keyboard.press('Enter');
};

test('the sign-in page is accessible, also after a cancelled sign-in', async ({ page }) => {
  await page.goto('/sign-in?intent=register');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  // The progress line of a page is outside the landmarks, and stays for half a second.
  await expect(page.getByRole('progressbar')).toBeHidden();
  await examine(page, 'First, sign in or create an account');
  await page.getByRole('button', { name: 'Sign in with e-mail' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alert').waitFor();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await examine(page, 'Welcome');
});

test('the pages of the e-mail sign-in are accessible, also with errors', async ({ page }) => {
  const person = await makeAccount(page, newPerson('Ivy', 'Ives'));
  await choose(page, 'Sign in with e-mail');
  await examine(page, 'Welcome back');
  await signInByHand(page, { ...person, email: `no.${person.email}` });
  await expect(page).toHaveTitle('Product | Error: Sign in');
  await examine(page, 'Welcome back');
  await setAccountState(page, { email: person.email, isLocked: true });
  await signInByHand(page, person);
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/^Your account is locked/);
  await examine(page, 'Welcome back');
});

test('the pages of sign-up are accessible, also with errors', async ({ page }) => {
  await choose(page, 'Create an account');
  const person = newPerson('Ada-Wilhelmina-Theodora', 'Featherstonehaugh');
  await throughCode(page, person, 'Let’s start with your e-mail', 'sign-up-code');
  await examine(page, 'What’s your name?');
  await press(page, 'Create my account');
  await expect(page).toHaveTitle(/^Product \| Error: /);
  await examine(page, 'What’s your name?');
});

test('the pages of the password reset are accessible, also with errors', async ({ page }) => {
  const person = await makeAccount(page, newPerson('Ned', 'Nash'));
  await choose(page, 'Sign in with e-mail');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await throughCode(page, person, 'Forgot your password?', 'password-reset-code');
  await examine(page, 'Choose a new password');
  await press(page, 'Save and sign in');
  await expect(page).toHaveTitle(/^Product \| Error: /);
  await examine(page, 'Choose a new password');
});

test('the simulated pages of Google and Facebook are accessible, also with errors', async ({ page }) => {
  const person = newPerson('Ada-Wilhelmina-Theodora', 'Featherstonehaugh');
  await choose(page, 'Continue with Facebook');
  await examine(page, 'Choose a Facebook account');
  await press(page, 'Use another account');
  await examine(page, 'Use another account');
  await choose(page, 'Continue with Google');
  await examine(page, 'Choose a Google account');
  await press(page, 'Use another account');
  await press(page, 'Continue');
  await expect(page).toHaveTitle(/^Product \| Error: /);
  await examine(page, 'Use another account');
  await choose(page, 'Continue with Google');
  await chooseAccountByHand(page, person);
  await examine(page, 'Product would like your name and e-mail address');
});

test.describe('where the sign-in cannot continue', () => {
  test.use({ allowedComplaints: ['Failed to load resource'] });

  test('the identity provider’s error pages are accessible', async ({ page }) => {
    await choose(page, 'Sign in with e-mail');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    const visit = page.url();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('alert').waitFor();
    await page.goto(visit);
    await examine(page, 'This page has run out');

    await page.goto(
      '/identity/product.onmicrosoft.com/b2c_1_email_signin/oauth2/v2.0/authorize?scope=openid',
    );
    await examine(page, 'That didn’t work');

    await page.goto('/identity/product.onmicrosoft.com/account');
    await examine(page, 'Nobody is signed in here');

    await page.goto('/identity/product.onmicrosoft.com/b2c_1_email_signin/oauth2/v2.0/logout');
    await examine(page, 'You’re signed out');

    await setCondition(page, 'down');
    await page.goto(visit);
    await examine(page, 'Sign-in is down just now');
  });
});

test('the consent page is accessible, and a withdrawn consent is asked for again', async ({ page }) => {
  const person = newPerson('Cora', 'Cole');
  await choose(page, 'Continue with Facebook');
  await chooseAccountByHand(page, person);
  await press(page, 'Continue');
  await page.waitForURL('/');
  await page.goto('/identity/product.onmicrosoft.com/account');
  await examine(page, 'What Product may see');
  await press(page, 'Take it back');
  await page.getByRole('status').waitFor();
  await examine(page, 'What Product may see');
  await page.goto('/auth/logout');
  await page.waitForURL('/');
  await choose(page, 'Continue with Facebook');
  await chooseAccountByHand(page, person);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});
