import { expect, type Locator, type Page } from 'playwright/test';
import type { Name, Ui } from '#driver/model/ui.ts';

const named = (name: Name | undefined) => (name === undefined ? {} : { name, exact: true });

/** The content of a field, or of an element that is edited like one; an empty editor holds U+FEFF. */
const valueIn = (element: HTMLElement): string =>
  'value' in element ? String(element.value) : element.textContent.replaceAll('\ufeff', '').trim();

/** The page in Chromium, through Playwright. Each expectation waits until it holds. */
export const browserUi = (page: Page): Ui => {
  const field = (label: Name): Locator => page.getByLabel(label, { exact: true });
  const body = page.locator('body');
  return {
    driver: 'browser',
    click: (role, name) => page.getByRole(role, named(name)).click(),
    fill: async (label, value) => {
      // A plain field with the focus stays one; without it an editor may replace it at that moment.
      await field(label).focus();
      if (await field(label).evaluate((element) => 'value' in element)) return field(label).fill(value);
      // An editor follows the keyboard, not text that a script puts into the page.
      await expect(field(label)).toBeEditable();
      await field(label).press('ControlOrMeta+a');
      await (value === '' ? page.keyboard.press('Delete') : page.keyboard.type(value));
    },
    select: async (label, option) => {
      await field(label).selectOption(option);
    },
    check: (label, checked = true) => field(label).setChecked(checked),
    checkInGroup: (group, option) =>
      page.getByRole('group', named(group)).getByLabel(option, { exact: true }).setChecked(true),
    expand: async (text) => {
      const closed = page.locator('details:not([open]) > summary').filter({ hasText: text });
      let looks = 0;
      // A change may bring closed parts: everything is open once nothing was found closed three times.
      await expect
        .poll(
          async () => {
            looks += 1;
            if ((await closed.count()) > 0) {
              looks = 0;
              await closed.click();
            }
            return looks;
          },
          { intervals: [50] },
        )
        .toBe(3);
    },
    pressKey: (key) => page.keyboard.press(key),
    // `waitFor` looks again sooner than `expect` does.
    expectRole: (role, name) => page.getByRole(role, named(name)).first().waitFor(),
    expectText: async (text) => {
      await body.filter({ hasText: text }).waitFor();
      await expect(body).toContainText(text);
    },
    expectNoRole: async (role, name) => {
      const seen = page.getByRole(role, named(name)).filter({ visible: true });
      await seen.first().waitFor({ state: 'hidden' });
      await expect(seen).toHaveCount(0);
    },
    expectNoText: (text) => expect(body).not.toContainText(text),
    expectValue: (label, value) => expect.poll(() => field(label).evaluate(valueIn)).toBe(value),
  };
};
