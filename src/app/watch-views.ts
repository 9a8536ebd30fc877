import type { AnyRouter } from '@tanstack/react-router';
import { type AppActor, resident } from './actors.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Counted as seen even where views of its path are not. */
    isAlwaysTracked?: boolean;
  }
}

export type Place = {
  path: string;
  /** The page's title would name a person or a peloton. */
  isNamed: boolean;
};

/** Where the page is, as everybody's: of a page about somebody only its kind is told. */
export const shownPlace = ({ state: { matches, resolvedLocation, location } }: AnyRouter): Place => {
  const kind = matches.at(-1)?.fullPath ?? '';
  if (/\$id\b/.test(kind)) return { path: kind.replace(/\$id\b/g, '{id}'), isNamed: true };
  return { path: (resolvedLocation ?? location).pathname, isNamed: false };
};

/** Tells the tracker which pages were seen. Returns the way to stop. */
export const watchViews = (router: AnyRouter, app: AppActor): (() => void) => {
  const tracker = resident(app, 'tracker');
  let hasTold = false;
  const tell = () => {
    hasTold = true;
    const { path, isNamed } = shownPlace(router);
    const isForced = router.state.matches.some(({ staticData }) => staticData.isAlwaysTracked === true);
    tracker.send({ type: 'page.viewed', path, title: isNamed ? 'Product' : document.title, isForced });
  };
  // A light page stands before the app is opened, at the first sign of a person: whoever gives none isn't counted.
  if (router.state.resolvedLocation !== undefined) tell();
  // Only now has the page written its title. One that the server rendered does not count as changed when it gets here.
  return router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged || !hasTold) tell();
  });
};
