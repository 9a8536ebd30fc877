import type { AnyRouter } from '@tanstack/react-router';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { drawerWidth } from '#src/features/shell/mobile/drawer-parts.ts';
import { followHeader } from '#src/features/shell/mobile/follow-header.ts';
import { mobileQuery } from '#src/features/shell/mobile/layout.ts';
import { tellFingers } from './fingers.ts';

const watchFingers = (app: AppActor, signal: AbortSignal): void => {
  const drawer = systemActor(app, 'drawer');
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    addEventListener(type, (event) => tellFingers(drawer, event, drawerWidth()), {
      passive: true,
      capture: true,
      signal,
    });
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
