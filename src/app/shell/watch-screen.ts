import type { AnyRouter } from '@tanstack/react-router';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { drawerWidth } from '#src/features/shell/mobile/drawer-parts.ts';
import { followHeader } from '#src/features/shell/mobile/follow-header.ts';
import { mobileQuery } from '#src/features/shell/mobile/layout.ts';

/** A finger's place as the drawer reckons: from the right edge, and without what a wide scroll bar takes. */
const placeOf = ({ clientX, clientY }: Touch) => ({
  x: document.documentElement.clientWidth - clientX,
  y: clientY,
});

/** A finger on text moves the caret, and one on an enlarged page moves that. */
const isTaken = ({ target }: TouchEvent): boolean =>
  (target instanceof Element && target.closest('input, textarea, select') !== null) ||
  (window.visualViewport?.scale ?? 1) > 1.01;

const watchFingers = (app: AppActor, signal: AbortSignal): void => {
  const drawer = systemActor(app, 'drawer');
  const on = (
    type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
    tell: (event: TouchEvent) => void,
  ) => addEventListener(type, tell, { passive: true, signal });
  on('touchstart', (event) => {
    const [finger] = event.touches;
    if (finger === undefined || isTaken(event)) return;
    const fingers = event.touches.length;
    drawer.send({
      type: 'touch.started',
      ...placeOf(finger),
      at: event.timeStamp,
      fingers,
      width: drawerWidth(),
    });
  });
  on('touchmove', (event) => {
    const [finger] = event.touches;
    if (finger !== undefined) drawer.send({ type: 'touch.moved', ...placeOf(finger), at: event.timeStamp });
  });
  on('touchend', (event) => {
    if (event.touches.length === 0) drawer.send({ type: 'touch.ended', at: event.timeStamp });
  });
  on('touchcancel', () => drawer.send({ type: 'touch.cancelled' }));
};

/** Once a frame at most, however often the browser tells. */
const watchScroll = (app: AppActor, signal: AbortSignal): void => {
  const header = systemActor(app, 'header');
  let frame: number | null = null;
  const tell = () => {
    frame = null;
    const { scrollHeight, clientHeight } = document.documentElement;
    header.send({ type: 'page.scrolled', top: scrollY, limit: Math.max(scrollHeight - clientHeight, 0) });
  };
  addEventListener(
    'scroll',
    () => {
      frame ??= requestAnimationFrame(tell);
    },
    { passive: true, signal },
  );
  signal.addEventListener('abort', () => {
    if (frame !== null) cancelAnimationFrame(frame);
  });
};

/** The site's own header, and none of a page's. */
const isInHeader = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('header') !== null && target.closest('main') === null;

/** Only a focus that shows counts: a finger leaves one behind on whatever it has pressed. */
const watchFocus = (app: AppActor, signal: AbortSignal): void => {
  const header = systemActor(app, 'header');
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const isShown = target instanceof Element && target.matches(':focus-visible');
      if (isShown && isInHeader(target)) header.send({ type: 'focus.entered' });
    },
    { signal },
  );
  document.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!isInHeader(relatedTarget)) header.send({ type: 'focus.left' });
    },
    { signal },
  );
};

/** Tells header and drawer what hands do, how large the window is, and when the page changes. Returns the way to stop. */
export const watchScreen = (router: Pick<AnyRouter, 'subscribe'>, app: AppActor): (() => void) => {
  const both = [systemActor(app, 'header'), systemActor(app, 'drawer')] as const;
  const stopping = new AbortController();
  const { signal } = stopping;

  const query = matchMedia(mobileQuery);
  const tellLayout = () => {
    for (const one of both) one.send({ type: 'layout.changed', isMobile: query.matches });
  };
  query.addEventListener('change', tellLayout, { signal });
  tellLayout();

  watchFingers(app, signal);
  watchScroll(app, signal);
  watchFocus(app, signal);
  const stops = [
    followHeader(systemActor(app, 'header')),
    // The drawer gives way as soon as the page is to change; where the next one stands is known once it is there.
    router.subscribe('onBeforeNavigate', () => systemActor(app, 'drawer').send({ type: 'route.changed' })),
    router.subscribe('onResolved', () => systemActor(app, 'header').send({ type: 'route.changed' })),
  ];
  return () => {
    stopping.abort();
    for (const stop of stops) stop();
  };
};
