import { forgetStored } from '#src/api/stored.ts';

/** The tab's storage key for the draft of a peloton. */
export const foundingKey = 'foundingDraft';

export const forgetFounding = (): void => forgetStored('sessionStorage', foundingKey);
