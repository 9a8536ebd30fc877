import type { AnyRouter } from '@tanstack/react-router';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';

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

/** The title while something else stands in for a page that is still to come. */
const loadingTitle = 'Product | Loading';

/** Waits until the page has a title of its own; forgets whoever waited before, for a page that never came. */
const onceTitled = () => {
  let stop: () => void = () => undefined;
  return {
    run: (then: () => void) => {
      stop();
      if (document.title !== loadingTitle) return then();
      const observer = new MutationObserver(() => {
        if (document.title === loadingTitle) return;
        stop();
        then();
      });
      stop = () => observer.disconnect();
      observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    },
    stop: () => stop(),
  };
};

/** Tells the tracker which pages were seen. Returns the way to stop. */
export const trackViews = (router: AnyRouter, app: AppActor): (() => void) => {
  const tracker = systemActor(app, 'tracker');
  const titled = onceTitled();
  let hasTold = false;
  const tell = () => {
    hasTold = true;
    const { path, isNamed } = shownPlace(router);
    const isForced = router.state.matches.some(({ staticData }) => staticData.isAlwaysTracked === true);
    titled.run(() => {
      tracker.send({ type: 'page.viewed', path, title: isNamed ? 'Product' : document.title, isForced });
    });
  };
  // A light page stands before the app is opened, at the first sign of a person: whoever gives none isn't counted.
  if (router.state.resolvedLocation !== undefined) tell();
  // Only now has the page written its title. One that the server rendered does not count as changed when it gets here.
  const forgetRouter = router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged || !hasTold) tell();
  });
  return () => {
    forgetRouter();
    titled.stop();
  };
};
