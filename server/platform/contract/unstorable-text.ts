/** What to say where a text is one. */
export const unstorableMessage = 'This holds a character that can’t be kept. Type it again.';

type Place = { value: unknown; at: string };

/**
 * Where a value holds text that PostgreSQL can't keep (a NUL, half a surrogate pair), as a JSON pointer; null when
 * nowhere. Checked by hand because no JSON-schema keyword says it for all text at once, and without recursion: how
 * deep a body goes is up to who sends it.
 */
export const unstorableText = (whole: unknown): string | null => {
  const open: Place[] = [{ value: whole, at: '' }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value, at } = place;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return at;
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.entries(value).map(([key, part]) => ({ value: part, at: `${at}/${key}` }));
    // The last one is taken first, and the first fault is the one to tell.
    open.push(...inner.reverse());
  }
  return null;
};
