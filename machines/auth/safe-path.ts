/** The longest path, in characters: as a cookie (`lastPath`) it may take three times as many bytes, and gets 4,096. */
export const longestPath = 1000;

/**
 * The app's own addresses: words without dots and percent signs between single slashes, then anything printable. Such an address stays the
 * same path however a browser or server decodes, normalizes or resolves it.
 */
const address = /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?(?:[?#][!-[\]-~]*)?$/;

/** Pages that only redirect (to return there would sign the person in or out again), and addresses that are not pages of the app. */
const elsewhere = /^\/(?:auth|sign-in|api|sandbox|identity|files|assets)(?:[/?#]|$)/i;

/**
 * A path on this site where a person may be sent after signing in, or null. It comes from a link that anybody may have written, so an
 * address that isn't plainly one of the app is refused.
 */
export const safePath = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= longestPath && address.test(value) && !elsewhere.test(value)
    ? value
    : null;
