import type { AnyRouter } from '@tanstack/react-router';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Tracked even where its path is not. */
    isAlwaysTracked?: boolean;
  }
}

export type Place = {
  path: string;
  /** The page's title contains the name of a person or a peloton. */
  isNamed: boolean;
};

/** The page's place without personal data: for a page about a person, only its kind. */
export const shownPlace = ({ state: { matches, resolvedLocation, location } }: AnyRouter): Place => {
  const kind = matches.at(-1)?.fullPath ?? '';
  if (/\$id\b/.test(kind)) return { path: kind.replace(/\$id\b/g, '{id}'), isNamed: true };
  return { path: (resolvedLocation ?? location).pathname, isNamed: false };
};

/** The title while a loading page is shown. */
const loadingTitle = 'Product | Loading';

/** Waits until the page has its own title. A new call cancels the previous one, whose page never appeared. */
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

/** Tells the tracker which pages a person saw. Returns a function that stops it. */
export const trackViews = (router: AnyRouter, app: AppActor): (() => void) => {
  const tracker = systemActor(app, 'tracker');
  const titled = onceTitled();
  let hasReported = false;
  const tell = () => {
    hasReported = true;
    const { path, isNamed } = shownPlace(router);
    const isForced = router.state.matches.some(({ staticData }) => staticData.isAlwaysTracked === true);
    titled.run(() => {
      tracker.send({ type: 'page.viewed', path, title: isNamed ? 'Product' : document.title, isForced });
    });
  };
  // A server-rendered page is shown before the app opens, at the first sign of a person. Without such a sign it isn't counted.
  if (router.state.resolvedLocation !== undefined) tell();
  // The page has written its title now. A server-rendered page is no change here.
  const forgetRouter = router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged || !hasReported) tell();
  });
  return () => {
    forgetRouter();
    titled.stop();
  };
};
