import { useEffect, useState } from 'react';
import { call } from '#src/api/call.ts';
import { searchOrganizations } from '#src/api/calls/search.calls.ts';

export type Organization = { id: string; name: string };

/** Milliseconds without a key in which somebody wants to see what there is. */
const pause = 200;
const leastLetters = 2;
const most = 5;

/**
 * The organizations that a name may mean; none while too little is typed, and where they can't be had: a name can always be
 * given as it is typed.
 * @param name null while nothing is to be looked for
 */
export const useOrganizations = (name: string | null): readonly Organization[] => {
  const [found, setFound] = useState<readonly Organization[]>([]);
  const query = name?.trim() ?? '';
  useEffect(() => {
    if (query.length < leastLetters) {
      setFound([]);
      return undefined;
    }
    let isStale = false;
    const timer = setTimeout(() => {
      void call(searchOrganizations({ query, limit: most })).then(
        (organizations) => {
          if (!isStale) setFound(organizations);
        },
        () => {
          if (!isStale) setFound([]);
        },
      );
    }, pause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query]);
  return found;
};
