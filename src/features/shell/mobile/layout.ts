import { useSyncExternalStore } from 'react';

/** Below 1005 px, and on all touch devices; `panda/conditions.ts` has the same query for the styles. */
export const mobileQuery = '(max-width: 1004.98px), (hover: none) and (pointer: coarse)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(mobileQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the layout for small screens is shown. Unknown on the server. */
export const useIsMobile = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(mobileQuery).matches,
    () => false,
  );
