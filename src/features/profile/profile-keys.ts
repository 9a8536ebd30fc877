import { forgetStored } from '#src/api/forget-stored.ts';

/** The tab's storage key for the unsaved draft of the edit page. */
export const draftKey = 'profileDraft';

/** Removes the draft from this tab. */
export const forgetProfileDraft = (): void => forgetStored('sessionStorage', draftKey);
