import { useEffect } from 'react';
import type { WarningContent } from '#machines/shell/leave-warning/leave-warning.types.ts';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { useOpenedApp } from '#src/app/root-actor/use-opened-app.ts';

/** Warns before the page is left, while it is armed. `content` should stay the same object. */
export const useLeaveWarning = (isArmed: boolean, content: Partial<WarningContent>): void => {
  const app = useOpenedApp();
  useEffect(() => {
    if (app === null || !isArmed) return undefined;
    const warning = systemActor(app, 'warning');
    warning.send({ type: 'warning.armed', content });
    return () => warning.send({ type: 'warning.disarmed' });
  }, [app, isArmed, content]);
};
