import { isAskedFor } from '#machines/auth/auth.failures.ts';
import type { LogoutReason } from '#machines/auth/auth.types.ts';
import { forgetDrafts } from '#src/features/registration/registration.storage.ts';
import { type AppActor, resident } from './actors.ts';

type Ends = {
  /** Why the last session of this browser ended: the page that ended it may be gone. */
  reason: () => LogoutReason | null;
  /** Goes home by loading it, so that nothing stays in memory. */
  leave: () => void;
};

/** What is the person's own goes with their session; one that only ran out gets back what was typed. */
export const endWithSession = (app: AppActor, { reason, leave }: Ends): void => {
  const auth = resident(app, 'auth');
  const forget = () => {
    if (isAskedFor(auth.getSnapshot().context.logoutReason ?? reason())) forgetDrafts();
  };
  auth.on('session.ending', forget);
  auth.on('session.closed', forget);
  auth.on('session.left', leave);
  auth.on('session.endedElsewhere', () => {
    resident(app, 'warning').send({ type: 'warning.disarmed' });
    forgetDrafts();
    leave();
  });
};
