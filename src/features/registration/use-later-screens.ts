import type { ReactNode } from 'react';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { untilThere } from '#src/components/lazy/lazy-component.ts';

export type LaterScreens = typeof import('./later-screens.ts');

let screens: LaterScreens | Promise<LaterScreens> | undefined;

/** Loads them when the person starts to answer, or when they are shown. */
export const bringLaterScreens = (): LaterScreens | Promise<LaterScreens> => {
  screens ??= untilThere(() => import('./later-screens.ts')).then((loaded) => {
    screens = loaded;
    return loaded;
  });
  return screens;
};

type LaterScreenProps = { children: (screens: LaterScreens) => ReactNode };

/** Suspends until the later screens are loaded. */
export const LaterScreen = ({ children }: LaterScreenProps) => children(useArrived(bringLaterScreens()));
