import { useRouter } from '@tanstack/react-router';
import { type ComponentType, use, useSyncExternalStore } from 'react';
import type { AppHandle } from './app-handle.ts';

/** A component whose script comes late. */
export type LatePart<Props> = {
  /** The component once it is there. */
  current: () => ComponentType<Props> | null;
  bring: () => Promise<void>;
  /** For a route's loader. The page that comes first, as the server rendered it, waits for nothing. */
  preload: (handle: AppHandle) => Promise<void>;
};

export const latePart = <Props,>(load: () => Promise<ComponentType<Props>>): LatePart<Props> => {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const bring = (): Promise<void> => {
    loading ??= load().then(
      (component) => {
        loaded = component;
      },
      (error: unknown) => {
        // A chunk that could not be had is asked for again by whoever needs it next.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return {
    current: () => loaded,
    bring,
    preload: async (handle) => {
      if (import.meta.env.SSR || handle.current() !== null) await bring();
    },
  };
};

const openings = new WeakMap<AppHandle, Promise<void>>();

const opened = (handle: AppHandle): Promise<void> => {
  const known = openings.get(handle);
  if (known !== undefined) return known;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = handle.subscribe(() => {
    stop();
    resolve();
  });
  openings.set(handle, promise);
  return promise;
};

const never = () => () => undefined;

/** True while what the server rendered is being taken over. */
const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * A part of a light page whose script nobody needs before somebody is there: what the server rendered stands as it is until
 * the app opens, and everywhere else it is loaded at once. Goes into a `Suspense`.
 */
export const Late = <Props extends object>({ part, props }: { part: LatePart<Props>; props: Props }) => {
  const { handle } = useRouter().options.context;
  const isTakenOver = useIsTakenOver();
  if (part.current() === null && isTakenOver && handle.current() === null) use(opened(handle));
  if (part.current() === null) use(part.bring());
  const Part = part.current();
  return Part === null ? null : <Part {...props} />;
};
