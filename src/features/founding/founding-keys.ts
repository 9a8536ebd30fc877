/** Where a tab keeps a peloton that is not founded yet. */
export const foundingKey = 'foundingDraft';

/** Nothing typed stays in this tab. */
export const forgetFounding = (): void => {
  try {
    sessionStorage.removeItem(foundingKey);
  } catch {
    // Where storage is switched off nothing was kept.
  }
};
