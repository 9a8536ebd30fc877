/** Whether code could not be had, in the words of each browser; anything else that throws is a defect in it. */
export const isChunkMissing = (error: unknown): boolean =>
  error instanceof TypeError && /imported module|module script/.test(error.message);

/** For code whose loader doesn't say so. */
export const chunkMissing = (): TypeError => new TypeError('No module script');

/** @param wait in milliseconds, cut short by the connection's return */
const pause = (wait: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, wait);
    addEventListener('online', resolve, { signal: AbortSignal.timeout(wait) });
  });

/**
 * Asks for code that the page can do without for a while, until it is there: after 1, 2, 4, … and at last each 30 seconds.
 * Rejects only on a defect.
 */
export const untilThere = <T>(load: () => Promise<T>, wait = 1_000): Promise<T> =>
  load().catch(async (error: unknown) => {
    if (!isChunkMissing(error)) throw error;
    await pause(wait);
    return untilThere(load, Math.min(2 * wait, 30_000));
  });
