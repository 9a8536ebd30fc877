import type { AnyRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { type headerMachine, isHeaderAway } from '#machines/shell/header/header.machine.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { drawerWidth } from '#src/features/shell/mobile/drawer-parts.ts';
import { mobileQuery } from '#src/features/shell/mobile/layout.ts';
import { tellFingers } from './fingers.ts';

/** Tells the style sheet whether the header is hidden, without a React render. Returns a function that stops it. */
const followHeader = (actor: ActorRefFrom<typeof headerMachine>): (() => void) => {
  const draw = () =>
    document.documentElement.toggleAttribute('data-header-away', isHeaderAway(actor.getSnapshot()));
  draw();
  const { unsubscribe } = actor.subscribe(draw);
  return () => {
    unsubscribe();
    document.documentElement.toggleAttribute('data-header-away', false);
  };
};

const watchFingers = (app: AppActor, signal: AbortSignal): void => {
  const drawer = systemActor(app, 'drawer');
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    addEventListener(type, (event) => tellFingers(drawer, event, drawerWidth()), {
      passive: true,
      capture: true,
      signal,
    });
};

/** At most once a frame, even if the browser reports more often. */
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

/** The site's own header, not one within a page. */
const isInHeader = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('header') !== null && target.closest('main') === null;

/** Only a visible focus counts: a touch leaves an invisible one on the pressed element. */
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

/** Tells header and drawer about input, window size and page changes. Returns a function that stops it. */
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
    // The drawer closes when a navigation begins. The next page's place is known only after it.
    router.subscribe('onBeforeNavigate', () => systemActor(app, 'drawer').send({ type: 'route.changed' })),
    router.subscribe('onResolved', () => systemActor(app, 'header').send({ type: 'route.changed' })),
  ];
  return () => {
    stopping.abort();
    for (const stop of stops) stop();
  };
};
