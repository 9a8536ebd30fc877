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

/** What a failure without an answer says of itself: that the server can't be reached, that it takes too long. */
export const infoOf = (error: unknown): string | null =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  'message' in error &&
  statusIn(error) === null
    ? String(error.message)
    : null;
