import type { Page } from 'playwright/test';
import { press, typeInto } from '#test/support/browser/keyboard.ts';
import {
  appCookies,
  codeSentTo,
  makeAccount,
  newPerson,
  setAccountState,
  setCondition,
} from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

/** A phone with a keyboard: the test never touches the screen. */
test.use({ viewport: { width: 360, height: 740 } });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The sign-in page for a person who comes from /register, and one of its methods. */
const choose = async (page: Page, way: RegExp): Promise<void> => {
  await page.goto('/sign-in?prevPath=/register');
  await expect(page.getByRole('button', { name: way })).toBeEnabled();
  await press(page, way);
};

const expectFault = (page: Page, label: string, text: string) =>
  expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(text);

const expectBack = async (page: Page, firstName: string): Promise<void> => {
  await page.waitForURL('/register');
  // On a phone the name is in the drawer. A new page may take the focus once more.
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(async () => {
    if (!(await drawer.isVisible())) await press(page, /^Menu$/);
    await expect(drawer).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(drawer.getByText(firstName, { exact: true })).toBeVisible();
};

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/auth/logout');
  await page.waitForURL('/');
};

const typeSignIn = async (page: Page, email: string, password: string): Promise<void> => {
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await typeInto(page, /^E-mail address$/, email);
  await typeInto(page, /^Password$/, password);
  await page.keyboard.press('Enter');
};

test('sign-up by e-mail: a wrong code and a weak password show errors, and then the account works', {
  tag: '@gate',
}, async ({ page }) => {
  const { email, firstName, lastName, password } = newPerson('Kit', 'Kale');
  await choose(page, /^Create an account$/);
  await expect(heading(page, 'Let’s start with your e-mail')).toBeVisible();
  await typeInto(page, /^E-mail address$/, email);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check your mail')).toBeVisible();
  await typeInto(page, /^Code$/, '000000');
  await page.keyboard.press('Enter');
  await expectFault(page, 'Code', 'That’s not the code we sent. Check the latest e-mail and try again.');
  await typeInto(page, /^Code$/, await codeSentTo(page, email));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'What’s your name?')).toBeVisible();
  await typeInto(page, /^First name$/, firstName);
  await typeInto(page, /^Last name$/, lastName);
  await typeInto(page, /^Password$/, 'password');
  await typeInto(page, /^Password, once more$/, 'password');
  await page.keyboard.press('Enter');
  await expectFault(
    page,
    'Password',
    'Mix in one more kind: a lowercase letter, a capital, a digit or a symbol. 8 to 64 characters, mixing three of: lowercase, capitals, digits, symbols.',
  );
  await typeInto(page, /^Password$/, password);
  await typeInto(page, /^Password, once more$/, password);
  await page.keyboard.press('Enter');
  await expectBack(page, 'Kit');
  expect((await appCookies(page)).msalAccountState).toBe('emailSignUp');
});

test('sign-in by e-mail: a wrong address, a wrong password and a lock show errors, and then it works', async ({
  page,
}) => {
  const { email, password } = await makeAccount(page, newPerson('Ira', 'Iris'));
  await choose(page, /^Sign in with e-mail$/);
  await typeSignIn(page, `no.${email}`, password);
  await expectFault(
    page,
    'E-mail address',
    'We don’t know this address. Check it for a typo, or go back and create an account.',
  );
  await typeSignIn(page, email, 'Not-this-1');
  await expectFault(page, 'Password', 'That’s not the right password. Check it and try again.');
  await setAccountState(page, { email, isLocked: true });
  await typeSignIn(page, email, password);
  await expectFault(
    page,
    'Password',
    'Your account is locked for now because of too many tries. Try again in 1 minute, or choose a new password.',
  );
  await setAccountState(page, { email, isLocked: false });
  await typeSignIn(page, email, password);
  await expectBack(page, 'Ira');
  expect((await appCookies(page)).msalAccountState).toBe('emailSignIn');
});

test('a password reset signs the user in with the new password, and the old one is refused', {
  tag: '@gate',
}, async ({ page }) => {
  const { email, password } = await makeAccount(page, newPerson('Una', 'Ume'));
  await choose(page, /^Sign in with e-mail$/);
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await press(page, /^Forgot your password\?$/);
  await expect(heading(page, 'Forgot your password?')).toBeVisible();
  await typeInto(page, /^E-mail address$/, email);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check your mail')).toBeVisible();
  await typeInto(page, /^Code$/, await codeSentTo(page, email, 'password-reset-code'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Choose a new password')).toBeVisible();
  await typeInto(page, /^New password$/, 'Valley-2028');
  await typeInto(page, /^New password, once more$/, 'Valley-2028');
  await page.keyboard.press('Enter');
  await expectBack(page, 'Una');
  expect((await appCookies(page)).msalAccountState).toBe('emailSignIn');

  await signOut(page);
  await choose(page, /^Sign in with e-mail$/);
  await typeSignIn(page, email, password);
  await expectFault(page, 'Password', 'That’s not the right password. Check it and try again.');
  await typeSignIn(page, email, 'Valley-2028');
  await expectBack(page, 'Una');
});

for (const [name, policy] of [
  ['Google', 'google'],
  ['Facebook', 'facebook'],
] as const) {
  test(`a sign-in with ${name} asks for consent only the first time`, async ({ page }) => {
    const { email, firstName, lastName } = newPerson('Gus', 'Gale');
    const chooseOther = async () => {
      await choose(page, new RegExp(`^Continue with ${name}$`));
      await expect(heading(page, `Choose a ${name} account`)).toBeVisible();
      await press(page, /Use another account$/);
      await expect(heading(page, 'Use another account')).toBeVisible();
      await typeInto(page, /^First name$/, firstName);
      await typeInto(page, /^Last name$/, lastName);
      await typeInto(page, /^E-mail address$/, email);
      await page.keyboard.press('Enter');
    };
    await chooseOther();
    await expect(heading(page, 'Product would like your name and e-mail address')).toBeVisible();
    await press(page, /^Continue$/);
    await expectBack(page, 'Gus');
    expect((await appCookies(page)).msalAccountState).toBe(policy);

    await signOut(page);
    await chooseOther();
    await expectBack(page, 'Gus');
  });
}

const turnedBack = 'You left before you were signed in.';

test('Cancel on the first page of each sign-in method leads back with a message, and keeps prevPath', async ({
  page,
}) => {
  const cancelled = async (title: string) => {
    await expect(heading(page, title)).toBeVisible();
    await press(page, /^Cancel$/);
    await expect(page.getByRole('alert')).toHaveText(turnedBack);
    expect(page.url()).toContain('/sign-in?prevPath=%2Fregister');
    expect(await appCookies(page)).toEqual({
      lastPath: '/register',
      msalLastAuthError: expect.stringContaining('AADB2C90091: '),
    });
  };
  await choose(page, /^Create an account$/);
  await cancelled('Let’s start with your e-mail');
  await press(page, /^Continue with Google$/);
  await cancelled('Choose a Google account');
  await press(page, /^Continue with Facebook$/);
  await cancelled('Choose a Facebook account');
  await press(page, /^Sign in with e-mail$/);
  await cancelled('Welcome back');
  await press(page, /^Sign in with e-mail$/);
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await press(page, /^Forgot your password\?$/);
  await cancelled('Forgot your password?');
});

test('Cancel on the consent page leads back with a message', async ({ page }) => {
  await choose(page, /^Continue with Google$/);
  await expect(heading(page, 'Choose a Google account')).toBeVisible();
  await press(page, /Use another account$/);
  await expect(heading(page, 'Use another account')).toBeVisible();
  const { email, firstName, lastName } = newPerson('Gia', 'Gale');
  await typeInto(page, /^First name$/, firstName);
  await typeInto(page, /^Last name$/, lastName);
  await typeInto(page, /^E-mail address$/, email);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Product would like your name and e-mail address')).toBeVisible();
  await press(page, /^Cancel$/);
  await expect(page.getByRole('alert')).toHaveText(turnedBack);
});

test.describe('while the provider is down', () => {
  test.use({ allowedComplaints: ['Failed to load resource'] });

  test('the sign-in page shows an error, and works again once the provider does', async ({ page }) => {
    await page.goto('/sign-in');
    await setCondition(page, 'down');
    await press(page, /^Sign in with e-mail$/);
    await expect(page.getByRole('alert')).toHaveText(
      'We can’t reach the sign-in service. Check your connection and try again.',
    );
    await setCondition(page, 'fine');
    await press(page, /^Sign in with e-mail$/);
    await expect(heading(page, 'Welcome back')).toBeVisible();
  });
});
