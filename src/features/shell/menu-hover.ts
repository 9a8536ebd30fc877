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
export const watchHover = (nav: HTMLElement, onOpen: (group: number | null) => void): (() => void) => {
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
