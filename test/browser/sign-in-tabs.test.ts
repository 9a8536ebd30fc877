import type { Page } from 'playwright/test';
import { asVolunteer, beginRegistration, fillProfile } from '#test/support/registration/profile-step.ts';
import { endSessions, makeAccount, newPerson, signInByHand } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

/** Opens the provider's sign-in page from `path`, in a tab without a signed-in person. */
const openProvider = async (page: Page, path = '/'): Promise<void> => {
  await page.goto(`/sign-in?${new URLSearchParams({ prevPath: path })}`);
  await page.getByRole('button', { name: 'Sign in with e-mail' }).click();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
};

const nameIn = (page: Page, name: string) => page.getByRole('button', { name });

/** The tokens of API calls from now on; empty for a call without one. */
const tokensOf = (page: Page): string[] => {
  const tokens: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Sightings are sent without a person, and live totals are public.
    if (pathname.startsWith('/api/') && !['/api/sightings', '/api/live'].includes(pathname))
      tokens.push(request.headers().authorization ?? '');
  });
  return tokens;
};

const save = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();

test('a sign-in of one user in two tabs at once succeeds in both', async ({ page, context }) => {
  const person = await makeAccount(page, newPerson('Tia', 'Tann'));
  const other = await context.newPage();
  await openProvider(page, '/register');
  await openProvider(other);
  await signInByHand(page, person);
  await page.waitForURL('/register');
  await expect(nameIn(page, 'Tia')).toBeVisible();
  await signInByHand(other, person);
  await other.waitForURL('/');
  await expect(nameIn(other, 'Tia')).toBeVisible();

  const tokens = tokensOf(page);
  await nameIn(page, 'Tia').click();
  await page.getByRole('menuitem', { name: 'View Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tia Tann' })).toBeVisible();
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens.filter((token) => !token.startsWith('Bearer '))).toEqual([]);
});

test.describe('when the API refuses a token', () => {
  test.use({ allowedComplaints: ['Failed to load resource', 'token-expired'] });

  test('after another user signs in in a second tab, the first tab never acts as that user', async ({
    page,
    context,
  }) => {
    const pia = newPerson('Pia', 'Park');
    const quinn = await makeAccount(page, newPerson('Quinn', 'Quay'));
    const other = await context.newPage();
    await openProvider(other);
    await beginRegistration(page, pia);
    await fillProfile(page);

    await signInByHand(other, quinn);
    await other.waitForURL('/');
    await expect(nameIn(other, 'Quinn')).toBeVisible();

    const tokens = tokensOf(page);
    await save(page);
    const again = page.getByRole('button', { name: 'Sign in again', exact: true });
    await expect(again).toBeVisible();
    expect(tokens.filter((token) => token !== '')).toEqual([]);

    // The provider's session is Quinn's by now: it must not open Pia's form.
    const opened = page.waitForEvent('popup');
    await again.click();
    const provider = await opened;
    await provider.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await signInByHand(provider, quinn);
    await expect(page.getByRole('alert')).toHaveText(
      'That’s a different account. Please sign in with the one you were using on this page.',
    );
    await expect(page.getByLabel('City')).toHaveValue('Hollin');
    await other.goto(asVolunteer);
    await other.getByRole('button', { name: /Start/ }).click();
    await other.waitForURL(/step=profile/);
    await expect(other.getByLabel('City')).toHaveValue('');
  });

  test('a session that expires in two tabs is renewed in both, with one password entry', async ({
    page,
    context,
  }) => {
    const person = newPerson('Eli', 'Elder');
    await beginRegistration(page, person);
    const other = await context.newPage();
    await other.goto('/registration?step=profile');
    await fillProfile(page);
    await fillProfile(other);
    await other.getByLabel('City').fill('Hilltop');
    await endSessions(page, person.email);
    await save(page);
    await save(other);
    const again = other.getByRole('button', { name: 'Sign in again', exact: true });
    await expect(again).toBeVisible();

    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign in again', exact: true }).click();
    await signInByHand(await opened, person);
    await page.waitForURL(/step=volunteer/);

    await expect(other.getByLabel('City')).toHaveValue('Hilltop');
    await again.click();
    // Both tabs saved the same step, with another city.
    await other.getByRole('button', { name: 'Save what I entered here' }).click();
    await other.waitForURL(/step=volunteer/);
    await other.goto('/registration?step=profile');
    await expect(other.getByLabel('City')).toHaveValue('Hilltop');
  });
});
