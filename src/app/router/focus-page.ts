import { takeFocus } from '#src/components/focus/take-focus.ts';

/** Milliseconds that a page may take to show its content. */
const patience = 10_000;

const partOf = (hash: string): HTMLElement | null => {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash));
  } catch {
    return null;
  }
};

const take = (place: HTMLElement): void => {
  // An element that is no control takes focus only with a `tabindex`.
  if (!place.hasAttribute('tabindex') && place.tabIndex < 0) place.tabIndex = -1;
  takeFocus(place, { preventScroll: true });
};

/**
 * On a new page, keyboard and screen reader start at its heading, or at the part in the address's hash. A page that has set the focus
 * itself keeps it; where a skeleton had the focus, its content gets it. Returns a function that stops it.
 * @param before what had the focus when the change began
 */
export const focusPage = (hash: string, before: Element | null): (() => void) => {
  const { activeElement: now } = document;
  if (now !== null && now !== before && now.closest('main')) return () => undefined;
  let target: HTMLElement | null = null;
  const begin = () => {
    target = partOf(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (target !== null) take(target);
  };
  begin();
  const follow = new MutationObserver(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && target?.isConnected !== true) begin();
  });
  follow.observe(document.body, { childList: true, subtree: true });
  const limit = setTimeout(() => follow.disconnect(), patience);
  return () => {
    follow.disconnect();
    clearTimeout(limit);
  };
};
