import type { ReactNode } from 'react';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { untilThere } from '#src/components/lazy/until-there.ts';

export type LaterScreens = typeof import('./later-screens.ts');

let screens: LaterScreens | Promise<LaterScreens> | undefined;

/** Loads them, at the latest when they are shown; before that when somebody begins to answer. */
export const bringLaterScreens = (): LaterScreens | Promise<LaterScreens> => {
  screens ??= untilThere(() => import('./later-screens.ts')).then((loaded) => {
    screens = loaded;
    return loaded;
  });
  return screens;
};

type LaterScreenProps = { children: (screens: LaterScreens) => ReactNode };

/** Suspends until the later screens are there. */
export const LaterScreen = ({ children }: LaterScreenProps) => children(useArrived(bringLaterScreens()));
