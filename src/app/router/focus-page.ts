import { takeFocus } from '#src/components/focus/take-focus.ts';

/** How long a page may take to come to its content, in milliseconds. */
const patience = 10_000;

const headingOf = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');

const partOf = (hash: string): HTMLElement | null => {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash));
  } catch {
    return null;
  }
};

const take = (place: HTMLElement): void => {
  // What is no control takes focus only when it is told that it may.
  if (!place.hasAttribute('tabindex') && place.tabIndex < 0) place.tabIndex = -1;
  takeFocus(place, { preventScroll: true });
};

/**
 * A new page begins for the keyboard, and for a screen reader, at its heading or at the part that the address names. A page
 * that has put the focus somewhere in itself keeps it there; where a skeleton held it, the content that follows gets it.
 * Returns the way to leave the focus alone from then on.
 * @param before what had the focus when the change began
 */
export const focusPage = (hash: string, before: Element | null): (() => void) => {
  const { activeElement: now } = document;
  if (now !== null && now !== before && now.closest('main')) return () => undefined;
  let held: HTMLElement | null = null;
  const begin = () => {
    held = partOf(hash) ?? headingOf();
    if (held !== null) take(held);
  };
  begin();
  const follow = new MutationObserver(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && held?.isConnected !== true) begin();
  });
  follow.observe(document.body, { childList: true, subtree: true });
  const limit = setTimeout(() => follow.disconnect(), patience);
  return () => {
    follow.disconnect();
    clearTimeout(limit);
  };
};
