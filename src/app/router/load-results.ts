import { redirect } from '@tanstack/react-router';
import { type Asked, readAsked } from '#machines/search/search-address.ts';
import type { PageData } from '#src/api/page-data.ts';
import { loadSearch, type Outcome } from '#src/features/search/search.ts';

/**
 * What a search's address asks for, with what was found, for its route's loader.
 * @throws a redirect to where one can give, when nothing is looked for
 */
export const loadResults = async (
  pageData: PageData,
  { searchStr }: { searchStr: string },
): Promise<{ asked: Asked; outcome: Outcome }> => {
  const asked = readAsked(searchStr);
  if (asked.text === '') throw redirect({ href: '/give', replace: true });
  return { asked, outcome: await loadSearch(pageData, asked) };
};
