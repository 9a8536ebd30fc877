/**
 * Where a value holds text that PostgreSQL can't keep (a NUL, half a surrogate pair), as a JSON pointer; null when
 * nowhere. Checked by hand because no JSON-schema keyword says it for all text at once.
 */
export const unstorableText = (value: unknown, at = ''): string | null => {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? at : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorableText(inner, `${at}/${key}`);
    if (found !== null) return found;
  }
  return null;
};
