import { expect } from 'playwright/test';

/**
 * Looks until what it sees is as expected. A step of a walk takes some 60 ms; Playwright's own pauses between two looks are
 * longer than that.
 */
export const soon = <Seen>(look: () => Seen | Promise<Seen>, message?: string) =>
  expect.poll<Seen>(look, { intervals: [10, 20, 50], ...(message === undefined ? {} : { message }) });
