import type { Page } from 'playwright/test';

/** Moves the pointer, which opens the app. In two places, because a pointer that rests at its old position is no action. */
export const movePointer = async (page: Page, at = 10): Promise<void> => {
  await page.mouse.move(at, at);
  await page.mouse.move(at + 10, at + 10);
};
