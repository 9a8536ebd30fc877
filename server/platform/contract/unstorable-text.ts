export const unstorableMessage = 'This has a character we can’t store. Type it again.';

const isUnstorable = (value: unknown): boolean =>
  typeof value === 'string' && (value.includes('\0') || !value.isWellFormed());

/** Whether a value has unstorable text. This check is fast: nearly all bodies have none. */
const hasUnstorable = (whole: unknown): boolean => {
  const open = [whole];
  while (open.length > 0) {
    const value = open.pop();
    if (isUnstorable(value)) return true;
    // The bytes of a file are not text.
    if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
      for (const part of Object.values(value)) if (part !== null && typeof part !== 'number') open.push(part);
  }
  return false;
};

/**
 * Finds text that PostgreSQL can't keep (a NUL, half a surrogate pair), as a JSON pointer; null when there is none. No JSON-schema keyword
 * checks all text at once. The walk does not recurse: the sender decides how deep a body is.
 */
export const unstorableText = (whole: unknown): string | null => {
  if (!hasUnstorable(whole)) return null;
  const open: { value: unknown; at: string }[] = [{ value: whole, at: '' }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value, at } = place;
    if (isUnstorable(value)) return at;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    const inner = Object.entries(value).map(([key, part]) => ({ value: part, at: `${at}/${key}` }));
    // The stack takes the last one first, and the first fault is the one to report.
    open.push(...inner.reverse());
  }
  return null;
};
