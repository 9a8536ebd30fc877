/** The longest path, in characters: as a cookie (`lastPath`) it may take three times as many bytes, and gets 4,096. */
export const longestPath = 1000;

/**
 * The app's own addresses: words without dots and percent signs between single slashes, then anything printable. Nothing
 * in that reads as another path once it is decoded, normalized or resolved again, so nobody has to foresee who does.
 */
const address = /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?(?:[?#][!-[\]-~]*)?$/;

/** Pages that only pass people on (to return there would sign them in or out again), and what is no page of the app. */
const elsewhere = /^\/(?:auth|sign-in|api|sandbox|identity|files|assets)(?:[/?#]|$)/i;

/**
 * Where a person may be sent after signing in: a path on this site, or null. It comes from a link that anybody may have
 * written, so what isn't plainly an address of the app is refused.
 */
export const safePath = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= longestPath && address.test(value) && !elsewhere.test(value)
    ? value
    : null;
