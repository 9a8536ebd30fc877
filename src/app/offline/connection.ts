import { isChunkMissing } from '#src/components/lazy/lazy-component.ts';

const isUnanswered = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  (error.kind === 'network' || error.kind === 'timeout');

/**
 * Milliseconds after the connection's return. A failure in this time counts as a lost connection, because the first requests often fail.
 */
const settling = 10_000;
const shortestWait = 1_000;
const longestWait = 2_000;
let returned = Number.NEGATIVE_INFINITY;
const sinceReturn = () => performance.now() - returned;

/** `new`: it returned a moment ago. */
export type Connection = 'none' | 'new' | 'there';

/** The browser's opinion of its connection, and its age. "Offline" is always true; "online" may be wrong. */
export const connectionNow = (): Connection => {
  if (!navigator.onLine) return 'none';
  return sinceReturn() < settling ? 'new' : 'there';
};

/** Why a page could not be loaded: no connection, one that has just returned, or code that a new release removed. */
export type Missing = 'connection' | 'return' | 'code' | null;

/** The reason for a missing page, from the error and the connection. */
export const missingFor = (error: unknown, connection: Connection): Missing => {
  if (connection === 'none') {
    const hasAnswer =
      typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
    return hasAnswer ? null : 'connection';
  }
  if (connection === 'new' && (isChunkMissing(error) || isUnanswered(error))) return 'return';
  return isChunkMissing(error) ? 'code' : null;
};

/**
 * The router reloads a page whose code can't be loaded, which helps after a new release. Without a connection that would remove the current
 * page, so a changed message hides the error from the router.
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
 * Calls back when the connection returns. If it has just returned, it also calls back after as long as the
 * connection has been back, 1 to 2 seconds. That call is dropped while a link or button has focus.
 * Returns a function that stops both.
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
