import type { AnyRouter } from '@tanstack/react-router';
import type { SystemActors } from '#src/app/root-actor/system-actors.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page takes the place of one that looks the same, or is a part of it: it stays where the person has it. */
    keepsScroll?: boolean;
  }
}

type Place = {
  pathname: string;
  hash: string;
  /** Whom a donation is for; each recipient’s checkout is a page. */
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

/** What only a person does; a page that is brought to its place lets itself be stopped by it. */
const scrolling = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Tells the scroll machine what becomes of the tab's history. The browser keeps its hands off while a page of the app is
 * open, and gets them back when the document goes: a page that comes whole from the server is its own business.
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
      // A page that stays is nowhere to come back to.
      if ((to as Place).state.keepsScroll === true) return;
      scroll.send({ type: 'entry.left', key: keyOf(from), ...stand() });
    }),
    router.subscribe('onRendered', ({ fromLocation: from, toLocation: to }) => {
      // The same entry once more: its data were read again.
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
