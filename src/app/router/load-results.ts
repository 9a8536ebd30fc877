import { redirect } from '@tanstack/react-router';
import { type Asked, pelotonsQuery, peopleQuery, readAsked } from '#machines/search/search-address.ts';
import type { PageData } from '#src/api/page-data.ts';
import { type Found, foundIn, type Outcome } from '#src/features/search/search.ts';

/** What was found as it came with the document; undefined where it didn't. */
const cameWith = (pageData: PageData, asked: Asked): Found | undefined => {
  const people = peopleQuery(asked) === null ? null : pageData.takeList('search');
  const pelotons = pelotonsQuery(asked) === null ? null : pageData.takeList('searchPelotons');
  return people === undefined || pelotons === undefined ? undefined : foundIn(people, pelotons);
};

/**
 * What a search's address asks for, with what was found, for its route's loader.
 * @throws a redirect to where one can give, when nothing is looked for
 */
export const loadResults = async (
  pageData: PageData,
  { searchStr }: { searchStr: string },
): Promise<{ asked: Asked; outcome: Outcome }> => {
  const asked = readAsked(searchStr);
  if (asked.text === '' && !asked.isForPelotons) throw redirect({ href: '/give', replace: true });
  const came = cameWith(pageData, asked);
  if (came !== undefined) return { asked, outcome: came };
  // What makes calls is loaded only now: most visitors' page comes with its results, and its budget has no room for it.
  const { askSearch } = await import('#src/features/search/ask-search.ts');
  return { asked, outcome: await askSearch(asked) };
};
