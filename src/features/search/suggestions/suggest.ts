import { fullNameOf } from '#machines/form/person-name.ts';
import { queryOf } from '#machines/search/search-query.ts';
import { type AppLink, donateLink, pageLink } from '#src/components/button/app-link.ts';
import { askSearch } from '#src/features/search/ask-search.ts';
import type { FoundPeloton, FoundPerson } from '#src/features/search/search.ts';
import type { SearchPath } from '#src/features/search/search-address.ts';
import { crewOf, deedsOf } from '#src/features/search/search-messages.ts';

/** A suggested name, its distinguishing note, and its link. */
export type Suggestion = { id: string; name: string; note: string; link: AppLink };

/** As many as fit a phone above its keyboard. */
const mostPeople = 4;
const mostPelotons = 2;

type RecipientType = 'User' | 'Peloton';

/** On the giving pages a suggestion leads to the checkout. */
const linkOf = (path: SearchPath, type: RecipientType, id: string) =>
  path === '/give/search' ? donateLink(type, id) : pageLink(type, id);

const ofPerson = (path: SearchPath, person: FoundPerson): Suggestion => ({
  id: person.publicId,
  name: fullNameOf(person),
  note: person.pelotonName ?? deedsOf(person),
  link: linkOf(path, 'User', person.publicId),
});

const ofPeloton = (path: SearchPath, peloton: FoundPeloton): Suggestion => ({
  id: peloton.id,
  name: peloton.name,
  note: crewOf(peloton),
  link: linkOf(path, 'Peloton', peloton.id),
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
