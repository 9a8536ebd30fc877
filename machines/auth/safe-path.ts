const base = 'https://site.invalid';

/** Pages that only pass people on: to return there would sign them in or out again. */
const passages = /^\/(auth|sign-in)(\/|$)/i;

/**
 * Where a person may be sent after signing in: a path on this site, or null. Addresses come from a link that anybody
 * may have written, so whatever a browser could read as another site is refused.
 */
export const safePath = (value: unknown): string | null => {
  if (typeof value !== 'string' || !value.startsWith('/')) return null;
  // Browsers take "\" for "/" and drop control characters, so that "/\evil.com" and "/<tab>/evil.com" leave the site.
  for (const sign of value) if (sign === '\\' || sign < ' ' || sign === '\u007f') return null;
  try {
    const url = new URL(value, base);
    const isOwn = url.origin === base && !value.startsWith('//') && !url.pathname.startsWith('//');
    return isOwn && !passages.test(url.pathname) ? value : null;
  } catch {
    return null;
  }
};
