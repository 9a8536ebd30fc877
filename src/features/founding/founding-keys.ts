/** The tab's storage key for the draft of a peloton. */
export const foundingKey = 'foundingDraft';

export const forgetFounding = (): void => {
  try {
    sessionStorage.removeItem(foundingKey);
  } catch {
    // Where storage is off nothing was stored.
  }
};
