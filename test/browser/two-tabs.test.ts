import { browserUi } from '@product/path-driver/browser';
import type { Page } from 'playwright/test';
import { fillCard } from '#test/support/payment/fill-card.ts';
import { beginRegistration, fillProfile } from '#test/support/registration/profile-step.ts';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, expectNoBarriers, test } from './site.ts';

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
    // A sleeping tab, or a browser in which tabs don't notify each other.
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
    // The API refuses a call without a token.
    expect(written.filter((token) => token !== '')).toEqual([]);

    await page.goto('/registration?step=profile');
    await expect(street(page)).toHaveValue('');
  });
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const submit = (page: Page) => page.getByRole('button', { name: 'Save and continue' });
const asked = (page: Page) => page.getByRole('alertdialog', { name: 'Your registration went on elsewhere' });

/** Both tabs of a rider are at the route step; `page` has chosen Riverside 25. */
const atRouteInBoth = async (page: Page): Promise<Page> => {
  const { email, ...rider } = newPerson('Ria', 'Rand');
  await signInFast(page, { email, ...rider });
  const mix = { challenger: false, signature: true, gravel: false, volunteer: false };
  const put = await page.request.put('/sandbox/api/registrations', {
    data: { emailAddress: email, scenario: { mix, nextStep: 'route-signature' } },
  });
  expect(put.ok()).toBe(true);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/registration');
    await expect(heading(tab, 'Choose your Ride Weekend route')).toBeVisible();
  }
  await page.getByRole('radio', { name: /Riverside 25/ }).check();
  return other;
};

const saveRoute = async (tab: Page, name: RegExp): Promise<void> => {
  await tab.getByRole('radio', { name }).check();
  await submit(tab).click();
  await expect(heading(tab, 'How much do you want to raise?')).toBeVisible();
};

const goOnToFee = async (tab: Page): Promise<void> => {
  await fillCard(browserUi(tab));
  await submit(tab).click();
  for (const group of ['T-shirt size', 'Jersey size'])
    await tab.getByRole('group', { name: group }).getByRole('radio', { name: 'M', exact: true }).check();
  await submit(tab).click();
  await tab.getByRole('checkbox', { name: /^I have read the waiver/ }).check();
  await tab.getByLabel('Your signature').fill('Ria Rand');
  await tab.getByRole('button', { name: 'Sign and continue' }).click();
  await expect(heading(tab, 'Pay the registration fee')).toBeVisible();
};

/** The route that a tab shows after a reload. */
const routeIn = async (tab: Page, name: RegExp): Promise<void> => {
  await tab.goto('/registration?step=route-signature');
  await expect(tab.getByRole('radio', { name })).toBeChecked();
};

test('a tab at the route step does not overwrite the route with which another tab came to the fee', {
  tag: '@gate',
}, async ({ page }) => {
  test.slow();
  const other = await atRouteInBoth(page);
  await saveRoute(other, /Summit Century/);
  await goOnToFee(other);

  await submit(page).click();
  await expect(asked(page)).toBeVisible();
  await expect(asked(page).getByRole('row', { name: /Route/ })).toHaveText(/Summit Century.*Riverside 25/);
  await expect(asked(page)).toContainText('It’s now at “Fee”.');
  await expectNoBarriers(page);
  await asked(page).getByRole('button', { name: 'Go on with what’s saved' }).click();
  await expect(heading(page, 'How much do you want to raise?')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Fee/ })).toBeVisible();
  await routeIn(page, /Summit Century/);
});

test('what is entered in a tab can be saved over what another tab saved', async ({ page }) => {
  const other = await atRouteInBoth(page);
  await saveRoute(other, /Summit Century/);
  await submit(page).click();
  await asked(page).getByRole('button', { name: 'Save what I entered here' }).click();
  await expect(heading(page, 'How much do you want to raise?')).toBeVisible();
  await routeIn(other, /Riverside 25/);
});

test('a choice that a tab kept over a reload is not saved over what another tab saved', async ({ page }) => {
  const other = await atRouteInBoth(page);
  await saveRoute(other, /Summit Century/);
  await page.reload();
  await expect(page.getByRole('radio', { name: /Riverside 25/ })).toBeChecked();
  await submit(page).click();
  await expect(asked(page)).toBeVisible();
});

test('a tab whose step nobody else saved is told that the registration went on', async ({ page }) => {
  const other = await atRouteInBoth(page);
  await other.goto('/registration?step=profile');
  await other.getByLabel('City').fill('Elsewhere');
  await submit(other).click();
  await expect(heading(other, 'Choose your Ride Weekend route')).toBeVisible();
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Your registration went on elsewhere');
  await expect(page.getByRole('radio', { name: /Riverside 25/ })).toBeChecked();
  await submit(page).click();
  await expect(heading(page, 'How much do you want to raise?')).toBeVisible();
});

test.describe('a save whose answer was lost', () => {
  test.use({ allowedComplaints: ['Failed to load resource'] });

  for (const [what, route] of [
    ['the same', /Riverside 25/],
    ['another choice', /Orchard Fifty/],
  ] as const)
    test(`is not treated as another tab’s save when ${what} is saved next`, async ({ page }) => {
      await atRouteInBoth(page);
      await page.route(
        '**/api/registration/route',
        async (call) => {
          await call.fetch();
          await call.abort();
        },
        { times: 1 },
      );
      await submit(page).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await saveRoute(page, route);
      await routeIn(page, route);
    });
});
