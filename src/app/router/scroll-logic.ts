import { fromCallback } from 'xstate';
import { scrollMachine } from '#machines/shell/scroll/scroll.machine.ts';
import type { Position, ScrollStorageEvent, ScrollTarget } from '#machines/shell/scroll/scroll.types.ts';
import { readStored, writeStored } from '#src/api/stored.ts';

/** The tab's storage key for the pages' scroll positions, which survive a reload. */
const storageKey = 'scrollPositions';

const isPosition = (given: unknown): given is Position => {
  const { key, x, y } = (given ?? {}) as Partial<Record<string, unknown>>;
  return typeof key === 'string' && Number.isFinite(x) && Number.isFinite(y);
};

const kept = (): Position[] => {
  const given = readStored('sessionStorage', storageKey);
  return Array.isArray(given) ? given.filter(isPosition) : [];
};

const keep = (positions: Position[]): void => writeStored('sessionStorage', storageKey, positions);

const elementOf = (id: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
};

const standsAt = (wanted: number, now: number): boolean => Math.abs(wanted - now) <= 1;

/** Scrolls as near to the target as the page allows; true when it is reached. */
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

/** Calls each time the page's content grows. Returns a function that stops it. */
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

/** The scroll machine with the page and the tab's storage as its ports. */
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
      // Where the element never appears, the new page must not keep the scroll position of the previous one.
      if (target.kind === 'element') bring({ kind: 'top' });
      return whenPageGrows(() => {
        if (bring(target)) sendBack({ type: 'place.reached' });
      });
    }),
  },
});
