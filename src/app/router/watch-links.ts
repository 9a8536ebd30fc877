import type { AnyRouter } from '@tanstack/react-router';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { followLinks } from '#src/features/shell/follow-links.ts';
import type { Tracking } from '#src/features/shell/tracking/tracking.ts';
import { unlessInterrupted } from './watch-leaving.ts';

/** Handles links in the app, and tells the tracker about external ones. Returns a function that stops it. */
export const watchLinks = (router: AnyRouter, app: AppActor, tracking: Tracking): (() => void) =>
  followLinks({
    goTo: (href) => {
      // The page isn't hydrated yet: nothing would show the router's next page.
      if (router.history.subscribers.size === 0) return location.assign(href);
      // The warning tells the person about a navigation that it holds back.
      unlessInterrupted(systemActor(app, 'warning'), () => router.navigate({ href })).catch(() => undefined);
    },
    goOut: (link) => {
      if (!tracking.isListening()) return false;
      systemActor(app, 'tracker').send({ type: 'link.followed', ...link });
      return true;
    },
  });
