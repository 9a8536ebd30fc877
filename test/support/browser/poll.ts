import { expect } from 'playwright/test';

/**
 * `expect.poll` with short intervals. A step of a walk takes some 60 ms, and Playwright's default intervals are longer.
 */
export const poll = <Value>(read: () => Value | Promise<Value>, message?: string) =>
  expect.poll<Value>(read, { intervals: [10, 20, 50], ...(message === undefined ? {} : { message }) });
