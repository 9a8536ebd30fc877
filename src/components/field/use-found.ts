import { useEffect, useState } from 'react';

/** Milliseconds without a key in which somebody wants to see what there is. */
const pause = 200;

/** Two letters, or one of a script in which one may be a whole name, as in Chinese. */
const isEnough = /..|[\u1100-\uffff]/;

/**
 * What a typed name may mean; nothing while too little is typed, and where it can't be had.
 * @param text null while nothing is to be looked for
 * @param ask the same function from one look to the next
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
