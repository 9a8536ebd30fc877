import { useRouter } from '@tanstack/react-router';
import { type ComponentType, use, useState } from 'react';
import type { AppHandle } from '#src/app/root-actor/app-handle.ts';
import { showOriginals } from '#src/app/translation/translated-text.ts';
import { arriving } from '#src/components/lazy/arrived.ts';
import { untilThere } from '#src/components/lazy/until-there.ts';
import { useIsHydrating } from '#src/components/lazy/use-is-hydrating.ts';

/** A component whose script comes late. */
export type DeferredPartOf<Props> = {
  /** The component once it is there. */
  current: () => ComponentType<Props> | null;
  /** Asks for it once. */
  bring: () => Promise<void>;
  /** Somebody has waited for it. */
  isAwaited: () => boolean;
  /** Resolves once it is there, however often it has to be asked for. */
  arrival: () => Promise<void>;
  /** For a route's loader. The page that comes first, as the server rendered it, waits for nothing. */
  preload: (handle: AppHandle) => Promise<void>;
};

export const deferredPart = <Props,>(load: () => Promise<ComponentType<Props>>): DeferredPartOf<Props> => {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  let awaited: Promise<void> | null = null;
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
    isAwaited: () => awaited !== null,
    arrival: () => {
      awaited ??= arriving(untilThere(bring).then(showOriginals));
      return awaited;
    },
    preload: async (handle) => {
      if (import.meta.env.SSR || handle.current() !== null) await bring();
    },
  };
};

/** What `use` reads without waiting. */
const ready: Promise<unknown> = Object.assign(Promise.resolve(), { status: 'fulfilled' });

/**
 * A part of a light page whose script nobody needs before somebody is there: what the server rendered stands as it is until
 * the app opens, and then until the script is there; everywhere else it is loaded at once. Goes into a `Suspense`.
 */
export const DeferredPart = <Props extends object>({
  part,
  props,
}: {
  part: DeferredPartOf<Props>;
  props: Props;
}) => {
  const { handle } = useRouter().options.context;
  const isHydrating = useIsHydrating();
  const isMissing = part.current() === null;
  // What React could not take over as it stands is shown anew with somebody there to hear what is typed.
  const [isAnew] = useState(() => !isHydrating && handle.current() === null);
  const isAwaited = handle.current() === null && (isAnew || (isMissing && isHydrating));
  // React wants a component that waited once to call `use` in each render, with the promise that it waited for.
  use(isAwaited || handle.current() !== null ? handle.opened : ready);
  use(isMissing || part.isAwaited() ? part.arrival() : ready);
  const Part = part.current();
  return Part === null ? null : <Part {...props} />;
};
