import type { Page } from 'playwright/test';
import { tabTo, typeInto } from '#test/support/browser/keyboard.ts';
import { chooseAmount } from '#test/support/donation/fill-donation.ts';
import { expect, expectNoBarriers, expectNoSidewaysScroll, test } from './site.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Organization' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Organizations' }).getByRole('option');
const found = 'This organization has given before. You’re the contact for this gift.';

/** The element at the middle of an option is the option itself: no bar or header covers it. */
const expectUncovered = async (page: Page, name: string): Promise<void> => {
  const option = page.getByRole('option', { name });
  await expect(option).toBeInViewport({ ratio: 1 });
  const isOnTop = await option.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop, `nothing lies over ${name}`).toBe(true);
};

const openByKeyboard = async (page: Page): Promise<void> => {
  await page.goto('/donate?recipientType=General');
  await tabTo(page, /^Once$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await typeInto(page, /^Another amount/, '20');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who’s giving?' })).toBeFocused();
  await tabTo(page, /^Organization$/);
};

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an organization is found and selected by keyboard alone', { tag: '@gate' }, async ({ page }) => {
    await openByKeyboard(page);
    await page.keyboard.type('lark');
    await expect(options(page)).toHaveText(['Larkin & Daughters']);
    await expect(page.getByText('1 organization found. Arrow down to choose it.')).toBeAttached();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expectNoSidewaysScroll(page);
    await expectNoBarriers(page);

    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Larkin & Daughters' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expectUncovered(page, 'Larkin & Daughters');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('Larkin & Daughters');
    await expect(field(page)).toBeFocused();
    await expect(options(page)).toHaveCount(0);
    await expect(page.getByText(found)).toBeVisible();
  });

  test('Escape closes the list and keeps the typed text', async ({ page }) => {
    await openByKeyboard(page);
    await page.keyboard.type('the');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('the');
    await expect(page.getByText(found)).toHaveCount(0);
    // No option is chosen, so Enter sends the form, which reports the missing value.
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('First name', { exact: true })).toBeFocused();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('a tap selects an organization', async ({ page }) => {
      await page.goto('/donate?recipientType=General');
      await page.getByText('Organization', { exact: true }).first().tap();
      await chooseAmount(page, 2_000);
      await field(page).tap();
      await page.keyboard.type('castelby');
      await page.getByRole('option', { name: 'Castleby Credit Union' }).tap();
      await expect(field(page)).toHaveValue('Castleby Credit Union');
      await expect(options(page)).toHaveCount(0);
      await expect(page.getByText(found)).toBeVisible();
    });
  });
});

test('a click selects an organization, and further typing deselects it', async ({ page }) => {
  await page.goto('/donate?recipientType=General');
  await page.getByText('Organization', { exact: true }).first().click();
  await chooseAmount(page, 2_000);
  await field(page).click();
  await page.keyboard.type('saltm');
  await page.getByRole('option', { name: 'Saltmarsh Paper' }).click();
  await expect(field(page)).toHaveValue('Saltmarsh Paper');
  await expect(field(page)).toBeFocused();
  await expect(page.getByText(found)).toBeVisible();
  await page.keyboard.type(' Mill');
  await expect(field(page)).toHaveValue('Saltmarsh Paper Mill');
  await expect(page.getByText(found)).toHaveCount(0);
});
