import type { components } from '#openapi/contract.gen.ts';
import type { ListPage } from '#src/api/call-list.ts';

export type FoundPerson = components['schemas']['FoundPerson'];
export type FoundPeloton = components['schemas']['FoundPeloton'];

/** One page of a list, and how many there are in all. */
export type List<Item> = { items: readonly Item[]; total: number };

export type Found = {
  state: 'found';
  people: List<FoundPerson>;
  pelotons: List<FoundPeloton>;
  /** No one is called so; these are spelled nearly so. */
  isClose: boolean;
};

export type Outcome = Found | { state: 'failed'; message: string };

type Page<Item> = Pick<ListPage<Item>, 'items'> & { pagination: { total: number } };

const none = { items: [], total: 0 };

const isPerson = (found: FoundPerson | FoundPeloton): found is FoundPerson => found.type === 'User';

const isNamed = ({ items }: List<FoundPerson | FoundPeloton>) => items.some(({ match }) => match === 'name');

/** What the API found; null for what it wasn't asked for. */
export const foundIn = (
  people: Page<FoundPerson | FoundPeloton> | null,
  pelotons: Page<FoundPeloton> | null,
): Found => {
  const persons =
    people === null ? none : { items: people.items.filter(isPerson), total: people.pagination.total };
  const crews = pelotons === null ? none : { items: pelotons.items, total: pelotons.pagination.total };
  // Where something is called so, what only looks like it is in the way.
  const isClose = !isNamed(persons) && !isNamed(crews);
  const unlessClose = <Item extends FoundPerson | FoundPeloton>(list: List<Item>): List<Item> =>
    isClose || isNamed(list) ? list : none;
  return { state: 'found', people: unlessClose(persons), pelotons: unlessClose(crews), isClose };
};
