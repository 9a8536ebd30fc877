import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True on the server, and in the browser while it makes server-rendered HTML interactive. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
