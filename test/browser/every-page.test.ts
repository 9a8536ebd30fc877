import type { Page } from 'playwright/test';
import { expectGoodPage, ofPage } from '#test/support/browser/every-look.ts';
import { type NewPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, expectNoBarriers, expectNoSidewaysScroll, test, widths } from './site.ts';

/** Every address of the product that a visitor can open. */
const open = [
  '/',
  '/about',
  '/about/news',
  '/about/partners',
  '/account-closed',
  '/community-hub',
  '/community-hub/resources',
  '/community-hub/stories',
  '/contact',
  '/donate',
  '/donate?recipient=maya-okafor&recipientType=User',
  '/donate/thanks',
  '/faq',
  '/get-involved',
  '/get-involved/fundraise',
  '/get-involved/give',
  '/give',
  '/give/search?query=maya',
  '/gravel-day',
  '/impact-celebration',
  '/invitations/stop',
  '/invitations/stop?token=ours.sealed',
  '/opening-ceremony',
  '/our-impact',
  '/privacy-policy',
  '/profile/maya-okafor',
  '/profile/maya-okafor?page=2',
  '/profile/maya-okafor/donations',
  '/register',
  '/research',
  '/ride-weekend',
  '/rides-events',
  '/safety',
  '/search?query=maya',
  '/search?query=nobodyatall',
  '/search?type=Peloton',
  '/sign-in',
  '/terms-of-use',
  '/the-institute',
  '/training',
];

/** Different profiles: a challenger beyond the goal, a volunteer, a rider without donations, a past participant. */
const profiles = ['tomas-rivera', 'grace-lindqvist', 'jack-ashworth', 'sam-whitcomb'].map(
  (id) => `/profile/${id}`,
);

/** One of each kind of entry. */
const entries = [
  '/about/news/registration-is-open',
  '/community-hub/resources/fundraising-guide',
  '/community-hub/stories/the-flat-route',
  '/training/century',
];

/** The pages of a person who leads a peloton. */
const own = [
  '/activity-goals/edit',
  '/edit-donation',
  '/peloton/new',
  '/registration',
  '/ride-route/edit',
  '/volunteer-edit',
  '/volunteer-edit/lead',
];

const captain: NewPerson = {
  email: 'captain@example.org',
  firstName: 'Dev',
  lastName: 'Raman',
  password: 'Climb-2027!',
};

const wholeDesk = { width: widths[2], height: 900 };

/** Opens the page like a new window, without the state of the page before. */
const atRest = async (page: Page, path: string, window: { width: number; height: number } = wholeDesk) => {
  await page.setViewportSize(window);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveTitle('Product | Loading');
};

/** @param whole waits for the parts that the app adds once it knows the reader */
const expectGood = (page: Page, path: string, whole?: () => Promise<void>, looks = ofPage) =>
  test.step(path, async () => {
    await atRest(page, path);
    await whole?.();
    await expectGoodPage(page, looks);
  });

/** In the gate the pages take turns: one in the wide light look, the next in the narrow dark one. */
const inTurn = (place: number) => ofPage.slice(place % 2, (place % 2) + 1);

/** A window that has shown one page takes a second less for the next than a new window. */
const few = 5;

const groups = Map.groupBy([...open, ...profiles, ...entries].entries(), ([place]) =>
  Math.floor(place / few),
);

for (const group of groups.values()) {
  const paths = group.map(([, path]) => path);
  test(`pages are accessible in every width and color scheme: ${paths.join(', ')}`, { tag: '@gate' }, async ({
    page,
  }) => {
    test.slow();
    for (const [place, path] of group) await expectGood(page, path, undefined, inTurn(place));
  });
}

test('a captain’s own pages are accessible in every width and color scheme', { tag: '@gate' }, async ({
  page,
}) => {
  test.slow();
  await signInFast(page, captain);
  for (const [place, path] of own.entries()) await expectGood(page, path, undefined, inTurn(place));
});

test('one’s own profile is accessible in every width and color scheme', { tag: '@gate' }, async ({
  page,
}) => {
  test.slow();
  await signInFast(page, captain);
  await atRest(page, '/profile/dev-raman');
  await expect(page.getByRole('link', { name: 'Edit your page' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Year by year' })).toBeVisible();
  await page.getByText('See your forecast').click();
  await expect(page.getByRole('heading', { name: 'What if …' })).toBeVisible();
  await page.getByText('Show as a table').click();
  await expectGoodPage(page);
});

test('a peloton’s pages and fund sharing are accessible in every width and color scheme', {
  tag: '@gate',
}, async ({ page }) => {
  test.slow();
  const found = await page.request.get('/api/search/pelotons?query=wheelers');
  const [{ id }] = (await found.json()) as [{ id: string }];
  await expectGood(page, `/fund-sharing/${id}`);
  await signInFast(page, captain);
  await expectGood(page, `/peloton/${id}`, () =>
    expect(page.getByRole('heading', { name: 'Ask a super-peloton' })).toBeVisible(),
  );
  await expectGood(page, `/peloton/${id}/edit`, async () => {
    await expect(page.getByRole('toolbar')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The peloton’s cover' })).toBeVisible();
  });
  const views = [
    [`/peloton/${id}/members`, '3 people want to join'],
    [`/peloton/${id}/members?tab=members`, 'Your members'],
    [`/peloton/${id}/members?tab=progress`, 'Where this is heading'],
    [`/peloton/${id}/members?tab=invite`, 'Group code'],
    [`/peloton/${id}/members?tab=e-mail`, 'Write to your members'],
    [`/peloton/${id}/donations`, /gave/],
    [`/fund-sharing/${id}`, 'Start with a plan'],
    [`/fund-sharing/${id}?tab=ask`, 'Who could help'],
    [`/fund-sharing/${id}?tab=history`, 'What was shared'],
    [`/fund-sharing/${id}?from=self`, /from your commitment$/],
    [`/fund-sharing/${id}?from=self&tab=forecast`, 'Where this is heading'],
  ] as const;
  for (const [place, [path, name]] of views.entries())
    await expectGood(
      page,
      path,
      async () => {
        await expect(page.getByRole('heading', { name }).first()).toBeVisible();
        // The current tab is readable under the pointer, too.
        const current = page.locator('main nav [aria-current=page]').first();
        if (await current.isVisible()) await current.hover();
      },
      inTurn(place),
    );
});

test('a peloton’s page is accessible to a visitor, alone and as a family', async ({ page }) => {
  test.slow();
  for (const name of ['team ruth', 'brightwater health', 'brightwater labs']) {
    const found = await page.request.get(`/api/search/pelotons?query=${encodeURIComponent(name)}`);
    const [{ id }] = (await found.json()) as [{ id: string }];
    await expectGood(page, `/peloton/${id}`);
  }
});

test.describe('an unknown address', () => {
  test.use({ allowedComplaints: ['Failed to load resource'] });

  test('is accessible in every width and color scheme', async ({ page }) => {
    await expectGood(page, '/nowhere');
  });
});

test('pages at 200 % zoom have no sideways scroll and no accessibility violations', async ({ page }) => {
  for (const path of ['/', '/ride-weekend', '/faq', '/give', '/search?query=maya', '/register']) {
    await atRest(page, path, { width: 720, height: 450 });
    await expectNoSidewaysScroll(page);
    await expectNoBarriers(page);
  }
});
