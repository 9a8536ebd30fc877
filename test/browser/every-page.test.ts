import type { Page } from 'playwright/test';
import { expectGoodInEveryLook } from '#test/support/browser/every-look.ts';
import { type NewPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, expectNoBarriers, expectNoSidewaysScroll, test } from './site.ts';

/** Every address of the product that a visitor can open. */
const open = [
  '/',
  '/about',
  '/about/news',
  '/about/partners',
  '/community-hub',
  '/community-hub/resources',
  '/community-hub/stories',
  '/contact',
  '/donate',
  '/donate?recipient=maya-okafor&recipientType=User',
  '/donate/thanks',
  '/faq',
  '/get-involved',
  '/get-involved/give',
  '/give',
  '/give/search?query=maya',
  '/gravel-day',
  '/impact-celebration',
  '/opening-ceremony',
  '/our-impact',
  '/privacy-policy',
  '/profile/maya-okafor',
  '/profile/maya-okafor/donations',
  '/register',
  '/research',
  '/ride-weekend',
  '/rides-events',
  '/safety',
  '/search?query=maya',
  '/search?query=nobodyatall',
  '/sign-in',
  '/terms-of-use',
  '/the-institute',
  '/training',
];

/** One of each kind of entry. */
const entries = [
  '/about/news/registration-is-open',
  '/community-hub/resources/fundraising-guide',
  '/community-hub/stories/the-flat-route',
  '/training/century',
];

/** What a person who leads a peloton has to themselves. */
const own = [
  '/activity-goals/edit',
  '/edit-donation',
  '/registration',
  '/ride-route/edit',
  '/volunteer-edit',
];

const captain: NewPerson = {
  email: 'captain@example.org',
  firstName: 'Dev',
  lastName: 'Raman',
  password: 'Climb-2027!',
};

const atRest = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveTitle('Product | Loading');
};

for (const path of open)
  test(`${path} is good in every width and scheme`, async ({ page }) => {
    await atRest(page, path);
    await expectGoodInEveryLook(page);
  });

for (const path of entries)
  test(`${path} is good in every width and scheme`, async ({ page }) => {
    await atRest(page, path);
    await expectGoodInEveryLook(page);
  });

test('a captain’s own pages are good in every width and scheme', async ({ page }) => {
  test.slow();
  await signInFast(page, captain);
  for (const path of own) {
    await atRest(page, path);
    await expectGoodInEveryLook(page);
  }
});

test('a peloton’s pages, and its fund, are good in every width and scheme', async ({ page }) => {
  test.slow();
  await signInFast(page, captain);
  const found = await page.request.get('/api/search/pelotons?query=wheelers');
  const [{ id }] = (await found.json()) as [{ id: string }];
  for (const path of ['', '/members', '/donations'].map((rest) => `/peloton/${id}${rest}`)) {
    await atRest(page, path);
    await expectGoodInEveryLook(page);
  }
  await atRest(page, `/fund-sharing/${id}`);
  await expectGoodInEveryLook(page);
});

test.describe('an address that leads nowhere', () => {
  test.use({ allowedComplaints: ['Failed to load resource'] });

  test('is good in every width and scheme', async ({ page }) => {
    await atRest(page, '/nowhere');
    await expectGoodInEveryLook(page);
  });
});

test('a desk’s window at 200 % still shows everything', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  for (const path of ['/', '/ride-weekend', '/faq', '/give', '/search?query=maya', '/register']) {
    await atRest(page, path);
    await expectNoSidewaysScroll(page);
    await expectNoBarriers(page);
  }
});
