import type { Page } from 'playwright/test';

/**
 * The page's timers follow a clock that the walk moves, and so do the limits of its requests: both stand while a walk looks
 * at what is shown.
 */
export const installClock = async (page: Page): Promise<void> => {
  await page.context().addInitScript(() => {
    // axe needs a running clock while the page's clock is stopped.
    Object.assign(window, { ownSetTimeout: setTimeout.bind(window) });
  });
  await page.clock.install();
};

/** Stops the page's clock, so that a state lasts while the test examines it. The returned function restarts it. */
export const stopTime = async (page: Page): Promise<() => Promise<void>> => {
  const stop = async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 200);
  };
  // A clock stops only ahead of its time. One that is past it already stops all the same, and can be asked once more.
  await stop().catch(stop);
  return () => page.clock.resume();
};

/** Runs while the page's time stands: a request that waits meanwhile has a limit, and a busy server takes long. */
export const whileStopped = async <Result>(page: Page, run: () => Promise<Result>): Promise<Result> => {
  const goOn = await stopTime(page);
  return run().finally(goOn);
};
