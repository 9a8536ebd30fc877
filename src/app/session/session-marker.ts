/** Whether this browser remembers a sign-in; read where sign-in itself, and with it the app, is not loaded yet. */
export const hasSignedIn = (): boolean => {
  try {
    return document.cookie.includes('msalAccountState=');
  } catch {
    // A page in a sandboxed frame has no cookies.
    return false;
  }
};
