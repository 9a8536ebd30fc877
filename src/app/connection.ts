const isChunkMissing = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message);

/** Milliseconds after the connection's return in which what comes to nothing is put down to it: the first requests often fail. */
const settling = 10_000;
const betweenTries = 1_000;
let returned = Number.NEGATIVE_INFINITY;

/** Whether a connection is there and has been for a while. */
export const isConnected = (): boolean => navigator.onLine && performance.now() - returned > settling;

/** Why a page could not come: the connection is gone, or its code is, because the site was renewed meanwhile. */
export type Lack = 'connection' | 'code' | null;

/** Why there is nothing to show, by what went wrong and whether there is a connection. */
export const lackBehind = (error: unknown, hasConnection: boolean): Lack => {
  if (!hasConnection) {
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
export const keepPageWithoutConnection = (): void => {
  addEventListener('online', () => {
    returned = performance.now();
  });
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: Error };
    if (!isConnected() && payload !== undefined) payload.message = `No connection: ${payload.message}`;
  });
};

/** Calls back when the connection returns, or in a moment if it only just has. Returns the way to stop. */
export const onReturn = (callBack: () => void): (() => void) => {
  const soon = navigator.onLine ? setTimeout(callBack, betweenTries) : undefined;
  addEventListener('online', callBack);
  return () => {
    clearTimeout(soon);
    removeEventListener('online', callBack);
  };
};
