import { useRouter } from '@tanstack/react-router';
import { type ComponentType, use, useState } from 'react';
import type { AppHandle } from '#src/app/root-actor/system-actors.ts';
import { showOriginals } from '#src/app/translation/translated-text.ts';
import { arriving } from '#src/components/lazy/arrived.ts';
import { untilThere } from '#src/components/lazy/lazy-component.ts';
import { useIsHydrating } from '#src/components/lazy/use-is-hydrating.ts';

/** A lazily loaded component. */
export type DeferredPartOf<Props> = {
  /** The component; null until it is loaded. */
  current: () => ComponentType<Props> | null;
  /** Tries to load it once. */
  bring: () => Promise<void>;
  /** True when a component has suspended on it. */
  isAwaited: () => boolean;
  /** Resolves when it is loaded, after as many tries as that takes. */
  arrival: () => Promise<void>;
  /** For a route's loader. The first page, which the server rendered, doesn't wait. */
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
        // After a failure the next caller tries again.
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

/** `use` reads this without suspending. */
const ready: Promise<unknown> = Object.assign(Promise.resolve(), { status: 'fulfilled' });

/**
 * A lazily loaded part of a page with deferred hydration. The server's HTML stays until the app opens and the script is loaded; on other
 * pages it loads at once. Goes into a `Suspense`.
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
  // Rendered again instead of hydrated, the part waits for the app, so that typed values are not lost.
  const [isAnew] = useState(() => !isHydrating && handle.current() === null);
  const isAwaited = handle.current() === null && (isAnew || (isMissing && isHydrating));
  // A component that suspended once has to call `use` in each render, with the same promise.
  use(isAwaited || handle.current() !== null ? handle.opened : ready);
  use(isMissing || part.isAwaited() ? part.arrival() : ready);
  const Part = part.current();
  return Part === null ? null : <Part {...props} />;
};
