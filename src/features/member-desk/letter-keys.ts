import { forgetStored } from '#src/api/stored.ts';

/** The tab's storage key for an unsent e-mail to members. */
export const letterKey = 'letterDraft';

export const forgetLetter = (): void => forgetStored('sessionStorage', letterKey);
