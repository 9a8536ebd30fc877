import { useEffect, useRef } from 'react';

/**
 * Hears of a total as it moves, while the page is open and seen. Its script comes after the page; a browser that can't have it shows the
 * total as it came.
 */
export const useLiveTotal = (of: 'User' | 'Peloton', id: string, onTotal: (raised: number) => void): void => {
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
        if (!isLeft) stop = watchTotal({ of, id }, (raised) => latest.current(raised));
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [of, id]);
};
