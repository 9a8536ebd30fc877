import { messages } from '#machines/shell/messages.ts';

const defaults: Record<string, string> = messages.page;

/** A status, or `EB` for what broke while rendering. */
export type ErrorCode = number | 'EB';

/** What an error page says: the given text, or what the code stands for. */
export const errorMessage = (code: ErrorCode, info?: string | null): string =>
  info ?? defaults[code] ?? messages.page.other;

export const errorTitle = (code: ErrorCode, message: string): string => `Product | ${code}: ${message}`;

export const errorKicker = (code: ErrorCode): string => (code === 'EB' ? 'Something broke' : `Error ${code}`);

const ledes: Record<string, string> = {
  400: 'The link that led here is incomplete or misspelled. Start again from the page it was on.',
  401: 'Sign in, and you’ll see it if it is yours to see.',
  403: 'It belongs to somebody else. If you think it should be yours, write to us.',
  404: 'The address may be misspelled, or the page has moved. Here is what you can do.',
  429: 'Too many pages were opened from your network. Wait a minute, then load this page again.',
};

/** What there is to do about it. */
export const errorLede = (code: ErrorCode, canRetry: boolean): string =>
  ledes[code] ??
  (canRetry
    ? 'What you saved is safe. If trying again doesn’t help, come back a little later.'
    : 'Go back to where you came from, or start again from the home page.');

/** What is said of a page that could not even be fetched. */
export const lackMessages = {
  connection: {
    kicker: 'No connection',
    info: 'You’re offline.',
    lede: 'This page isn’t on your device yet. It opens by itself as soon as you’re connected again; what you had open before is a step back.',
  },
  return: {
    kicker: 'Connecting again',
    info: 'Almost there.',
    lede: 'Your connection has only just come back, and this page hasn’t made it yet. We ask for it again by ourselves.',
  },
  code: {
    kicker: 'A newer version',
    info: 'The site has been renewed.',
    lede: 'It changed while you had it open. Load it anew and you’re where you wanted to be; what you saved is safe.',
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

/** What a failure without an answer says of itself, and what a server that breaks says nobody would understand. */
export const infoOf = (error: unknown): string | null => {
  if (typeof error !== 'object' || error === null || !('kind' in error) || !('message' in error)) return null;
  const status = statusIn(error);
  if (status === null) return String(error.message);
  return status >= 500 ? 'We can’t load this page just now. Wait a minute and try again.' : null;
};
