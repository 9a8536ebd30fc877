/** Where the API is: always the site's own origin, so that no cookie or token crosses one. */
export const apiBase = (): string => new URL('/api', location.origin).href;

/** The local stub server that answers instead of Braintree's own endpoints. */
export const stubBase = (): string => new URL('/sandbox/stub', location.origin).href;
