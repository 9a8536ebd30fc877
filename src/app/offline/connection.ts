import { isChunkMissing } from '#src/components/lazy/until-there.ts';

const isUnanswered = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  (error.kind === 'network' || error.kind === 'timeout');

/** Milliseconds after the connection's return in which what comes to nothing is put down to it: the first requests often fail. */
const settling = 10_000;
const shortestWait = 1_000;
const longestWait = 2_000;
let returned = Number.NEGATIVE_INFINITY;
const sinceReturn = () => performance.now() - returned;

/** `new`: it has only just come back. */
export type Connection = 'none' | 'new' | 'there';

/** What the browser says of its connection, and since when; a no is always true, a yes need not be. */
export const connectionNow = (): Connection => {
  if (!navigator.onLine) return 'none';
  return sinceReturn() < settling ? 'new' : 'there';
};

/** Why a page could not come: the connection is gone, or not quite back, or its code is gone, because the site was renewed meanwhile. */
export type Lack = 'connection' | 'return' | 'code' | null;

/** Why there is nothing to show, by what went wrong and how the connection is. */
export const lackBehind = (error: unknown, connection: Connection): Lack => {
  if (connection === 'none') {
    const hasAnswer =
      typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
    return hasAnswer ? null : 'connection';
  }
  if (connection === 'new' && (isChunkMissing(error) || isUnanswered(error))) return 'return';
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
    if (connectionNow() !== 'there' && payload !== undefined)
      payload.message = `No connection: ${payload.message}`;
  });
};

/**
 * Calls back when the connection returns, or in a moment if it only just has: in as long as it has been back, within bounds.
 * Whoever stands at a control of the page is left there, to go on by it. Returns the way to stop.
 */
export const onReturn = (callBack: () => void): (() => void) => {
  const unlessTaken = () => {
    if (document.activeElement?.closest('main :is(a, button)') == null) callBack();
  };
  const wait = Math.min(longestWait, Math.max(shortestWait, sinceReturn()));
  const soon = connectionNow() === 'new' ? setTimeout(unlessTaken, wait) : undefined;
  addEventListener('online', callBack);
  return () => {
    clearTimeout(soon);
    removeEventListener('online', callBack);
  };
};
