import type { PageData } from '#src/api/page-data.ts';
import type { GiveData } from './give.types.ts';

export type { GiveData, GivePeloton } from './give.types.ts';

/** How many pelotons the page names; the rest are found by name. */
export const namedPelotons = 6;

/**
 * The event and some of its pelotons: as they came with the document, or from the API.
 * @throws FlowError where they can't be had
 */
export const loadGive = async (pageData: PageData): Promise<GiveData> => {
  const event = pageData.take('getEvent');
  const pelotons = pageData.take('searchPelotons');
  // What makes calls is loaded only now: most visitors' page comes with its data, and its budget has no room for it.
  return event && pelotons ? { event, pelotons } : (await import('./ask-give.ts')).askGive(namedPelotons);
};
