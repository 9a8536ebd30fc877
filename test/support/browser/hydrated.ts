import { expect, type Locator } from 'playwright/test';

/** Until its page is hydrated, the browser follows a link by itself and loads a new document. */
export const expectHydrated = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))))
    .toBe(true);
