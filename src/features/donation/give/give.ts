import type { PageData } from '#src/api/page-data.ts';
import type { GiveData } from './ask-give.ts';

export type { GiveData, GivePeloton } from './ask-give.ts';

/** The number of pelotons on the page; others are found by name. */
export const namedPelotons = 6;

/**
 * The event and some of its pelotons, from the document or the API.
 * @throws FlowError where they can't be loaded
 */
export const loadGive = async (pageData: PageData): Promise<GiveData> => {
  const event = pageData.take('getEvent');
  const pelotons = pageData.take('searchPelotons');
  // The code that makes calls is lazily loaded: most visitors get the data with the document, and the first page's budget has no room for
  // it.
  return event && pelotons ? { event, pelotons } : (await import('./ask-give.ts')).askGive(namedPelotons);
};
