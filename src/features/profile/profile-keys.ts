/** Where a tab keeps what is typed on the edit page and not yet saved. */
export const draftKey = 'profileDraft';

/** Nothing typed stays in this tab. */
export const forgetProfileDraft = (): void => {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Where storage is switched off nothing was kept.
  }
};
