import type { Page } from 'playwright/test';
import { type NewPerson, newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

/** Somebody at the profile step of a registration as a volunteer. */
const beginRegistration = async (page: Page, person: NewPerson): Promise<void> => {
  await signInFast(page, person, '/register?choose=volunteer');
  await page.getByRole('button', { name: /Start/ }).click();
  await page.waitForURL(/step=profile/);
};

const street = (page: Page) => page.getByLabel('Street address');

const fillProfile = async (page: Page): Promise<void> => {
  await page.getByLabel('Month').fill('4');
  await page.getByLabel('Day').fill('12');
  await page.getByLabel('Year').fill('1985');
  await page.getByLabel('Phone', { exact: true }).fill('(202) 555-0143');
  await street(page).fill('1 Hill Road');
  await page.getByLabel('City').fill('Hollin');
  await page.getByLabel('State').selectOption('VA');
  await page.getByLabel('ZIP code').fill('20001');
  await page.getByLabel('Emergency contact’s name').fill('Sam Elm');
  await page.getByLabel('Their phone').fill('(202) 555-0144');
};

const keptIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('registrationDetails'));

test('signing out in one tab signs the others out, and nothing typed stays in them', async ({
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

test.describe('a tab that heard nothing of the other one’s sign-out', () => {
  test.use({ allowedComplaints: ['Failed to load resource'] });

  test('does not write as the person who signed in there', async ({ page, context }) => {
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
    await other.getByRole('button', { name: 'Save and go on' }).click();
    await expect(other.getByRole('button', { name: 'Sign in again', exact: true })).toBeVisible();
    // A call without a token is the API's to refuse.
    expect(written.filter((token) => token !== '')).toEqual([]);

    await page.goto('/registration?step=profile');
    await expect(street(page)).toHaveValue('');
  });
});
