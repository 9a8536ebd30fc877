import type { Page } from 'playwright/test';
import { beginRegistration, fillProfile } from '#test/support/registration/profile-step.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const street = (page: Page) => page.getByLabel('Street address');

const keptIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('registrationDetails'));

test('a sign-out in one tab signs out the others, and removes their drafts', { tag: '@gate' }, async ({
  page,
  context,
}) => {
  const person = newPerson('Pia', 'Park');
  await beginRegistration(page, person);
  const other = await context.newPage();
  await other.goto('/registration?step=profile');
  await fillProfile(other);
  await expect.poll(() => keptIn(other)).toContain('1 Hill Road');

  await page.goto('/auth/logout');
  await page.waitForURL('/');
  await other.waitForURL('/');
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await keptIn(other)).toBeNull();
});

test.describe('a tab that missed the sign-out in another tab', () => {
  test.use({ allowedComplaints: ['Failed to load resource'] });

  test('does not write as the user who signed in there', async ({ page, context }) => {
    await beginRegistration(page, newPerson('Pia', 'Park'));
    const other = await context.newPage();
    // As a tab that sleeps, or a browser where tabs don't hear of each other.
    await other.addInitScript(() => {
      const Channel = globalThis.BroadcastChannel;
      globalThis.BroadcastChannel = class extends Channel {
        constructor(name: string) {
          super(name === 'session' ? 'nobody listens' : name);
        }
      };
    });
    await other.goto('/registration?step=profile');
    await fillProfile(other);

    await page.goto('/auth/logout');
    await page.waitForURL('/');
    await beginRegistration(page, newPerson('Quinn', 'Quay'));

    const written: string[] = [];
    other.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/registration'))
        written.push(request.headers().authorization ?? '');
    });
    await other.getByRole('button', { name: 'Save and continue' }).click();
    await expect(other.getByRole('button', { name: 'Sign in again', exact: true })).toBeVisible();
    // A call without a token is the API's to refuse.
    expect(written.filter((token) => token !== '')).toEqual([]);

    await page.goto('/registration?step=profile');
    await expect(street(page)).toHaveValue('');
  });
});
