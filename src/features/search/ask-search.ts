import { isFlowError } from '#machines/flow-error.ts';
import { type Asked, pelotonsQuery, peopleQuery } from '#machines/search/search-address.ts';
import { callList } from '#src/api/call-list.ts';
import { searchPelotons, searchPeople } from '#src/api/calls/search.calls.ts';
import { foundIn, type Outcome } from './search.ts';

/** The API's results for an address. A failure is returned, not thrown: the page keeps the typed text. */
export const askSearch = async (asked: Asked): Promise<Outcome> => {
  const [forPeople, forPelotons] = [peopleQuery(asked), pelotonsQuery(asked)];
  try {
    const [people, pelotons] = await Promise.all([
      forPeople && callList(searchPeople(forPeople)),
      forPelotons && callList(searchPelotons(forPelotons)),
    ]);
    return foundIn(people, pelotons);
  } catch (error) {
    if (!isFlowError(error)) throw error;
    return { state: 'failed', message: error.message };
  }
};
