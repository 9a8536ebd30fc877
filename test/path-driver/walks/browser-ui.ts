import { expect, type Locator, type Page } from 'playwright/test';
import type { Name, Ui } from '#test/path-driver/model/ui.ts';

const named = (name: Name | undefined) => (name === undefined ? {} : { name, exact: true });

/** What stands in a field, or in an element that is edited like one; an editor puts U+FEFF where nothing stands. */
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
      // A plain field that somebody is in stays one; without that an editor may take its place just now.
      await field(label).focus();
      if (await field(label).evaluate((element) => 'value' in element)) return field(label).fill(value);
      // An editor follows the keyboard, not what a script puts into the page.
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
      // What a change shows anew comes folded: it stays unfolded once nothing is found folded three times.
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
