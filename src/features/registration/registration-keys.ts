/** Where a tab keeps what is typed and not yet saved. */
export const draftsKey = 'registrationDetails';

/** Nothing typed stays in this tab. */
export const forgetDrafts = (): void => {
  try {
    sessionStorage.removeItem(draftsKey);
  } catch {
    // Where storage is switched off nothing was kept.
  }
};
