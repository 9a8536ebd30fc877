import { redirect } from '@tanstack/react-router';
import { type Asked, pelotonsQuery, peopleQuery, readAsked } from '#machines/search/search-address.ts';
import type { PageData } from '#src/api/page-data.ts';
import { type Found, foundIn, type Outcome } from '#src/features/search/search.ts';

/** The results in the document; undefined if it has none. */
const cameWith = (pageData: PageData, asked: Asked): Found | undefined => {
  const people = peopleQuery(asked) === null ? null : pageData.takeList('search');
  const pelotons = pelotonsQuery(asked) === null ? null : pageData.takeList('searchPelotons');
  return people === undefined || pelotons === undefined ? undefined : foundIn(people, pelotons);
};

/**
 * The query of a search and its results, for its route's loader.
 * @throws a redirect to the giving page for an empty search
 */
export const loadResults = async (
  pageData: PageData,
  { searchStr }: { searchStr: string },
): Promise<{ asked: Asked; outcome: Outcome }> => {
  const asked = readAsked(searchStr);
  if (asked.text === '' && !asked.isForPelotons) throw redirect({ to: '/give', replace: true });
  const came = cameWith(pageData, asked);
  if (came !== undefined) return { asked, outcome: came };
  // The code that makes calls is lazily loaded: most visitors get the results with the document, and the first page's budget has no room
  // for it.
  const { askSearch } = await import('#src/features/search/ask-search.ts');
  return { asked, outcome: await askSearch(asked) };
};
