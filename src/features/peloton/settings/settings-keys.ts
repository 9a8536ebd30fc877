import { forgetStored } from '#src/api/forget-stored.ts';

/** Where a tab keeps what is typed on a peloton's edit page and not yet saved. */
export const draftKey = 'pelotonDraft';

/** Nothing typed stays in this tab. */
export const forgetPelotonDraft = (): void => forgetStored('sessionStorage', draftKey);
