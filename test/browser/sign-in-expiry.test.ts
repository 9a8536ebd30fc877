import type { Page } from 'playwright/test';
import { beginRegistration, fillProfile } from '#test/support/registration/profile-step.ts';
import { endSessions, newPerson, signInByHand } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

// The provider refuses the dead refresh token, the API the dead token: Chromium and the route's log say so.
test.use({ allowedComplaints: ['Failed to load resource', 'token-expired'] });

const again = (page: Page) => page.getByRole('button', { name: 'Sign in again', exact: true });

/** Presses the button and gives the window that opens. */
const windowOf = async (page: Page, name: string): Promise<Page> => {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name, exact: true }).click();
  return opened;
};

/** What was refused has been sent again by itself, and was whole. */
const expectGoneOn = async (page: Page): Promise<void> => {
  await page.waitForURL(/step=volunteer/);
  await page.goto('/registration?step=profile');
  await expect(page.getByLabel('City')).toHaveValue('Hollin');
};

test('who signed in by e-mail signs in again in a window, also when the first one was closed', async ({
  page,
}) => {
  const person = newPerson('Eve', 'Elm');
  await beginRegistration(page, person);
  await fillProfile(page);
  await endSessions(page, person.email);
  await page.getByRole('button', { name: 'Save and go on' }).click();

  await expect(page.getByRole('alertdialog', { name: 'Please login again.' })).toBeVisible();
  const closed = await windowOf(page, 'Sign in again');
  await expect(closed.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await closed.close();

  // No browser tells of a window that was closed: the next press could be a mistake, the one after it is not.
  await again(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'You are already signing in. Finish in the window that is open, or close it and try again.',
  );
  const reopened = await windowOf(page, 'Try again');
  await expect(page.getByRole('alert')).toBeHidden();
  await signInByHand(reopened, person);
  await expectGoneOn(page);
});
