import type { Page } from 'playwright/test';

/**
 * A person moves the pointer, which opens the app. In two places: a pointer that rests where it was on the page before is no sign of a
 * person.
 */
export const movePointer = async (page: Page, at = 10): Promise<void> => {
  await page.mouse.move(at, at);
  await page.mouse.move(at + 10, at + 10);
};
