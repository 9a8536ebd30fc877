import { redirect } from '@tanstack/react-router';
import { loadSearch, type Outcome } from '#src/features/search/search.ts';
import { type Asked, readAsked } from '#src/features/search/search-address.ts';

/**
 * What a search's address asks for, with what was found, for its route's loader.
 * @throws a redirect to where one can give, when nothing is looked for
 */
export const loadResults = async ({
  searchStr,
}: {
  searchStr: string;
}): Promise<{ asked: Asked; outcome: Outcome }> => {
  const asked = readAsked(searchStr);
  if (asked.text === '') throw redirect({ href: '/give', replace: true });
  return { asked, outcome: await loadSearch(asked) };
};
