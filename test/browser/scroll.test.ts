import type { Page } from 'playwright/test';
import { holdScripts } from '#test/support/browser/held-scripts.ts';
import { movePointer } from '#test/support/browser/move-pointer.ts';
import { expect, test } from './site.ts';

const heightOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

const rollTo = async (page: Page, y: number): Promise<void> => {
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, y);
  await expect.poll(() => heightOf(page)).toBe(y);
};

const follow = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
};

/** Opens a page, and waits until links stay in the app. */
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await movePointer(page, 300);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
};

test('a new page starts at the top with its heading focused; Back and Forward restore the scroll position', {
  tag: '@gate',
}, async ({ page }) => {
  await open(page, '/about');
  await rollTo(page, 600);
  await follow(page, '/contact', 'Contact');
  expect(await heightOf(page)).toBe(0);
  await rollTo(page, 250);
  await page.evaluate(() => history.back());
  await page.waitForURL('**/about');
  await expect.poll(() => heightOf(page)).toBeGreaterThan(300);
  await page.evaluate(() => history.forward());
  await page.waitForURL('**/contact');
  await expect.poll(() => heightOf(page)).toBe(250);
});

test('another recipient’s checkout starts at its top', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/donate');
  await page.getByRole('link', { name: 'Give to the general fund' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('general fund');
  await expect.poll(() => heightOf(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Give to the general fund' })).toBeInViewport();
});

test('a reload restores the scroll position', async ({ page }) => {
  await open(page, '/about');
  await follow(page, '/contact', 'Contact');
  await rollTo(page, 250);
  await page.reload();
  await expect.poll(() => heightOf(page)).toBe(250);
});

test('a fragment scrolls to its section, within the app and on the first load', async ({ page }) => {
  await open(page, '/about/partners');
  const part = page.locator('#become-a-partner');
  await page.getByRole('main').locator('a[href="/get-involved#become-a-partner"]').click();
  await expect(part).toBeInViewport();
  await expect(part).toBeFocused();
  await page.goto('/get-involved#volunteer');
  await expect(page.locator('#volunteer')).toBeInViewport();
});

test('a fragment unfolds its section of the policy, on the first load and within the page', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto('/privacy-policy#local-storage');
  await expect(page.getByText('While you’re signed in: the sign-in tokens')).toBeInViewport();
  await movePointer(page, 300);
  await page.getByRole('link', { name: 'who sees what' }).click();
  await expect(page.getByRole('rowheader', { name: 'A captain and admins' })).toBeInViewport();
  await expect(page.getByRole('rowheader', { name: 'Birth date' })).toBeHidden();
  await page.getByText('Show all sections').click();
  await expect(page.getByRole('rowheader', { name: 'Birth date' })).toBeVisible();
});

test.describe('with storage switched off', () => {
  test.use({ allowedComplaints: ['denied'] });
  test('Back and Forward still restore the scroll position in the same tab', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await open(page, '/about');
    await rollTo(page, 600);
    await follow(page, '/contact', 'Contact');
    await rollTo(page, 250);
    await page.evaluate(() => history.back());
    await page.waitForURL('**/about');
    await expect.poll(() => heightOf(page)).toBeGreaterThan(300);
    await page.evaluate(() => history.forward());
    await page.waitForURL('**/contact');
    await expect.poll(() => heightOf(page)).toBe(250);
  });
});

test('only a page that opens at its top defers the layout of the footer, until hydration', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  const footer = page.getByRole('contentinfo').locator('> *').first();
  await page.goto('/about#how-the-money-flows', { waitUntil: 'commit' });
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  await page.reload({ waitUntil: 'commit' });
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  letThrough();
  await expect(footer).toHaveCSS('content-visibility', 'visible');
});
