import type { BrowserSession } from '@product/path-driver';

/** A sign-in that does nothing, for a screen whose tests do not sign in again. */
export const wayBack = { isRenewing: false, label: 'Sign in again', problem: null, onPress: () => undefined };

/** Signs the person in again, in the page's popup. */
export const signInAgainAs = async (
  { ui, page, sandbox }: BrowserSession,
  { email }: { email: string },
): Promise<void> => {
  await ui.expectRole('button', 'Sign in again');
  // Only when nothing is tried without the person any more is it them who bring the session back.
  await ui.expectNoText('Checking whether you’re signed in');
  await sandbox('POST', '/identity/session', { email });
  // Where several parts of the page wait for it, any of their buttons will do.
  await page.getByRole('button', { name: 'Sign in again', exact: true }).first().click();
};
