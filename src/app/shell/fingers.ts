import type { DrawerActor } from '#src/features/shell/mobile/follow-drawer.ts';

/** A finger's place in the drawer's coordinates: from the right edge, without a wide scroll bar. */
const placeOf = ({ clientX, clientY }: Touch) => ({
  x: document.documentElement.clientWidth - clientX,
  y: clientY,
});

/** A finger on text moves the caret; on a zoomed page it pans. */
const isTaken = ({ target }: TouchEvent): boolean =>
  (target instanceof Element && target.closest('input, textarea, select') !== null) ||
  (window.visualViewport?.scale ?? 1) > 1.01;

/** Sends touch events to a drawer of `width` pixels. */
export const tellFingers = (drawer: Pick<DrawerActor, 'send'>, event: TouchEvent, width: number): void => {
  const [finger] = event.touches;
  const at = event.timeStamp;
  if (event.type === 'touchstart') {
    if (finger === undefined || isTaken(event)) return;
    const fingers = event.touches.length;
    drawer.send({ type: 'touch.started', ...placeOf(finger), at, fingers, width });
  } else if (event.type === 'touchmove') {
    if (finger !== undefined) drawer.send({ type: 'touch.moved', ...placeOf(finger), at });
  } else if (event.type === 'touchcancel') drawer.send({ type: 'touch.cancelled' });
  else if (event.touches.length === 0) drawer.send({ type: 'touch.ended', at });
};
