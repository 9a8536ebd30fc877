import { type RefObject, useEffect, useRef } from 'react';
import { takeFocus } from '#src/components/focus/take-focus.ts';

/**
 * Moves the focus to another view of the page after a link within the page, because that link is gone or far below. After a press on a tab
 * the focus stays there. An address with a hash focuses its own part instead.
 */
export const useViewFocus = (current: string): RefObject<HTMLDivElement | null> => {
  const view = useRef<HTMLDivElement>(null);
  const before = useRef(current);
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    const box = view.current;
    if (box === null || location.hash !== '') return;
    if (!document.activeElement?.closest('[data-views]')) {
      const place = box.querySelector<HTMLElement>('h2') ?? box;
      place.tabIndex = -1;
      takeFocus(place, { preventScroll: true });
    }
    if (box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [current]);
  return view;
};
