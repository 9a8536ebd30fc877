import { expect, type Locator } from 'playwright/test';

/** Before hydration, the browser itself follows a link and loads a new document. */
export const expectHydrated = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))))
    .toBe(true);
