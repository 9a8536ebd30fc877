/** The product's texts for failures, word for word as in the specification. */
export const messages = {
  loginAgain: 'Please login again.',
  unauthorized: 'Unauthorized Request. Please login again.',
  forbidden: 'Forbidden Request. Please login again.',
  unexpected: 'An Unexpected Error Occurred',
  unknown: 'An Unknown Error Occurred',
  oops: 'Oops, something went wrong',
  optionsFailed: 'Failed to load options',
  selectionNotSaved: 'Unable to save your selection, please wait before trying again.',
  changesNotSavedWait: 'Unable to save your changes, please wait before trying again.',
  changesNotSaved: 'Unable to save your changes.',
  requestNotCompleted:
    "Unable to complete request. Try using a different name or if you need additional help please contact the product's support.",
  requestUnfit:
    'The server can’t use what this page sent, and nothing was changed. Reload the page and try again; what you saved is kept.',
  routeInterrupted: 'Route change was interrupted',
  browserNotSupported: 'Internet Explorer is not supported. Please try another browser.',
  /** The error page's text for a status without its own text. */
  page: {
    400: 'Bad Request',
    401: 'Forbidden',
    404: 'This page could not be found.',
    405: 'Method Not Allowed',
    429: 'Too many requests.',
    500: 'Internal Server Error',
    other: 'An unexpected error has occurred.',
  },
} as const;
