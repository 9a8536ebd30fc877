import { type CodeOf, problemsOf } from './problem-error.ts';

/** Problems of any operation: the contract declares them once, as each operation's default answer. */
export const platformProblem = problemsOf({
  'validation-failed': {
    status: 400,
    title: 'Please check what you entered',
    detail: 'Fix the fields listed here and send it again.',
  },
  'malformed-json': {
    status: 400,
    title: 'This is not JSON',
    detail: 'The body could not be read as JSON. Check it for a missing quote, comma or bracket.',
  },
  'malformed-request': {
    status: 400,
    title: 'This request can’t be read',
    detail: 'We couldn’t read this request. Check its method and its headers.',
  },
  'request-too-slow': {
    status: 408,
    title: 'This took too long to arrive',
    detail: 'Your request didn’t arrive in time. Please try again.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The headers are too large',
    detail: 'The headers of the request are too large. Send fewer or shorter ones.',
  },
  'malformed-url': {
    status: 400,
    title: 'This address can’t be read',
    detail: 'The address has characters we can’t read. Check it and try again.',
  },
  'version-required': {
    status: 428,
    title: 'Say which version you change',
    detail: 'Load it first, and send the ETag of that answer as If-Match with your change.',
  },
  'version-changed': {
    status: 412,
    title: 'This changed in the meantime',
    detail:
      'This was changed on another page or device since you opened it. Reload it and make your change again.',
  },
  'sign-in-required': {
    status: 401,
    title: 'Please sign in',
    detail: 'You need to be signed in for this. Please sign in and try again.',
  },
  'token-invalid': {
    status: 401,
    title: 'Please login again',
    detail: 'We couldn’t confirm that it’s you. Please login again.',
    securityEvent: 'token-refused',
  },
  'token-expired': {
    status: 401,
    title: 'Please login again',
    detail: 'Your session has ended; nothing you saved is lost. Please login again.',
    securityEvent: 'token-refused',
  },
  'contact-required': {
    status: 403,
    title: 'We don’t know you yet',
    detail: 'You’re signed in, but your account isn’t set up yet. Finish signing up first.',
  },
  'account-closed': {
    status: 403,
    title: 'This account is closed',
    detail: 'You closed this account. To start a new one, sign out and sign in again.',
  },
  'not-allowed': {
    status: 403,
    title: 'You can’t do this',
    detail: 'You’re signed in, but you don’t have permission to do this.',
  },
  'not-found': {
    status: 404,
    title: 'There’s nothing here',
    detail: 'There’s nothing at this address. Check it and try again.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'This can’t be done here',
    detail: 'This address exists, but not for this method. The Allow header names those it has.',
  },
  'body-too-large': {
    status: 413,
    title: 'This is too much at once',
    detail: 'What you sent is too large. Send less of it.',
  },
  'media-type-unknown': {
    status: 415,
    title: 'We can’t read this kind of content',
    detail:
      'Send the body as the API’s description says: as JSON, with the content type application/json, nearly everywhere.',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'This was already sent with different contents',
    detail: 'The same idempotency key came with different contents. Use a new key for a new request.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Please slow down a little',
    detail: 'We got too many requests. Wait a moment and try again.',
    securityEvent: 'rate-limited',
  },
  unexpected: {
    status: 500,
    title: 'Something went wrong on our side',
    detail: 'It’s our mistake, not yours. Please try again in a moment.',
  },
  'temporarily-unavailable': {
    status: 503,
    title: 'We’ll be right back',
    detail: 'Part of our site isn’t answering. Please try again in a moment.',
  },
});

export type PlatformProblemCode = CodeOf<typeof platformProblem>;
