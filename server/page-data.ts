import { eventOperations } from '#server/event/event.ts';
import type { Platform } from './platform/platform.ts';

/**
 * What a page needs at once, by the page's path: the bodies of the API's answers, by operationId. Null, or a rejection,
 * sends the page without; the app then asks the API.
 */
export type PageData = Record<string, () => Promise<Record<string, unknown> | null>>;

/** The answers that come with the first pages, so that they need neither a second request nor what makes one. */
export const pageDataOf = (platform: Platform): PageData => {
  const { getEvent } = eventOperations(platform);
  return {
    '/': async () => {
      // What the sandbox chose for the operation is to happen to a request that a person can see fail.
      const isChosen = (await platform.outcomes.waiting()).some(({ target }) => target === 'getEvent');
      return isChosen ? null : { getEvent: (await getEvent()).body };
    },
  };
};
