import { authLogic } from '#src/features/auth/auth.actors.ts';
import { endedBecause } from '#src/features/auth/logout-words.ts';
import { followLinks } from '#src/features/shell/follow-links.ts';
import type { AppActor } from './actors.ts';
import { createApp, showSessionMessage } from './create-app.ts';
import type { AppRouter } from './create-router.ts';
import { endWithSession } from './end-with-session.ts';
import { guardReturn } from './guard-return.ts';
import { watchRouter } from './watch-router.ts';

/** Starts the root actor with its real ends and lets it watch the router; from now on links stay in the app. */
export const startApp = async (router: AppRouter): Promise<AppActor> => {
  const inspect = import.meta.env.DEV ? await (await import('./inspector.ts')).openInspector() : undefined;
  const app = createApp({
    auth: authLogic,
    inspect,
    goTo: async ({ href, isShallow }) => {
      await router.navigate({ href, replace: isShallow, resetScroll: false });
      scrollTo({ top: 0 });
    },
  });
  watchRouter(router, app);
  followLinks((href) => void router.navigate({ href }));
  showSessionMessage(app);
  endWithSession(app, { reason: endedBecause, leave: () => location.replace('/') });
  guardReturn(app, () => location.reload());
  return app;
};
