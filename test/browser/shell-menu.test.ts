import type { Page } from 'playwright/test';
import { expectGoodLooks } from '#test/support/browser/every-look.ts';
import { holdScripts } from '#test/support/browser/held-scripts.ts';
import { expectHydrated } from '#test/support/browser/hydrated.ts';
import { press, tabTo } from '#test/support/browser/keyboard.ts';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, expectNoBarriers, test } from './site.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const unfold = (page: Page, group: string) => menu(page).getByRole('button', { name: `Pages in ${group}` });
const place = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const focused = (page: Page) => page.locator(':focus');

/** From the button, by Enter and an arrow, to the first link of the group. */
const intoEvents = async (page: Page): Promise<void> => {
  await page.keyboard.press('Enter');
  await expect(place(page, 'Gravel Day')).toBeVisible();
  // A new page may take a moment before it listens.
  await expect(async () => {
    const isAtButton = await unfold(page, 'Events').evaluate((one) => one === document.activeElement);
    if (isAtButton) await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveText('Register', { timeout: 500 });
  }).toPass();
};

test('by keyboard: a group that is focused before hydration opens after hydration', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/our-impact', { waitUntil: 'commit' });
  await expect(unfold(page, 'Events')).toBeVisible();
  await tabTo(page, /^Pages in Events$/);
  const manners = page.waitForResponse(/menu-manners/);
  letThrough();
  await manners;
  await intoEvents(page);
});

test('by keyboard: a group opens, Escape closes it, and a link opens its page', { tag: '@gate' }, async ({
  page,
}) => {
  await page.goto('/our-impact');
  // The first focus loads the script.
  await Promise.all([page.waitForResponse(/menu-manners/), tabTo(page, /^Pages in Events$/)]);
  await intoEvents(page);
  await page.keyboard.press('Escape');
  await expect(unfold(page, 'Events')).toBeFocused();
  await expect(place(page, 'Gravel Day')).toBeHidden();
  await page.keyboard.press('Space');
  await press(page, /^Gravel Day$/);
  await page.waitForURL('/gravel-day');
  await expect(heading(page, 'Gravel Day')).toBeVisible();
  await expect(place(page, 'Gravel Day')).toBeHidden();
  await expect(place(page, 'Events')).toHaveAttribute('aria-current', 'true');
});

test('by mouse: groups open under a pointer that was on the menu before hydration', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/our-impact', { waitUntil: 'commit' });
  await place(page, 'REGISTER').hover();
  const manners = page.waitForResponse(/menu-manners/);
  letThrough();
  await manners;
  await place(page, 'Events').hover();
  await expect(place(page, 'Ride Weekend')).toBeVisible();
});

test('by mouse: a group opens under a resting pointer, and closes after a delay, unless it was clicked', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/our-impact');
  await heading(page, 'Our impact').hover();
  // The first pointer loads the script.
  await Promise.all([page.waitForResponse(/menu-manners/), place(page, 'REGISTER').hover()]);
  await place(page, 'Events').hover();
  await expect(place(page, 'Ride Weekend')).toBeVisible();
  await heading(page, 'Our impact').hover();
  await expect(place(page, 'Ride Weekend')).toBeHidden();
  await page.clock.pauseAt(Date.now() + 60_000);
  await place(page, 'Events').hover();
  await page.clock.runFor(100);
  await expect(unfold(page, 'Events')).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(100);
  await expect(place(page, 'Ride Weekend')).toBeVisible();
  // Pressing the group that opened under the pointer keeps it open.
  await unfold(page, 'Events').click();
  await heading(page, 'Our impact').hover();
  await page.clock.runFor(1000);
  await expect(place(page, 'Ride Weekend')).toBeVisible();
  await unfold(page, 'Events').click();
  await expect(place(page, 'Ride Weekend')).toBeHidden();

  await place(page, 'The Community Hub').hover();
  await page.clock.runFor(200);
  await place(page, 'Safety').hover();
  await page.clock.runFor(1000);
  await expect(place(page, 'Safety')).toBeVisible();
  await heading(page, 'Our impact').hover();
  await page.clock.runFor(200);
  await expect(place(page, 'Safety')).toBeVisible();
  await page.clock.runFor(200);
  await expect(place(page, 'Safety')).toBeHidden();
});

test('by touch: a tap on the button opens the group, and a tap on the link opens its page', async ({
  page,
}) => {
  await page.goto('/our-impact');
  const finger = await page.context().newCDPSession(page);
  const tap = async (target: ReturnType<typeof place>) => {
    const box = await target.boundingBox();
    if (box === null) throw new Error('There is nothing to tap on');
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await expectHydrated(unfold(page, 'The Community Hub'));
  await tap(unfold(page, 'The Community Hub'));
  await expect(place(page, 'Stories')).toBeVisible();
  await tap(unfold(page, 'Events'));
  await expect(place(page, 'Stories')).toBeHidden();
  await expect(place(page, 'Gravel Day')).toBeVisible();
  // Closing the menu by a tap elsewhere loads with the first tap on it, a moment later on a slow machine.
  await expect(async () => {
    await tap(heading(page, 'Our impact'));
    await expect(place(page, 'Gravel Day')).toBeHidden({ timeout: 500 });
  }).toPass();
  await tap(place(page, 'The Community Hub'));
  await page.waitForURL('/community-hub');
});

test('an outbound link opens in a new tab without an opener', async ({ page, context }) => {
  await context.route('https://shop.example.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Shop</title>' }),
  );
  await page.goto('/our-impact');
  const bar = page.getByRole('navigation', { name: 'Utility' });
  const opened = context.waitForEvent('page');
  await bar.getByRole('link', { name: 'Shop (opens in a new tab)' }).click();
  const shop = await opened;
  await expect(shop).toHaveTitle('Shop');
  expect(await shop.evaluate(() => window.opener)).toBeNull();
  expect(new URL(page.url()).pathname).toBe('/our-impact');
});

test('the search box opens the results, and a blank query opens /give', async ({ page }) => {
  await page.goto('/our-impact');
  const box = page.getByRole('banner').getByLabel('Search people and pelotons');
  // Before hydration, the browser itself would send the form, with its spaces.
  await expectHydrated(box);
  await box.fill('  hollin & valley ');
  await box.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('query') === 'hollin & valley');
  expect(new URL(page.url()).pathname).toBe('/search');
  await box.fill(' \t ');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('/give');
});

test('the utility bar shows a signed-in user the account menu, and no Login link', async ({ page }) => {
  const person = newPerson('Wren', 'Wood');
  await signInFast(page, person, '/our-impact');
  const bar = page.getByRole('navigation', { name: 'Utility' });
  await bar.getByRole('button', { name: 'Wren' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'View Profile',
    'Edit Profile',
    'My Registration',
    'Gifts and Receipts',
    'Sign Out',
  ]);
  await expectNoBarriers(page);
  await expect(bar.getByRole('link')).toHaveText([/^Shop/, 'About', 'Give']);
});

test('an open group is accessible in the widest and the narrowest header that has it, in every color scheme', async ({
  page,
}) => {
  await page.goto('/our-impact');
  await expectHydrated(unfold(page, 'The Community Hub'));
  await unfold(page, 'The Community Hub').click();
  await expect(place(page, 'Stories')).toBeVisible();
  await expectGoodLooks(page, [1440, 1005]);
  await expect(place(page, 'Stories')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu, the search box and the footer work', async ({ page }) => {
    await page.goto('/our-impact');
    await expect(unfold(page, 'Events')).toBeHidden();
    await place(page, 'Events').hover();
    await expect(place(page, 'Gravel Day')).toBeVisible();
    await place(page, 'Events').click();
    await page.waitForURL('/rides-events');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('/privacy-policy');
    await page.getByRole('banner').getByRole('searchbox').fill('maya');
    await page.keyboard.press('Enter');
    await page.waitForURL('/search?query=maya');
  });
});
