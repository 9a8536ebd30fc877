import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { WarningContent } from '#machines/shell/leave-warning/leave-warning.types.ts';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { useOpenedApp } from '#src/app/root-actor/use-opened-app.ts';

/** Asks before the page is left, as long as it is armed. `content` should stay the same object. */
export const useLeaveWarning = (isArmed: boolean, content: Partial<WarningContent>): void => {
  const app = useOpenedApp();
  const router = useRouter();
  useEffect(() => {
    if (app === null || !isArmed) return undefined;
    const warning = systemActor(app, 'warning');
    const arm = () => warning.send({ type: 'warning.armed', content });
    let stopWaiting = (): void => undefined;
    // Another query leaves the page open, and what is unsaved with it: the next way out asks again.
    const granted = warning.on('leaving.granted', ({ target }) => {
      if (target?.kind !== 'navigation' || !target.isShallow) return;
      stopWaiting();
      stopWaiting = router.subscribe('onResolved', () => {
        stopWaiting();
        arm();
      });
    });
    arm();
    return () => {
      granted.unsubscribe();
      stopWaiting();
      warning.send({ type: 'warning.disarmed' });
    };
  }, [app, router, isArmed, content]);
};
