import { useEffect, useRef } from 'react';
import { log } from '#src/api/log.ts';

/**
 * Follows a total while the page is open and visible. The script is lazily loaded; where that fails, the page shows the total from the
 * document.
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
          // After a failure the next change asks again.
          latest.current(raised).catch((error: unknown) => log.warn('a total could not be loaded', error));
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
