import { expect, type Locator, type Page } from 'playwright/test';
import type { Name, Person } from '#test/path-driver/model/ui.ts';

const named = (name: Name | undefined) => (name === undefined ? {} : { name, exact: true });

/** A person in front of a browser. The same words as on a rendered screen, with a browser's patience. */
export const browserPerson = (page: Page): Person => {
  const field = (label: Name): Locator => page.getByLabel(label, { exact: true });
  const body = page.locator('body');
  return {
    driver: 'browser',
    press: (role, name) => page.getByRole(role, named(name)).click(),
    fill: (label, value) => field(label).fill(value),
    choose: async (label, option) => {
      await field(label).selectOption(option);
    },
    tick: (label, checked = true) => field(label).setChecked(checked),
    pick: (group, option) =>
      page.getByRole('group', named(group)).getByLabel(option, { exact: true }).setChecked(true),
    unfold: async (title) => {
      const closed = page.locator('details:not([open]) > summary').filter({ hasText: title });
      if ((await closed.count()) > 0) await closed.click();
    },
    key: (key) => page.keyboard.press(key),
    // Whoever waits for an element looks sooner again than whoever expects one.
    sees: (role, name) => page.getByRole(role, named(name)).first().waitFor(),
    reads: async (text) => {
      await body.filter({ hasText: text }).waitFor();
      await expect(body).toContainText(text);
    },
    missesRole: async (role, name) => {
      const seen = page.getByRole(role, named(name)).filter({ visible: true });
      await seen.first().waitFor({ state: 'hidden' });
      await expect(seen).toHaveCount(0);
    },
    missesText: (text) => expect(body).not.toContainText(text),
    finds: (label, value) => expect(field(label)).toHaveValue(value),
  };
};
