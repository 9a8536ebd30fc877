import { fromCallback } from 'xstate';
import { scrollMachine } from '#machines/shell/scroll/scroll.machine.ts';
import type { Position, ScrollStorageEvent, ScrollTarget } from '#machines/shell/scroll/scroll.types.ts';

/** Where a tab keeps how far its pages were scrolled, over a reload. */
const storageKey = 'scrollPositions';

const isPosition = (given: unknown): given is Position => {
  const { key, x, y } = (given ?? {}) as Partial<Record<string, unknown>>;
  return typeof key === 'string' && Number.isFinite(x) && Number.isFinite(y);
};

const kept = (): Position[] => {
  try {
    const given: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(given) ? given.filter(isPosition) : [];
  } catch {
    return [];
  }
};

const keep = (positions: Position[]): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Where storage is full or switched off, a page that is loaded again begins at its top.
  }
};

const elementOf = (id: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
};

const standsAt = (wanted: number, now: number): boolean => Math.abs(wanted - now) <= 1;

/** Goes as near to its place as the page lets it; true when it is there. */
const bring = (target: ScrollTarget): boolean => {
  if (target.kind === 'element') {
    const element = elementOf(target.id);
    element?.scrollIntoView({ behavior: 'instant' });
    return element !== null;
  }
  const { x: left, y: top } = target.kind === 'top' ? { x: 0, y: 0 } : target;
  scrollTo({ left, top, behavior: 'instant' });
  return target.kind === 'top' || (standsAt(top, scrollY) && standsAt(left, scrollX));
};

/** Calls each time that something came into the page, or came to its size. Returns the way to stop. */
const whenPageGrows = (tell: () => void): (() => void) => {
  const pieces = new MutationObserver(tell);
  const size = new ResizeObserver(tell);
  pieces.observe(document.body, { childList: true, subtree: true });
  size.observe(document.body);
  return () => {
    pieces.disconnect();
    size.disconnect();
  };
};

/** The scroll machine with the page and the tab's storage behind its ports. */
export const scrollLogic = scrollMachine.provide({
  actors: {
    storage: fromCallback<ScrollStorageEvent, undefined>(({ sendBack, receive }) => {
      receive(({ positions }) => keep(positions));
      sendBack({ type: 'positions.recalled', positions: kept() });
    }),
    move: fromCallback(({ sendBack, input: { target } }) => {
      if (target === null || bring(target)) {
        sendBack({ type: 'place.reached' });
        return;
      }
      // An element that never comes must not leave the new page as far down as the last one was.
      if (target.kind === 'element') bring({ kind: 'top' });
      return whenPageGrows(() => {
        if (bring(target)) sendBack({ type: 'place.reached' });
      });
    }),
  },
});
