import { forgetStored } from '#src/api/stored.ts';

/** The tab's storage key for the unsaved draft of the edit page. */
export const draftKey = 'profileDraft';

export const forgetProfileDraft = (): void => forgetStored('sessionStorage', draftKey);
