const isChunkMissing = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message);

/** Why a page could not come: the connection is gone, or its code is, because the site was renewed meanwhile. */
export type Lack = 'connection' | 'code' | null;

/** @param isOnline what the browser says of its connection; a no is always true, a yes need not be */
export const lackBehind = (error: unknown, isOnline: boolean): Lack => {
  if (!isOnline) {
    const hasAnswer =
      typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
    return hasAnswer ? null : 'connection';
  }
  return isChunkMissing(error) ? 'code' : null;
};

/**
 * The router loads a page anew whose code can't be had, which helps when the site was renewed. Without a connection it would
 * take away the page that is there, so it is not told what was wrong.
 */
export const keepPageWithoutConnection = (): void =>
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: Error };
    if (!navigator.onLine && payload !== undefined) payload.message = `No connection: ${payload.message}`;
  });

/** Calls back each time the connection returns. Returns the way to stop. */
export const onReturn = (callBack: () => void): (() => void) => {
  addEventListener('online', callBack);
  return () => removeEventListener('online', callBack);
};
