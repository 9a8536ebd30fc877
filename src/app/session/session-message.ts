/** Storage key of a message for the next page. It is shown once. */
const sessionMessageKey = 'GLOBAL_ERROR_MESSAGE';

/** The message of another page of this tab, or of any tab; null if storage is off. */
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

/** The message that another page left, which stays stored. */
export const leftMessage = (): string | null => leftIn(sessionMessageKey);

/** Leaves a message for the next page in this tab. */
export const leaveMessage = (text: string): void => {
  try {
    sessionStorage.setItem(sessionMessageKey, text);
  } catch {
    // Where storage is full or off, the next page shows no message.
  }
};

/** Reads the message and removes it. */
export const takeMessage = (): string | null => {
  const text = leftMessage();
  if (text !== null) sessionStorage.removeItem(sessionMessageKey);
  return text;
};
