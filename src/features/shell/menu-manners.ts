import { useEffect } from 'react';

const stops: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

const reachable = (list: Element) => [
  ...list.querySelectorAll<HTMLElement>(':scope > li > a, :scope > li > button'),
];

/** The panel of an unfolded button. */
const panelOf = (button: HTMLElement) =>
  button.getAttribute('aria-expanded') === 'true' ? button.nextElementSibling : null;

/**
 * The target of a key from a link or button of the menu, by the ARIA practices' optional keys: along its list, and down into an open group.
 * Null for other keys; at the end of a list the focus stays.
 */
const stopAfter = (key: string, at: HTMLElement): HTMLElement | null => {
  const step = stops[key];
  const list = at.closest('ul');
  if (step === undefined || list === null) return null;
  const panel = key === 'ArrowDown' ? panelOf(at) : null;
  if (panel !== null) return reachable(panel)[0] ?? at;
  const all = reachable(list);
  return all[step(all.indexOf(at), all.length - 1)] ?? at;
};

/** Milliseconds: long enough that a pointer on its way elsewhere opens nothing, and may cut a corner without closing. */
const intent = 140;
const grace = 320;

/** The index of the group for which `isSo` is true; null for none. */
const groupThat = (nav: HTMLElement, isSo: (group: Element, button: Element) => boolean): number | null => {
  const buttons = [...nav.querySelectorAll('[aria-expanded]')];
  const found = buttons.findIndex((button) => button.parentElement && isSo(button.parentElement, button));
  return found < 0 ? null : found;
};

/**
 * A mouse that rests on a group opens it, and closes it some time after it leaves; touch doesn't hover. A group that a press opened is not
 * changed by hovering. Returns a function that stops it.
 */
const watchHover = (nav: HTMLElement, onOpen: (group: number | null) => void): (() => void) => {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: number | null = null;
  let opened: number | null = null;

  const shown = () => groupThat(nav, (_, button) => button.getAttribute('aria-expanded') === 'true');
  const settle = () => {
    const isOurs = shown() === null || shown() === opened;
    if (!isOurs || hovered === shown()) return;
    opened = hovered;
    onOpen(hovered);
  };
  const turnTo = (group: number | null) => {
    if (group === hovered) return;
    hovered = group;
    clearTimeout(timer);
    timer = setTimeout(settle, group === null ? grace : intent);
  };
  const over = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === 'mouse') turnTo(groupThat(nav, (group) => group.contains(target as Node)));
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') turnTo(null);
  };
  // A press on a group that hovering has just opened keeps it open, instead of closing it under the pointer.
  const press = (event: MouseEvent) => {
    clearTimeout(timer);
    const pressed = groupThat(nav, (_, button) => button.contains(event.target as Node));
    const isKept = event.detail > 0 && pressed !== null && pressed === opened && pressed === shown();
    opened = null;
    if (isKept) event.stopPropagation();
  };

  const { signal } = stop;
  nav.addEventListener('pointerover', over, { signal });
  nav.addEventListener('pointerleave', leave, { signal });
  nav.addEventListener('click', press, { signal, capture: true });
  // The pointer that loaded this module may rest already.
  if (matchMedia('(hover: hover)').matches) turnTo(groupThat(nav, (group) => group.matches(':hover')));
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
};

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
