import { decodeJwt } from 'jose';
import type { Page } from 'playwright/test';
import { beginRegistration, fillProfile } from '#test/support/registration/profile-step.ts';
import { endSessions, newPerson, signInByHand } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

// The provider refuses the dead refresh token, the API the dead token: Chromium and the route's log report it.
test.use({ allowedComplaints: ['Failed to load resource', 'token-expired'] });

/** The owners of the tokens in API calls, by their addresses. */
const bearersOf = (page: Page): unknown[] => {
  const bearers: unknown[] = [];
  page.on('request', (request) => {
    const token = request.headers().authorization?.slice('Bearer '.length);
    if (token !== undefined && new URL(request.url()).pathname.startsWith('/api/'))
      bearers.push(decodeJwt(token).emails);
  });
  return bearers;
};

/** The prompt of each request to the provider. */
const promptsOf = (page: Page): (string | null)[] => {
  const prompts: (string | null)[] = [];
  page.context().on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/oauth2/v2.0/authorize')) prompts.push(searchParams.get('prompt'));
  });
  return prompts;
};

test('a silent renewal that returns another user’s session is refused, and the user signs in again by password', async ({
  page,
}) => {
  const [ada, ben] = [newPerson('Ada', 'Ash'), newPerson('Ben', 'Birch')];
  await beginRegistration(page, ada);
  await fillProfile(page);
  const bearers = bearersOf(page);
  const prompts = promptsOf(page);

  await endSessions(page, ada.email);
  const { email, ...create } = ben;
  const session = await page.request.post('/sandbox/api/identity/session', { data: { email, create } });
  expect(session.status()).toBe(200);
  const traded = page.waitForResponse(
    (response) =>
      response.url().includes('/oauth2/v2.0/token') &&
      (response.request().postData() ?? '').includes('grant_type=authorization_code'),
  );
  await page.getByRole('button', { name: 'Save and continue' }).click();
  // Without a page, the provider answers for the person who is signed in there.
  expect((await traded).status()).toBe(200);
  expect(prompts).toEqual(['none']);
  await expect(page.getByRole('alertdialog', { name: 'Please login again.' })).toBeVisible();

  prompts.length = 0;
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in again', exact: true }).click();
  const provider = await opened;
  await expect(provider.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(prompts).toEqual(['login']);
  await signInByHand(provider, ada);
  await page.waitForURL(/step=volunteer/);
  await page.goto('/registration?step=profile');
  await expect(page.getByLabel('City')).toHaveValue('Hollin');
  expect(new Set(bearers.map(String))).toEqual(new Set([ada.email]));
});
