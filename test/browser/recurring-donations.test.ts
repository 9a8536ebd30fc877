import type { Page, Route } from 'playwright/test';
import { expectGoodLooks } from '#test/support/browser/every-look.ts';
import { giveRecurring } from '#test/support/donation/give-recurring.ts';
import { endSessions, newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, expectNoBarriers, test, widths } from './site.ts';

/** The page has no barriers, at any width, in light and dark. */
const expectRight = async (page: Page): Promise<void> => {
  await expectGoodLooks(page);
  await page.setViewportSize({ width: widths[2], height: 900 });
};

/** Holds the next request to an address until it is lost. */
const holding = async (page: Page, address: string) => {
  const { promise, resolve } = Promise.withResolvers<Route>();
  await page.route(address, resolve, { times: 1 });
  return {
    arrival: promise,
    lose: async () => (await promise).abort(),
  };
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test('a donor changes and ends a recurring donation; all states are accessible, and leaving asks first', {
  tag: '@gate',
}, async ({ page }) => {
  test.setTimeout(240_000);
  const person = newPerson('Dana', 'Rivers');
  await giveRecurring(page, person.email, { recipientType: 'General', id: null });
  await signInFast(page, person, '/edit-donation');
  await expect(heading(page, 'What you give each month')).toBeVisible();
  await expectRight(page);

  // Both figures move with the amount and the fee.
  await button(page, 'Change this gift to the general fund').click();
  await expect(heading(page, 'Change this gift')).toBeFocused();
  await page.getByLabel(/^Another amount/).fill('75');
  await expect(page.getByText('$75.00 goes to the general fund. You are charged $77.55.')).toBeVisible();
  await page.getByRole('switch').uncheck({ force: true });
  await expect(button(page, 'Save: $75.00 a month')).toBeVisible();
  await page.getByLabel('Day of the month').selectOption('31');

  // Another recipient is found by name, and by keyboard.
  await page.getByLabel(/^Give it to someone else/).pressSequentially('okafor');
  await expect(page.getByRole('option', { name: /Maya Okafor/ })).toBeVisible();
  await expectRight(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('It goes to Maya Okafor, from the next charge on.')).toBeVisible();

  // Beside this form, another way to give would look like the way to move this donation.
  await expect(page.getByRole('link', { name: 'Give to someone else' })).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Give', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await button(page, 'Stay').click();

  // The card form loads when it is chosen, and reports what is missing.
  await button(page, 'Pay another way').click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await button(page, 'Save: $75.00 a month').click();
  await expect(page.getByRole('alert').first()).toBeFocused();
  await expectRight(page);
  await button(page, /^Keep your Mastercard/).click();
  await button(page, 'Save: $75.00 a month').click();
  await expect(heading(page, 'Saved: your gift to Maya Okafor')).toBeVisible();
  await expectRight(page);

  await button(page, 'End this gift to Maya Okafor').click();
  await expect(page.getByRole('alertdialog', { name: 'End this monthly gift?' })).toBeVisible();
  await expectRight(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'End this gift to Maya Okafor')).toBeFocused();
  await button(page, 'End this gift to Maya Okafor').click();
  await button(page, 'End my gift').click();
  await expect(heading(page, 'Your monthly gift to Maya Okafor has ended')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Give to Maya Okafor once' })).toHaveAttribute(
    'href',
    '/donate?recipient=maya-okafor&recipientType=User',
  );
  await expectRight(page);
});

test.describe('without a connection', () => {
  test.use({ allowedComplaints: ['net::ERR_FAILED', 'Failed to load resource', 'token-expired'] });

  test('recurring donations that fail to load are requested again by “Try again”', async ({ page }) => {
    const person = newPerson('Dana', 'Rivers');
    await page.route('**/api/user/donations/given/recurring/active', (route) => route.abort());
    await signInFast(page, person, '/edit-donation');
    await expect(heading(page, 'We couldn’t load your gifts')).toBeVisible();
    await expectRight(page);
    await page.unroute('**/api/user/donations/given/recurring/active');
    await button(page, 'Try again').click();
    await expect(page.getByText('You don’t have a monthly gift yet.')).toBeVisible();
    await expectRight(page);
  });

  test('pending, unanswered and expired states of a change are accessible, and sign-in continues it', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const person = newPerson('Dana', 'Rivers');
    await giveRecurring(page, person.email, { recipientType: 'General', id: null });
    await signInFast(page, person, '/edit-donation');
    await button(page, 'Change this gift to the general fund').click();
    await page.getByRole('radio', { name: '$100' }).check({ force: true });
    const change = await holding(page, '**/api/user/donations/given/recurring/*');
    await button(page, 'Save: $103.30 a month').click();
    await change.arrival;
    // The page gives up waiting after a while, so it is examined at once.
    await expectNoBarriers(page);
    await change.lose();
    await expect(page.getByText(/^We don’t know whether this was saved\./)).toBeVisible();
    await expectRight(page);

    // After a new sign-in, the same change continues.
    await endSessions(page, person.email);
    await button(page, 'Save: $103.30 a month').click();
    await expect(page.getByRole('alertdialog', { name: 'Please login again.' })).toBeVisible();
    await expect(page.getByText('Checking whether you’re signed in').filter({ visible: true })).toHaveCount(
      0,
    );
    await expectRight(page);
    await page.request.post('/sandbox/api/identity/session', { data: { email: person.email } });
    await button(page, 'Sign in again').click();
    await expect(heading(page, 'Saved: your gift to the general fund')).toBeVisible();

    await button(page, 'End this gift to the general fund').click();
    const end = await holding(page, '**/api/donation/recurring/*/cancel');
    await button(page, 'End my gift').click();
    await end.arrival;
    await expectNoBarriers(page);
    await end.lose();
    await expect(page.getByText(/^We don’t know whether your gift has ended\./)).toBeVisible();
    await expectRight(page);
  });
});

test('a paused recurring donation shows the reason and the remedy, and is accessible', async ({ page }) => {
  const captain = { ...newPerson('Daniel', 'Brandt'), email: 'captain@example.org' };
  await signInFast(page, captain, '/edit-donation');
  await expect(page.getByText('We won’t charge you until you choose how to pay.')).toBeVisible();
  await expectRight(page);
  await button(page, /^Change this gift to/).click();
  await expect(page.getByText(/Choose how to pay below, and it continues\.$/)).toBeVisible();
  await expectRight(page);
});
