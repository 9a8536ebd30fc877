import { forgetStored } from '#src/api/stored.ts';

/** The tab's storage key for the unsaved draft of a peloton's edit page. */
export const draftKey = 'pelotonDraft';

export const forgetPelotonDraft = (): void => forgetStored('sessionStorage', draftKey);
