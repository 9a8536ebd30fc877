const defaults: Record<string, string> = {
  400: 'Bad Request',
  401: 'Forbidden',
  404: 'This page could not be found.',
  405: 'Method Not Allowed',
  500: 'Internal Server Error',
};

/** A status, or `EB` for what broke while rendering. */
export type ErrorCode = number | 'EB';

/** What an error page says: the given text, or what the code stands for. */
export const errorMessage = (code: ErrorCode, info?: string | null): string =>
  info ?? defaults[code] ?? 'An unexpected error has occurred.';

export const errorTitle = (code: ErrorCode, message: string): string => `Product | ${code}: ${message}`;

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
