import { forgetStored } from '#src/api/forget-stored.ts';

/** Where a tab keeps what is typed on the edit page and not yet saved. */
export const draftKey = 'profileDraft';

/** Nothing typed stays in this tab. */
export const forgetProfileDraft = (): void => forgetStored('sessionStorage', draftKey);
