import { type RefObject, useEffect, useRef } from 'react';
import { takeFocus } from '#src/components/focus/take-focus.ts';

/**
 * Takes the person along to another view of the page: whoever went there by a link of the page itself has that link no more, or far below.
 * Whoever goes from view to view stays at the list of views. Resolves no hash: that leads to its own part.
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
