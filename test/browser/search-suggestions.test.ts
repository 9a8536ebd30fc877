import type { Page } from 'playwright/test';
import { expectGoodLooks } from '#test/support/browser/every-look.ts';
import { holdScripts } from '#test/support/browser/held-scripts.ts';
import { movePointer } from '#test/support/browser/move-pointer.ts';
import { expect, expectNoSidewaysScroll, test, widths } from './site.ts';

const names = 'Names';

test('at 360 px a recipient is found by suggestions and keyboard alone', { tag: '@gate' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/give');
  await page.keyboard.press('Tab');
  const field = page.getByLabel('Who do you want to back?');
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await page.keyboard.type('maya oka');
  const option = page.getByRole('option', { name: /Maya Okafor/ });
  await expect(option).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/donate\?recipient=maya-okafor.*&recipientType=User$/);
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('Escape closes the suggestions, and Enter without a selection opens the results', async ({ page }) => {
  await page.goto('/our-impact');
  await page.mouse.move(10, 10);
  const field = page.getByRole('banner').getByLabel('Search people and pelotons');
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await page.keyboard.type('okafor');
  await expect(page.getByRole('listbox', { name: names })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.waitForURL('/search?query=okafor');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('a tap on a suggestion opens its donation page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 360, height: 740 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/give');
  const field = page.getByLabel('Who do you want to back?');
  await field.tap();
  await page.keyboard.type('okafor');
  await page.getByRole('option', { name: /Maya Okafor/ }).tap();
  await page.waitForURL(/\/donate\?recipient=maya-okafor/);
  await context.close();
});

/** Repeats until the page has asked for names and shows them. */
const searchByHand = async (page: Page) => {
  for (let turn = 0; turn < 5; turn += 1)
    await page.evaluate(() => fetch('/api/search?query=maya').then((response) => response.text()));
};

for (const isTypedFirst of [true, false])
  test(`what is typed ${isTypedFirst ? 'before the page hydrates' : 'between the page’s hydration and its form’s'} stays, and names are suggested for it`, async ({
    page,
  }) => {
    await page.clock.install();
    const hydrate = await holdScripts(page, 'give.index');
    const bringForm = await holdScripts(page, 'search-form');
    await page.goto('/give');
    const field = page.getByLabel('Who do you want to back?');
    const typeEarly = async () => {
      await field.focus();
      await page.keyboard.type('maya oka');
    };
    if (isTypedFirst) await typeEarly();
    hydrate();
    if (!isTypedFirst) await movePointer(page);
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
    if (!isTypedFirst) await typeEarly();
    await page.clock.runFor(2_000);
    await searchByHand(page);
    bringForm();
    await expect(page.getByRole('option', { name: /Maya Okafor/ })).toBeVisible();
    await expect(field).toHaveValue('maya oka');
    await expect(field).toBeFocused();
    await expect(field).toHaveRole('combobox');
  });

const [phone, tablet, desk] = widths;

const fields = {
  'in the header': {
    inWidths: [desk],
    field: (page: Page) => page.getByRole('banner').getByLabel('Search people and pelotons'),
  },
  'on the page': {
    inWidths: [tablet, phone],
    field: (page: Page) => page.getByLabel('Who do you want to back?'),
  },
};

for (const [where, { inWidths, field: fieldOn }] of Object.entries(fields))
  test(`open suggestions ${where} are accessible in its widths and in every color scheme`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: inWidths[0] ?? desk, height: 900 });
    await page.goto('/give');
    await page.mouse.move(10, 10);
    const field = fieldOn(page);
    await field.focus();
    await expect(field).toHaveRole('combobox');
    await page.keyboard.type('wheel');
    const list = page.getByRole('listbox', { name: names });
    await expect(list).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectGoodLooks(page, inWidths);
    await expect(list).toBeVisible();
  });
