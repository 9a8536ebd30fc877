import type { AnyRouter } from '@tanstack/react-router';
import type { SystemActors } from '#src/app/root-actor/system-actors.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page replaces a similar one, or is a part of it: its scroll position stays. */
    keepsScroll?: boolean;
  }
}

type Place = {
  pathname: string;
  hash: string;
  /** The donation's recipient; each recipient’s checkout is a page. */
  search: { recipient?: string; recipientType?: string };
  state: { __TSR_key?: string; keepsScroll?: boolean };
};

const keyOf = ({ state }: Place) => state.__TSR_key ?? '';

const isSamePage = (from: Place, to: Place): boolean =>
  from.pathname === to.pathname &&
  from.search.recipient === to.search.recipient &&
  from.search.recipientType === to.search.recipientType;

const isShallow = (from: Place | undefined, to: Place): boolean =>
  from === undefined
    ? to.hash === ''
    : to.state.keepsScroll === true ||
      (isSamePage(from, to) && (from.state.keepsScroll === true || from.hash === to.hash));

/** Only a person causes these; they stop the page's own scrolling. */
const scrolling = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Tells the scroll machine about the tab's history. The browser restores no positions while a page of the app is open, and does so again
 * when the document closes: server-rendered pages need it.
 */
export const watchScroll = (router: AnyRouter, scroll: SystemActors['scroll']): (() => void) => {
  const stand = () => ({ x: window.scrollX, y: window.scrollY });
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const scrolled = () => scroll.send({ type: 'person.scrolled' });
  const hidden = () => {
    history.scrollRestoration = 'auto';
    const shown: Place = router.state.resolvedLocation ?? router.state.location;
    scroll.send({ type: 'page.hidden', key: keyOf(shown), ...stand() });
  };

  const stops = [
    router.subscribe('onBeforeLoad', ({ fromLocation: from, toLocation: to }) => {
      if (from === undefined || keyOf(from) === keyOf(to)) return;
      // A page that keeps its scroll position needs no stored one.
      if ((to as Place).state.keepsScroll === true) return;
      scroll.send({ type: 'entry.left', key: keyOf(from), ...stand() });
    }),
    router.subscribe('onRendered', ({ fromLocation: from, toLocation: to }) => {
      // The same entry again: its data was reloaded.
      if (from !== undefined && keyOf(from) === keyOf(to)) return;
      scroll.send({ type: 'page.shown', key: keyOf(to), hash: to.hash, isShallow: isShallow(from, to) });
    }),
  ];
  takeOver();
  addEventListener('pagehide', hidden);
  addEventListener('pageshow', takeOver);
  for (const name of scrolling) addEventListener(name, scrolled, { passive: true });
  return () => {
    for (const stop of stops) stop();
    removeEventListener('pagehide', hidden);
    removeEventListener('pageshow', takeOver);
    for (const name of scrolling) removeEventListener(name, scrolled);
  };
};
