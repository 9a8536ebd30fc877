/** The tab's storage key for an unsent e-mail to members. */
export const letterKey = 'letterDraft';

export const forgetLetter = (): void => {
  try {
    sessionStorage.removeItem(letterKey);
  } catch {
    // Where storage is off nothing was stored.
  }
};
