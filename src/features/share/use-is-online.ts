import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  for (const type of ['online', 'offline']) addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, listener);
  };
};

/** The browser's opinion of its connection: "offline" is always true. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
