import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { untilThere } from './until-there.ts';

/**
 * A component whose script comes late: the `Suspense` around it shows what stands there meanwhile. A script that can't be had
 * takes nothing else away; it is asked for again.
 */
export const lazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await untilThere(load) }));
