/** Where a tab keeps a letter to members that is not sent yet. */
export const letterKey = 'letterDraft';

/** Nothing typed stays in this tab. */
export const forgetLetter = (): void => {
  try {
    sessionStorage.removeItem(letterKey);
  } catch {
    // Where storage is switched off nothing was kept.
  }
};
