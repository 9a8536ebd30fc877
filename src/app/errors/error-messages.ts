import { messages } from '#machines/shell/messages.ts';

const defaults: Record<string, string> = messages.page;

/** A status, or `EB` for an error while rendering. */
export type ErrorCode = number | 'EB';

/** The message of an error page: the given text, or the code's own. */
export const errorMessage = (code: ErrorCode, info?: string | null): string =>
  info ?? defaults[code] ?? messages.page.other;

export const errorTitle = (code: ErrorCode, message: string): string => `Product | ${code}: ${message}`;

export const errorKicker = (code: ErrorCode): string => (code === 'EB' ? 'Something broke' : `Error ${code}`);

const ledes: Record<string, string> = {
  400: 'The link that led here is incomplete or misspelled. Start again from the page it was on.',
  401: 'Please sign in. If this page is yours, you’ll see it right away.',
  403: 'It belongs to someone else. If that’s a mistake, write to us.',
  404: 'The address may be misspelled, or the page has moved. Here is what you can do.',
  429: 'Too many pages were opened from your network. Wait a minute, then reload this page.',
};

/** What the person can do about the error. */
export const errorLede = (code: ErrorCode, canRetry: boolean): string =>
  ledes[code] ??
  (canRetry
    ? 'Everything you saved is safe. If trying again doesn’t help, come back in a few minutes.'
    : 'Go back to the page you came from, or start again from the home page.');

/** Messages for a page that could not be loaded. */
export const missingMessages = {
  connection: {
    kicker: 'No connection',
    info: 'You’re offline.',
    lede: 'This page isn’t saved on your device. It will open as soon as you’re back online. To see the page you had open before, go back.',
  },
  return: {
    kicker: 'Reconnecting',
    info: 'Almost there.',
    lede: 'You’re back online. We’re loading this page again; you don’t have to do anything.',
  },
  code: {
    kicker: 'New version',
    info: 'We’ve updated the site.',
    lede: 'It changed while you had it open. Reload to continue; everything you saved is safe.',
  },
} as const;

const statusIn = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'number'
    ? value.status
    : null;

/** The status of the error itself or of the response it carries, otherwise `EB`. */
export const errorCodeOf = (error: unknown): ErrorCode => {
  const response = typeof error === 'object' && error !== null && 'response' in error ? error.response : null;
  return statusIn(error) ?? statusIn(response) ?? 'EB';
};

/** The message of a failure that has no answer. A failed server (5xx) gets our own message: people would not understand its text. */
export const infoOf = (error: unknown): string | null => {
  if (typeof error !== 'object' || error === null || !('kind' in error) || !('message' in error)) return null;
  const status = statusIn(error);
  if (status === null) return String(error.message);
  return status >= 500 ? 'Our server couldn’t load this page. Wait a minute and try again.' : null;
};
