import { fullNameOf } from '#machines/form/person-name.ts';
import { queryOf } from '#machines/search/search-query.ts';
import { askSearch } from '#src/features/search/ask-search.ts';
import type { FoundPeloton, FoundPerson } from '#src/features/search/search.ts';
import type { SearchPath } from '#src/features/search/search-address.ts';
import { crewOf, deedsOf } from '#src/features/search/search-messages.ts';

/** A suggested name, its distinguishing note, and its address. */
export type Suggestion = { id: string; name: string; note: string; href: string };

/** As many as fit a phone above its keyboard. */
const mostPeople = 4;
const mostPelotons = 2;

type RecipientType = 'User' | 'Peloton';

/** On the giving pages a suggestion leads to the checkout. */
const placeOf = (path: SearchPath, type: RecipientType, id: string): string =>
  path === '/give/search'
    ? `/donate?${new URLSearchParams({ recipient: id, recipientType: type })}`
    : `/${type === 'User' ? 'profile' : 'peloton'}/${id}`;

const ofPerson = (path: SearchPath, person: FoundPerson): Suggestion => ({
  id: person.publicId,
  name: fullNameOf(person),
  note: person.pelotonName ?? deedsOf(person),
  href: placeOf(path, 'User', person.publicId),
});

const ofPeloton = (path: SearchPath, peloton: FoundPeloton): Suggestion => ({
  id: peloton.id,
  name: peloton.name,
  note: crewOf(peloton),
  href: placeOf(path, 'Peloton', peloton.id),
});

/** Finds the names that a search on `path` would find first; none after a failure: Enter searches again, and shows it. */
export const suggestFor =
  (path: SearchPath) =>
  async (typed: string): Promise<Suggestion[]> => {
    const { text } = queryOf(typed);
    const outcome = await askSearch({ text, isForPelotons: false, page: 1, isCut: false });
    if (outcome.state === 'failed') return [];
    return [
      ...outcome.people.items.slice(0, mostPeople).map((person) => ofPerson(path, person)),
      ...outcome.pelotons.items.slice(0, mostPelotons).map((peloton) => ofPeloton(path, peloton)),
    ];
  };
