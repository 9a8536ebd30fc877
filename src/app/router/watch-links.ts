import type { AnyRouter } from '@tanstack/react-router';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { followLinks } from '#src/features/shell/follow-links.ts';
import type { Tracking } from '#src/features/shell/tracking/tracking.ts';
import { unlessInterrupted } from './watch-leaving.ts';

/** Lets links stay in the app, and tells the tracker of those that lead out. Returns the way to stop. */
export const watchLinks = (router: AnyRouter, app: AppActor, tracking: Tracking): (() => void) =>
  followLinks({
    goTo: (href) => {
      // The page isn't taken over yet: nobody would show where the router goes.
      if (router.history.subscribers.size === 0) return location.assign(href);
      // A change that is held back has been told of where it was held.
      unlessInterrupted(systemActor(app, 'warning'), () => router.navigate({ href })).catch(() => undefined);
    },
    goOut: (link) => {
      if (!tracking.isListening()) return false;
      systemActor(app, 'tracker').send({ type: 'link.followed', ...link });
      return true;
    },
  });
