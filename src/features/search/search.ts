import { isFlowError } from '#machines/flow-error.ts';
import type { components } from '#openapi/contract.gen.ts';
import { callWithHeaders } from '#src/api/call.ts';
import { searchPelotons, searchPeople } from '#src/api/calls/search.calls.ts';
import { paginationOf } from '#src/api/pagination.ts';
import type { Asked } from './search-address.ts';

export type FoundPerson = components['schemas']['FoundPerson'];
export type FoundPeloton = components['schemas']['FoundPeloton'];

/** One page of a list, and how many there are in all. */
export type List<Item> = { items: Item[]; total: number };

export type Found = {
  state: 'found';
  people: List<FoundPerson>;
  pelotons: List<FoundPeloton>;
  /** Nobody is called so; these are spelled nearly so. */
  isClose: boolean;
};

export type Outcome = Found | { state: 'failed'; message: string };

/** How many people a page of results holds, and how many pelotons stand beside them. */
export const pageSize = 12;
const fewPelotons = 4;

const none = { items: [], total: 0 };

const listOf = <Item>({ data, headers }: { data: Item[]; headers: Headers }): List<Item> => ({
  items: data,
  total: paginationOf(headers)?.total ?? data.length,
});

const peopleOf = async ({ text, isForPelotons, page }: Asked): Promise<List<FoundPerson>> => {
  if (isForPelotons) return none;
  const { data, headers } = await callWithHeaders(searchPeople({ query: text, page, limit: pageSize }));
  return listOf({ data: data.filter((found): found is FoundPerson => found.type === 'User'), headers });
};

const pelotonsOf = async ({ text, isForPelotons, page }: Asked): Promise<List<FoundPeloton>> => {
  if (isForPelotons)
    return listOf(await callWithHeaders(searchPelotons({ query: text, page, limit: pageSize })));
  if (page > 1) return none;
  return listOf(await callWithHeaders(searchPelotons({ query: text, limit: fewPelotons })));
};

const isNamed = ({ items }: List<FoundPerson | FoundPeloton>) => items.some(({ match }) => match === 'name');

/** What an address asks for. A failure is told, not thrown: the page keeps what was typed. */
export const loadSearch = async (asked: Asked): Promise<Outcome> => {
  try {
    const [people, pelotons] = await Promise.all([peopleOf(asked), pelotonsOf(asked)]);
    // Where something is called so, what only looks like it is in the way.
    const isClose = !isNamed(people) && !isNamed(pelotons);
    const unlessClose = <Item extends FoundPerson | FoundPeloton>(list: List<Item>): List<Item> =>
      isClose || isNamed(list) ? list : none;
    return { state: 'found', people: unlessClose(people), pelotons: unlessClose(pelotons), isClose };
  } catch (error) {
    if (!isFlowError(error)) throw error;
    return { state: 'failed', message: error.message };
  }
};
