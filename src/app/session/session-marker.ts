/** Whether this browser remembers a sign-in. Readable before the app and its sign-in are loaded. */
export const hasSignedIn = (): boolean => {
  try {
    return document.cookie.includes('msalAccountState=');
  } catch {
    // A page in a sandboxed frame has no cookies.
    return false;
  }
};
