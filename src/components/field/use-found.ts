import { useEffect, useState } from 'react';

/** Milliseconds after the last key before the search begins. */
const pause = 200;

/** Two letters, or one of a script in which a single character may be a whole name, as in Chinese. */
const isEnough = /..|[\u1100-\uffff]/;

/**
 * The results for a typed name; none for a short text, and after a failure.
 * @param text null while nothing is searched
 * @param ask the same function in each render
 */
export const useFound = <Item>(
  text: string | null,
  ask: (query: string) => Promise<readonly Item[]>,
): readonly Item[] => {
  const [found, setFound] = useState<readonly Item[]>([]);
  const query = text?.trim() ?? '';
  useEffect(() => {
    if (!isEnough.test(query)) {
      setFound([]);
      return undefined;
    }
    let isStale = false;
    const timer = setTimeout(() => {
      void ask(query).then(
        (items) => {
          if (!isStale) setFound(items);
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
  }, [query, ask]);
  return found;
};
