/** Milliseconds: long enough that a pointer on its way elsewhere opens nothing, and may cut a corner without closing. */
const intent = 140;
const grace = 320;

/** Which group, by its place in the menu, is so; null where none is. */
const groupThat = (nav: HTMLElement, isSo: (group: Element, button: Element) => boolean): number | null => {
  const buttons = [...nav.querySelectorAll('[aria-expanded]')];
  const found = buttons.findIndex((button) => button.parentElement && isSo(button.parentElement, button));
  return found < 0 ? null : found;
};

/**
 * A mouse that rests on a group opens it, and closes it some time after it has left; a finger never hovers. What a person
 * opened by a press is theirs: no pointer that passes by closes or changes it. Returns the way to stop.
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
  // A press on a group that hovering has just opened keeps it open, where it would else close it under the pointer.
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
  // The pointer that brought this module may have come to rest already.
  if (matchMedia('(hover: hover)').matches) turnTo(groupThat(nav, (group) => group.matches(':hover')));
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
};
