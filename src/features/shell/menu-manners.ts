import { useEffect } from 'react';
import { watchHover } from './menu-hover.ts';
import { stopAfter } from './menu-keys.ts';

type Way = { nav: HTMLElement; onOpen: (group: number | null) => void };

const openButton = (nav: HTMLElement) => nav.querySelector<HTMLElement>('[aria-expanded="true"]');

/** Within the open group, including its main link and button. */
const isWithin = (nav: HTMLElement, target: EventTarget | null) =>
  target instanceof Node && openButton(nav)?.parentElement?.contains(target) === true;

const followKeys = (nav: HTMLElement): (() => void) => {
  const press = (event: KeyboardEvent) => {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    const stop = isPlain && event.target instanceof HTMLElement ? stopAfter(event.key, event.target) : null;
    if (stop === null) return;
    event.preventDefault();
    stop.focus();
  };
  nav.addEventListener('keydown', press);
  return () => nav.removeEventListener('keydown', press);
};

/** Closes an open group on Escape, on focus or a press elsewhere, and on following one of its links. */
const watchEnd = ({ nav, onOpen }: Way): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const closeIf = (isOver: boolean) => {
    if (isOver) onOpen(null);
  };
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (isWithin(nav, document.activeElement)) openButton(nav)?.focus();
    onOpen(null);
  };
  document.addEventListener('keydown', closeByKey, { signal });
  // In the capture phase, because React stops a press in a part that is not hydrated.
  document.addEventListener('pointerdown', ({ target }) => closeIf(!isWithin(nav, target)), {
    signal,
    capture: true,
  });
  // Without a new target, the window has lost the focus, and the person has not moved on.
  const leave = ({ relatedTarget: to }: FocusEvent) => closeIf(to !== null && !isWithin(nav, to));
  nav.addEventListener('focusout', leave, { signal });
  const follow = ({ target }: Event) => closeIf(target instanceof Element && target.closest('a') !== null);
  nav.addEventListener('click', follow, { signal });
  return () => stop.abort();
};

type MenuMannersProps = Way & {
  /** The index of the open group. */
  open: number | null;
};

/** Adds keyboard and pointer behavior to the menu, besides its buttons' presses. Renders nothing. */
export const MenuManners = ({ nav, open, onOpen }: MenuMannersProps) => {
  useEffect(() => followKeys(nav), [nav]);
  useEffect(() => watchHover(nav, onOpen), [nav, onOpen]);
  const isOpen = open !== null;
  useEffect(() => (isOpen ? watchEnd({ nav, onOpen }) : undefined), [isOpen, nav, onOpen]);
  return null;
};
