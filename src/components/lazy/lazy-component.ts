import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { untilThere } from './until-there.ts';

/**
 * A lazily loaded component: the `Suspense` around it shows its fallback meanwhile. A script that can't be loaded breaks nothing else; the
 * component tries again.
 */
export const lazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await untilThere(load) }));
