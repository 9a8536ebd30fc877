import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { AppActor } from './system-actors.ts';

/** The root actor, or null while it is not open. Loads nothing, so that a first page may use it. */
export const useOpenedApp = (): AppActor | null => {
  const { subscribe, current } = useRouter().options.context.handle;
  return useSyncExternalStore(subscribe, current, () => null);
};
