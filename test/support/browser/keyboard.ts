import type { Page } from 'playwright/test';

/** Roughly the accessible name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement)) return '';
    const named = at.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const texts = named.map((id) => document.getElementById(id)?.textContent ?? '');
    const labels = 'labels' in at && at.labels instanceof NodeList ? [...at.labels] : [];
    const said =
      texts.join(' ') || at.getAttribute('aria-label') || labels.map((one) => one.textContent).join(' ');
    return (said || (at.textContent ?? '')).replace(/\s+/g, ' ').trim();
  });

/** The longest way through a page, in presses of Tab. */
const longestWay = 150;

/** Presses Tab until the focus is on what is called so, if it isn't there; fails where the keyboard never gets there. */
export const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  if (name.test(await focused(page))) return;
  const passed: string[] = [];
  for (let presses = 0; presses < longestWay; presses += 1) {
    await page.keyboard.press('Tab');
    const said = await focused(page);
    if (name.test(said)) return;
    passed.push(said.slice(0, 30));
  }
  throw new Error(`The keyboard never reaches ${name}. It passed: ${passed.join(' | ')}`);
};

/** Goes to a field by Tab and types. */
export const typeInto = async (page: Page, label: RegExp, text: string): Promise<void> => {
  await tabTo(page, label);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

/** Goes to a checkbox or radio by Tab and picks it. */
export const pick = async (page: Page, label: RegExp): Promise<void> => {
  await tabTo(page, label);
  await page.keyboard.press('Space');
};

/** Goes to a button or link by Tab and presses Enter on it. */
export const press = async (page: Page, name: RegExp): Promise<void> => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};
