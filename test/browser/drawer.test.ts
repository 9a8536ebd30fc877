import type { CDPSession, Page } from 'playwright/test';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, expectNoBarriers, expectNoSidewaysScroll, test } from './site.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const button = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

/** Opens a page whose app has started with the first action of a person. */
const openPage = async (page: Page, path = '/'): Promise<void> => {
  await page.goto(path);
  await page.mouse.move(20, 20);
  await page.locator('dialog[aria-label="Menu"]').waitFor({ state: 'attached' });
};

type Place = { x: number; y?: number; after: number };

/** The path of one finger, `after` in milliseconds since the position before; `x` and `y` in the window. */
const swipe = async (page: Page, places: Place[], restBeforeLeaving = 0): Promise<void> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  for (const [index, { x, y = 300, after }] of places.entries()) {
    timestamp += after / 1000;
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }], timestamp });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  timestamp += (restBeforeLeaving + 1) / 1000;
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  await session.detach();
};

const scrollDown = (page: Page) =>
  swipe(page, [
    { x: 180, y: 500, after: 0 },
    { x: 180, y: 440, after: 30 },
    { x: 180, y: 360, after: 30 },
    { x: 180, y: 260, after: 30 },
    { x: 180, y: 160, after: 30 },
  ]);

test('a finger from the right edge opens, and to the right closes', { tag: '@gate' }, async ({ page }) => {
  await openPage(page);
  const slowly = 1000;
  const swipeSlowly = (from: number, over: number, to: number) =>
    swipe(
      page,
      [
        { x: from, after: 0 },
        { x: over, after: slowly },
        { x: to, after: slowly },
      ],
      slowly,
    );
  // 154 of the drawer's 304 pixels are less than 0.52 of the way.
  await swipeSlowly(355, 300, 201);
  await expect(drawer(page)).toBeHidden();
  await swipeSlowly(355, 300, 190);
  await expect(drawer(page)).toBeVisible();
  await swipeSlowly(100, 150, 254);
  await expect(drawer(page)).toBeVisible();
  await swipeSlowly(100, 150, 265);
  await expect(drawer(page)).toBeHidden();
});

// The content of `/give` hydrates only once the app is open.
for (const path of ['/', '/give'])
  test(`the first swipe on ${path}, as the server rendered it, opens the app and then the drawer`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await swipe(page, [
      { x: 355, after: 0 },
      { x: 330, after: 40 },
      { x: 300, after: 40 },
    ]);
    await expect(drawer(page)).toBeVisible();
  });

test('a fling decides by its direction, however far it came', async ({ page }) => {
  await openPage(page);
  const fling = (...xs: number[]) =>
    swipe(
      page,
      xs.map((x, index) => ({ x, after: index === 0 ? 0 : 40 })),
    );
  await fling(355, 330, 300);
  await expect(drawer(page)).toBeVisible();
  await fling(100, 130, 160);
  await expect(drawer(page)).toBeHidden();
  // Far in, and thrown back.
  await swipe(page, [
    { x: 355, after: 0 },
    { x: 100, after: 1000 },
    { x: 130, after: 500 },
    { x: 160, after: 40 },
  ]);
  await expect(drawer(page)).toBeHidden();
});

test('a finger that begins up or down scrolls, also at the edge', async ({ page }) => {
  await openPage(page);
  await swipe(page, [
    { x: 350, y: 500, after: 0 },
    { x: 345, y: 440, after: 40 },
    { x: 250, y: 380, after: 40 },
    { x: 120, y: 320, after: 40 },
  ]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
  await expect(drawer(page)).toBeHidden();
});

test('the menu holds the keyboard, and gives it back', { tag: '@gate' }, async ({ page }) => {
  await openPage(page);
  await button(page).tap();
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  const isInside = () =>
    page.evaluate(
      () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
    );
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  // A press beside it does the same.
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await page.touchscreen.tap(20, 400);
  await expect(drawer(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('one fold is open at a time, and a place that is chosen closes the menu', async ({ page }) => {
  await openPage(page);
  await button(page).tap();
  const links = drawer(page).getByRole('navigation', { name: 'Site' }).getByRole('link');
  await drawer(page).getByText('Events', { exact: true }).tap();
  await expect(links).toHaveText([
    'Events overview',
    'Register',
    'Ride Weekend',
    'Gravel Day',
    'Opening Ceremony',
    'Impact Celebration',
  ]);
  await drawer(page).getByText('Our Impact', { exact: true }).tap();
  await expect(links).toHaveText(['Our Impact overview', 'The Research', 'The Institute']);
  await expectNoBarriers(page);
  await links.last().tap();
  await expect(page).toHaveURL(/\/the-institute$/);
  await expect(drawer(page)).toBeHidden();
  await button(page).tap();
  await expect(links.last()).toHaveAttribute('aria-current', 'page');
});

test('a visitor and a person find their own places in it', async ({ page }) => {
  await openPage(page);
  await button(page).tap();
  const bar = drawer(page).getByRole('navigation', { name: 'More' });
  await expect(bar.getByRole('link')).toHaveText(['Shop (opens in a new tab)', 'About', 'FAQ', 'Login']);
  expect((await bar.boundingBox())?.height).toBe(56);
  await expect(drawer(page).getByRole('button', { name: 'Sign Out' })).toHaveCount(0);

  await signInFast(page, newPerson('Nadia', 'Haddad'));
  await button(page).tap();
  await expect(bar.getByRole('link')).toHaveText(['Shop (opens in a new tab)', 'About']);
  const lines = drawer(page).locator('summary');
  await expect(lines).toHaveText(['Nadia', 'Get Involved', 'Events', 'Our Impact', 'The Community Hub']);
  await lines.first().tap();
  await drawer(page).getByRole('link', { name: 'View Profile' }).tap();
  await expect(page).toHaveURL(/\/profile\/nadia-/);
  await button(page).tap();
  await drawer(page).getByRole('button', { name: 'Sign Out' }).tap();
  await page.waitForURL('/');
  await button(page).tap();
  await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('the header hides when the page scrolls down, and returns when it scrolls up', async ({ page }) => {
  await openPage(page);
  const bottom = () =>
    page.evaluate(() => Math.round(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0));
  await scrollDown(page);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await swipe(
    page,
    [
      { x: 180, y: 300, after: 0 },
      { x: 180, y: 340, after: 50 },
      { x: 180, y: 370, after: 50 },
    ],
    300,
  );
  await expect.poll(bottom).toBeGreaterThan(40);
});

test('the first press opens the app and then the menu, which no page loads before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((path) => path.includes('drawer'))).toEqual([]);
  await button(page).tap();
  await expect(drawer(page)).toBeVisible();
  expect(scripts.some((path) => path.includes('drawer'))).toBe(true);
});

test.describe('with a finger on a wide screen', () => {
  test.use({ viewport: { width: 1180, height: 820 } });

  test('the layout is the small one', async ({ page }) => {
    await openPage(page);
    await button(page).tap();
    await expect(drawer(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test.describe('in a narrow window on a desk', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { width: 900, height: 700 } });

  test('the drawer closes when the window is wide enough for the menu bar', async ({ page }) => {
    await openPage(page);
    await button(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 700 });
    await expect(drawer(page)).toBeHidden();
    await expect(button(page)).toBeHidden();
    await page.setViewportSize({ width: 900, height: 700 });
    await expect(button(page)).toBeVisible();
    await expect(drawer(page)).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu leads to the places at the page’s end', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Menu' }).tap();
    await expect(page).toHaveURL(/#footer$/);
    await expect(page.locator('#footer')).toBeInViewport();
  });
});
