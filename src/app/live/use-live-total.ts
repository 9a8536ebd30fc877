import { useEffect, useRef } from 'react';
import { log } from '#src/api/log.ts';

/**
 * Hears of a total as it moves, while the page is open and seen. Its script comes after the page; a browser that can't have it shows the
 * total as it came.
 */
export const useLiveTotal = (
  of: 'User' | 'Peloton',
  id: string,
  onTotal: (raised: number) => Promise<void>,
): void => {
  const latest = useRef(onTotal);
  useEffect(() => {
    latest.current = onTotal;
  });
  useEffect(() => {
    if (!('EventSource' in globalThis)) return undefined;
    let isLeft = false;
    let stop = () => {};
    import('#src/api/live-total.ts').then(
      ({ watchTotal }) => {
        if (isLeft) return;
        stop = watchTotal({ of, id }, (raised) => {
          // What couldn't be asked for now comes with the next change.
          latest.current(raised).catch((error: unknown) => log.warn('a total could not be asked for', error));
        });
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [of, id]);
};
