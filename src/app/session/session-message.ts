/** Under this key a page leaves a message for the next one: it is shown once, until it is put away. */
const sessionMessageKey = 'GLOBAL_ERROR_MESSAGE';

/** What another page of this tab left, or of any tab, if anything; where storage is switched off, nothing can have been. */
export const leftIn = (
  key: string,
  area: 'sessionStorage' | 'localStorage' = 'sessionStorage',
): string | null => {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
};

/** What another page left to be said. */
export const leftMessage = (): string | null => leftIn(sessionMessageKey);

/** Leaves a message for the page that comes next in this tab. */
export const leaveMessage = (text: string): void => {
  try {
    sessionStorage.setItem(sessionMessageKey, text);
  } catch {
    // Where storage is full or switched off, the next page says nothing.
  }
};

/** The message left, which is then gone. */
export const takeMessage = (): string | null => {
  const text = leftMessage();
  if (text !== null) sessionStorage.removeItem(sessionMessageKey);
  return text;
};
