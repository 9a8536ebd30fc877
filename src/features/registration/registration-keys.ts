import { forgetStored } from '#src/api/forget-stored.ts';

/** Where a tab keeps what is typed and not yet saved. */
export const draftsKey = 'registrationDetails';

/** Nothing typed stays in this tab. */
export const forgetDrafts = (): void => forgetStored('sessionStorage', draftsKey);
