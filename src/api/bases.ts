/** The API's address: always the site's own origin, so that no cookie or token goes to another one. */
export const apiBase = (): string => new URL('/api', location.origin).href;

/** The local stub server that replaces Braintree's endpoints. */
export const stubBase = (): string => new URL('/sandbox/stub', location.origin).href;
