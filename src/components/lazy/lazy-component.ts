import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Whether code could not be loaded, by each browser's message; any other error is a defect in the code. */
export const isChunkMissing = (error: unknown): boolean =>
  error instanceof TypeError && /imported module|module script/.test(error.message);

/** The error of code whose loader throws none. */
export const chunkMissing = (): TypeError => new TypeError('No module script');

/** @param wait in milliseconds; the connection's return ends it early */
const pause = (wait: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, wait);
    addEventListener('online', resolve, { signal: AbortSignal.timeout(wait) });
  });

/** Loads code that the page can wait for: it retries after 1, 2, 4, … and at last every 30 seconds. Rejects only on a defect. */
export const untilThere = <T>(load: () => Promise<T>, wait = 1_000): Promise<T> =>
  load().catch(async (error: unknown) => {
    if (!isChunkMissing(error)) throw error;
    await pause(wait);
    return untilThere(load, Math.min(2 * wait, 30_000));
  });

/**
 * A lazily loaded component: the `Suspense` around it shows its fallback meanwhile. A script that can't be loaded breaks nothing else; the
 * component tries again.
 */
export const lazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await untilThere(load) }));
