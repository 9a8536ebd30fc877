import type { components } from '#openapi/contract.gen.ts';
import type { ListPage } from '#src/api/call-list.ts';

export type FoundPerson = components['schemas']['FoundPerson'];
export type FoundPeloton = components['schemas']['FoundPeloton'];

/** One page of a list, with the number of all items. */
export type List<Item> = { items: readonly Item[]; total: number };

export type Found = {
  state: 'found';
  people: List<FoundPerson>;
  pelotons: List<FoundPeloton>;
  /** No name matches exactly; these are similar. */
  isClose: boolean;
};

export type Outcome = Found | { state: 'failed'; message: string };

type Page<Item> = Pick<ListPage<Item>, 'items'> & { pagination: { total: number } };

const none = { items: [], total: 0 };

const isPerson = (found: FoundPerson | FoundPeloton): found is FoundPerson => found.type === 'User';

const isNamed = ({ items }: List<FoundPerson | FoundPeloton>) => items.some(({ match }) => match === 'name');

/** The API's results; null for a kind that wasn't requested. */
export const foundIn = (
  people: Page<FoundPerson | FoundPeloton> | null,
  pelotons: Page<FoundPeloton> | null,
): Found => {
  const persons =
    people === null ? none : { items: people.items.filter(isPerson), total: people.pagination.total };
  const crews = pelotons === null ? none : { items: pelotons.items, total: pelotons.pagination.total };
  // With exact results, similar ones would only distract.
  const isClose = !isNamed(persons) && !isNamed(crews);
  const unlessClose = <Item extends FoundPerson | FoundPeloton>(list: List<Item>): List<Item> =>
    isClose || isNamed(list) ? list : none;
  return { state: 'found', people: unlessClose(persons), pelotons: unlessClose(crews), isClose };
};
