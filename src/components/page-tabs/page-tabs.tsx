import { type RefObject, useEffect, useRef } from 'react';
import type { AppLink } from '#src/components/button/app-link.ts';
import { PlainLink } from '#src/components/button/plain-link.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { whole } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';

/**
 * Moves the focus to the new view after a link within the page, because that link is gone or far below. After
 * a click on a tab, the focus stays on the tab. An address with a hash focuses its own target instead.
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

type PageTab = {
  id: string;
  name: string;
  link: AppLink;
  /** The number of waiting items: shown from 1 on, and named for a screen reader. */
  waiting?: { count: number; name: string } | undefined;
};

type PageTabsProps = {
  /** The list's name: "The captain’s desk". */
  label: string;
  tabs: readonly PageTab[];
  /** The `id` of the current view. */
  current: string;
};

/** Pixels of the previous tab that stay visible, to hint at it. */
const edge = 48;

/** The views of one page, each with its own address, so that Back and links work. */
export const PageTabs = ({ label, tabs, current }: PageTabsProps) => {
  const at = slots('pageTabs');
  const list = useRef<HTMLUListElement>(null);
  // On a phone the current tab may be out of sight.
  useEffect(() => {
    const shown = current && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && shown) list.current.scrollLeft = shown.offsetLeft - list.current.offsetLeft - edge;
  }, [current]);
  return (
    <nav aria-label={label} className={at('root')} data-views>
      <ul ref={list} className={at('list')}>
        {tabs.map(({ id, name, link, waiting }) => (
          <li key={id}>
            <PlainLink {...link} aria-current={id === current ? 'page' : undefined} className={at('tab')}>
              {name}
              {waiting === undefined || waiting.count === 0 ? null : (
                <span className={at('count')}>
                  {whole(waiting.count)} <VisuallyHidden>{waiting.name}</VisuallyHidden>
                </span>
              )}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
