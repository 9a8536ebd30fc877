import type { BrowserContext } from 'playwright/test';

/** Milliseconds that each call of a page waits before it leaves, as on a busy machine; 0 unless `SLOW_CALLS_MS` says more. */
const delay = Number(process.env.SLOW_CALLS_MS ?? 0);

/**
 * Slows the calls of every page of the context down, to find tests that only pass while the server answers at once. The
 * page's own clock may stand still meanwhile.
 */
export const slowCalls = async (context: BrowserContext): Promise<void> => {
  if (delay === 0) return;
  await context.addInitScript((milliseconds) => {
    const ownFetch = fetch;
    const ownTimeout = setTimeout.bind(window);
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      if (/^\/(api|identity)\//.test(pathname)) await new Promise((leave) => ownTimeout(leave, milliseconds));
      return ownFetch(input, init);
    };
  }, delay);
};
