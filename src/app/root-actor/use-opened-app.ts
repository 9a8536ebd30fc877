import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { AppActor } from './system-actors.ts';

/** The root actor once something has opened it. Loads nothing itself, so that the first page may ask. */
export const useOpenedApp = (): AppActor | null => {
  const { subscribe, current } = useRouter().options.context.handle;
  return useSyncExternalStore(subscribe, current, () => null);
};
